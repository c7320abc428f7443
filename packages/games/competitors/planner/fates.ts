/** What the orders of a customs card or an event come to for a delivery, as far as a plan looks ahead. */
import { CUSTOMS, CUSTOMS_IDS } from '../content/customs.ts'
import type { Op } from '../content/ops.ts'

export interface Fate {
  readonly fail: number // the chance that the delivery fails at once
  readonly lost: readonly [number, number, number] // the chance to lose 1, 2 or 3 points
  readonly pay: number // on average
  readonly draws: number // customs cards ordered
  readonly stops: boolean // no customs card from now on
  readonly keeps: boolean // it will cancel another one
}
export interface Circumstances {
  readonly illegal: boolean
  readonly cash: number
  readonly truck: boolean // a truck that is not aboard
}

const NOTHING: Fate = { fail: 0, lost: [0, 0, 0], pay: 0, draws: 0, stops: false, keeps: false }

/** Gains and 'may' are left out: whoever counts on them plans on luck. */
export function fateOf(ops: readonly Op[], known: Circumstances): Fate {
  return ops.reduce((fate, op) => both(fate, fateOfOne(op, known)), NOTHING)
}

function fateOfOne(op: Op, known: Circumstances): Fate {
  switch (op.op) {
    case 'pay':
    case 'fine':
      return { ...NOTHING, pay: op.euro }
    case 'points':
      return op.n < 0 ? { ...NOTHING, lost: [op.n === -1 ? 1 : 0, op.n === -2 ? 1 : 0, op.n <= -3 ? 1 : 0] } : NOTHING
    case 'drawCustoms':
      return { ...NOTHING, draws: 1 }
    case 'noCustoms':
      return { ...NOTHING, stops: true }
    case 'keep':
      return { ...NOTHING, keeps: true }
    case 'choose':
      return chosen(op.options, known)
    case 'roll':
      return op.outcomes.reduce((fate, { from, to, do: ops }) => both(fate, scaled(fateOf(ops, known), (to - from + 1) / 6)), NOTHING)
    case 'inspect':
      return fateOf(known.illegal ? op.illegal : op.legal, known)
    case 'fail':
      return op.only === undefined || known.truck ? { ...NOTHING, fail: 1 } : NOTHING
    case 'endTurn':
      return { ...NOTHING, fail: 1 }
    case 'gain':
    case 'draw':
    case 'may':
    case 'seize':
    case 'stopVehicle':
      return NOTHING
  }
}

/** The first that can be paid: in all cards of the game it costs money and saves trouble. */
function chosen(options: readonly (readonly Op[])[], known: Circumstances): Fate {
  const fates = options.map(ops => fateOf(ops, known))
  return fates.find(({ pay }) => pay <= known.cash) ?? NOTHING
}
const sum = ([a, b, c]: Fate['lost'], [d, e, f]: Fate['lost']): Fate['lost'] => [a + d, b + e, c + f]
const both = (a: Fate, b: Fate): Fate => ({
  fail: Math.min(1, a.fail + b.fail),
  lost: sum(a.lost, b.lost),
  pay: a.pay + b.pay,
  draws: a.draws + b.draws,
  stops: a.stops || b.stops,
  keeps: a.keeps || b.keeps,
})
export const scaled = ({ fail, lost: [a, b, c], pay, draws, stops, keeps }: Fate, by: number): Fate => ({
  fail: fail * by,
  lost: [a * by, b * by, c * by],
  pay: pay * by,
  draws: draws * by,
  stops,
  keeps,
})
export const addFates = both

/** Customs cards sorted by what they do to a delivery. */
export interface Sorted {
  readonly fates: readonly Fate[] // one a sort
  readonly sortOf: readonly number[] // by card, in the order of CUSTOMS_IDS
  readonly pays: readonly number[] // by card
}
/** The cash matters only below the dearest choice. */
const CASH_LEVELS = [10_000, 5_000, 2_000, 0]
const sorted = new Map<string, Sorted>()
export function customsFates(illegal: boolean, cash: number): Sorted {
  const level = CASH_LEVELS.find(euro => cash >= euro) ?? 0
  const key = `${illegal} ${level}`
  const before = sorted.get(key)
  if (before !== undefined) return before
  const all = CUSTOMS_IDS.map(id => fateOf(CUSTOMS[id].ops, { illegal, cash: level, truck: false }))
  const names = all.map(({ fail, lost, stops, keeps }) => `${fail} ${lost.join(' ')} ${stops} ${keeps}`)
  const kinds = [...new Set(names)]
  const sortOf = names.map(name => kinds.indexOf(name))
  const answer = {
    fates: kinds.flatMap((_, n) => all.filter((_, card) => sortOf[card] === n).slice(0, 1)),
    sortOf,
    pays: all.map(({ pay }) => pay),
  }
  sorted.set(key, answer)
  return answer
}
