/**
 * How a way is judged. The chance of success is the product of three: customs cards, political events, weather.
 * Approximations: points lost to cards and events fail a delivery only if they are more than the points it has to spare when it arrives
 * as planned, and do not shift where T.M. end; gains, offers to buy points and an escort are not counted on; more than four cards are
 * extrapolated; a customs card ordered by an event is taken for the next one.
 */
import { sitesWith } from '../bases.ts'
import { factsOf } from '../map.ts'
import { type CustomsOdds, customsOdds } from './customs-odds.ts'
import type { JourneyFacts } from './journey-facts.ts'
import type { Label } from './labels.ts'
import type { Figures } from './plan.ts'
import { howMany, politicalOdds } from './political-odds.ts'

export interface Stakes {
  readonly illegal: boolean
  readonly noCustoms: boolean
}
const NO_CUSTOMS: CustomsOdds = { chance: () => 1, pay: () => 0 }

/** What of a way counts. */
export interface Outcome {
  readonly label: Readonly<Pick<Label, 'tm' | 'points' | 'fuel' | 'levies' | 'customs' | 'drew' | 'halfCards' | 'events' | 'exposed'>>
  readonly slack: number
  readonly eventsBefore: number
}
/** Judges all ways to do one thing. */
export function judgeOf(journeyFacts: JourneyFacts, { illegal, noCustoms }: Stakes): (outcome: Outcome) => Figures {
  const { view, seat, cash } = journeyFacts
  const customs = noCustoms ? NO_CUSTOMS : customsOdds(view, seat, illegal, cash)
  const political = politicalOdds(view, seat, { illegal, cash }, customs)
  const saved = savedChance(journeyFacts)
  return ({ label, slack, eventsBefore }) => {
    const { tm, points, fuel, levies, drew, events } = label
    const chance =
      customs.chance(label.customs - drew, drew, slack) *
      political.chance(events, events - eventsBefore, slack) *
      saved ** bitsOf(label.exposed)
    const cost = fuel + levies + customs.pay(label.halfCards) + political.pay(events)
    return { tm, points, fuel, levies, customs: label.customs, flags: howMany(events), chance: rounded(chance), cost }
  }
}

/** Sums of fractions: ways that are equally safe are to be equal. */
const rounded = (chance: number): number => Math.round(chance * 1e9) / 1e9

function bitsOf(bits: number): number {
  let sum = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) sum++
  return sum
}
/** [COM-7.1, COM-C7] Of one vehicle in the weather in force, an insurance that is left included. */
function savedChance({ view, seat, strike }: JourneyFacts): number {
  if (strike === undefined || view.weather === 'none') return 1
  const { continent } = view.weather
  const odds = (7 - strike.save) / 6
  const isInsured = sitesWith(view, seat, 'reroll').some(site => factsOf(site).continent === continent && !view.insured.includes(site))
  return isInsured ? 1 - (1 - odds) ** 2 : odds
}
