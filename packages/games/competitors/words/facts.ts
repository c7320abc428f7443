/** What the sentences of the log need to know in every language. */
import { at, type Seat } from '@wildcat/kernel'
import { capital } from '@wildcat/kernel/words/capital.ts'
import type { Hex } from '../content/kinds.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import type { Result } from '../events.ts'
import { airportsAt, columnOf, hexesWithin, isSea, openSea, portsAt, rowOf } from '../map.ts'
import type { View } from '../state.ts'

/** The text with its stop; an abbreviation at its end has one already. A player's name at its beginning stays as it is written. */
export const withStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
/** The text as a sentence, with a capital. */
export const sentence = (text: string): string => capital(withStop(text))

const FIRST_ROW = 'A'.charCodeAt(0)
/** 'C17': rows are letters from the north, columns numbers from the west edge of the map. */
export const gridOf = (hex: Hex): string => `${String.fromCharCode(FIRST_ROW + rowOf(hex))}${columnOf(hex) + 1}`

/** Farther off than this a port or airport says nothing about where a hex is. */
const RINGS = [0, 1, 2] as const
/** The state whose port, over open sea, or airport, for a hex of land, lies nearest, if one is near: the first of the map where several do. */
export function shoreOf(hex: Hex): Territory | undefined {
  let reached: readonly Hex[] = [hex]
  for (const ring of RINGS) {
    if (ring !== 0) reached = isSea(hex) ? reached.flatMap(each => [each, ...openSea(each)]) : hexesWithin(hex, ring)
    const shores = new Set(reached.flatMap(isSea(hex) ? portsAt : airportsAt))
    const nearest = TERRITORY_IDS.find(each => shores.has(each))
    if (nearest !== undefined) return nearest
  }
  return undefined
}

/** A signed contract, as long as it lies on the table. */
export const signedIn = ({ signed }: View, id: number): View['signed'][number][number] | undefined =>
  signed.flat().find(each => each.id === id)

/** What is in a list and how often, in the order in which it comes. */
export function counts<X>(list: readonly X[]): (readonly [X, number])[] {
  return [...new Set(list)].map(each => [each, list.filter(other => other === each).length])
}

const byResult = (a: Result, b: Result): number => b.vp - a.vp || b.wealth - a.wealth
/** [COM-1.2] Seats from the best result down; who share a place as they sit. */
export const ranking = (results: readonly Result[]): Seat[] =>
  [...results.keys()].toSorted((a, b) => byResult(at(results, a), at(results, b)))
/** [COM-1.2] Somebody else had as many VP. */
export function wonByWealth(results: readonly Result[], winners: readonly Seat[]): boolean {
  const { vp } = at(results, at(winners, 0))
  return results.filter(each => each.vp === vp).length > winners.length
}
