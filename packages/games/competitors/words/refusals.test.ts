/** Why not, as players read it. */
import { LANGUAGES, type Rejection } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { REASONS, type Reason, SHARED_REASONS } from '../rules.ts'
import type { State } from '../state.ts'
import { bases, fleet, inState, plane, ship, signed, stage, truck, turnOf } from '../tests/stage.ts'
import { words } from './index.ts'

const { table } = testTable(stage)
const who = (seat: number) => ['Anna', 'Elena', 'Ugo'][seat] ?? '?'
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const both = (why: Reason, figures?: Rejection['with']) =>
  LANGUAGES.map(each => plain(words[each].refusal({ rule: 'COM-1.1', why, ...(figures === undefined ? {} : { with: figures }) }, who)))

test('every refusal says why and what would be possible, with figures and without', () => {
  const all = { least: 1, most: 5, euro: 2_000, points: 3, unit: 500 }
  for (const why of Object.keys({ ...REASONS, ...SHARED_REASONS }) as Reason[])
    for (const figures of [undefined, all, { ...all, vehicle: 'truck' }, { ...all, vehicle: 'ship' }, { ...all, vehicle: 'plane' }])
      for (const text of both(why, figures)) {
        expect(text, why).toMatch(/^[A-ZÀ-Ù].{20,}[.]$/s)
        expect(text, why).not.toMatch(/undefined|NaN|\.\.|\s\s|\{|\}/)
        expect(text.split(/[.:;] /).length, `${why}: ${text}`).toBeGreaterThan(1)
      }
})

test('refusals name their figures', () => {
  expect(both('tooDear', { euro: 200_000 })).toEqual([
    'You cannot afford this vehicle: it costs €200,000. Buy a cheaper one, sell something first, or do something else.',
    'Il tuo denaro non basta per questo mezzo: servono 200.000 €. Acquistane uno meno caro, prima vendi qualcosa, o fai altro.',
  ])
  expect(both('tooDear')[0]).toMatch(/^You cannot afford this vehicle\. Buy/)
  expect(both('noPieceLeft', { vehicle: 'ship' })).toEqual([
    'You already have 3 ships, the most anybody may have. Sell one first, or choose another kind.',
    'Hai già 3 Navi, il massimo. Prima vendine una, o scegli un mezzo di altro tipo.',
  ])
  expect(both('baseCannotHost', { vehicle: 'plane' })).toEqual([
    'This state has no airport. Put the plane at your HQ or at a branch with an airport.',
    'Questo Stato non ha un Aeroporto. Metti l’Aereo nella Sede o in una Filiale con un Aeroporto.',
  ])
  expect(both('noPointsLeft', { points: 3 })).toEqual([
    'This step takes 3 P.M. There are not enough points left in this T.M. Choose a cheaper step, or stop here.',
    'Per questo passo servono 3 P.M. In questo T.M. non restano abbastanza punti. Scegli un passo che costi meno, o fermati qui.',
  ])
  expect(both('bidTooLow', { least: 11_000 })).toEqual([
    'The bid is too low. Bid €11,000 or more, or pass.',
    'L’offerta è troppo bassa. Offri almeno 11.000 €, o passa.',
  ])
  expect(both('wholeUnits')).toEqual([
    'Sums in deals are whole multiples of €500. Round yours up or down.',
    'Nelle trattative le somme sono multipli di 500 €. Arrotonda la tua.',
  ])
  expect(both('seatsOutOfRange', { least: 2, most: 5 })[1]).toMatch(/Competitors è per 2–5\.$/)
})

test('a player who tries reads the reason', () => {
  const tried = (changes: Partial<State>, command: Command) => {
    const refusal = table({ agenda: turnOf(0), ...changes }).refusal(0, command)
    return refusal === undefined ? ['allowed'] : LANGUAGES.map(each => plain(words[each].refusal(refusal, who)))
  }
  const contract = { signed: [[signed(1, 'polonia', 'newspapers', 'germania')], [], []] } satisfies Partial<State>
  expect(tried(contract, { kind: 'deliver', signed: 1, vehicle: truck(0) })).toEqual([
    'A delivery starts in the sender’s state, with a ship in its port or a plane at its airport. Move this vehicle there first, or choose one that is there.',
    'Una consegna parte dallo Stato del Mittente, con la Nave in Porto o l’Aereo in Aeroporto. Prima porta lì questo mezzo, o scegline uno che c’è già.',
  ])
  expect(
    tried({ ...contract, fleet: fleet({ [ship(0)]: inState('polonia') }) }, { kind: 'deliver', signed: 1, vehicle: ship(0) })[0],
  ).toMatch(/^The symbol on the contract says which kind of vehicle/)
  expect(tried({}, { kind: 'step', vehicle: truck(0), to: 'giappone' })[0]).toMatch(/^A truck cannot drive there from here\./)
  expect(tried({}, { kind: 'step', vehicle: plane(0), to: 'giappone' })[0]).toBe(
    'That is too far for one flight. Choose a hex or an airport at most 3 hexes away, not counted across the edge of the map.',
  )
  expect(tried({ agenda: turnOf(0, 0, 0) }, { kind: 'draw', deck: 'contract' })).toEqual([
    'You have used the 2 actions of this turn. You can still deal and play special cards; then end your turn.',
    'Hai usato le 2 Azioni di questo turno. Puoi ancora trattare e giocare carte Speciali; poi termina il turno.',
  ])
  const poor = { money: [1_000, 0, 0], bases: bases(['germania'], ['svizzera'], ['giappone']) } satisfies Partial<State>
  expect(tried(poor, { kind: 'step', vehicle: truck(0), to: 'svizzera' })[0]).toBe(
    'You cannot afford the tax and tolls of this state: it costs €10,000. Nothing can be sold for that: go round it, or ask its owner for a pass.',
  )
})
