/** What happened, as the hearer may know it. */
import { at, type Names } from '@wildcat/kernel'
import { WINNING_VP } from '../../components.ts'
import { WEATHER } from '../../content/weather.ts'
import type { Event, EventOf } from '../../events.ts'
import type { View } from '../../state.ts'
import { type EventAbout, isAbout } from '../chapters.ts'
import { ranking, sentence, withStop, wonByWealth } from '../facts.ts'
import { doing } from './doings.ts'
import { encounter } from './encounters.ts'
import { weatherEvents } from './event-tables.ts'
import { deal } from './events-deals.ts'
import { journey } from './events-journeys.ts'
import { and, continent, counted, decks, euro, kinds, number, roll, state, vehicle, vp } from './phrases.ts'

export function event(e: Event, who: Names, view: View): string {
  if (isAbout(e, 'doing', 'encounter')) return withStop(`${who(e.seat)} ${does(e, who, view)}`)
  if (isAbout(e, 'journey')) return journey(e, who)
  return isAbout(e, 'deal') ? deal(e, who, view) : table(e, who)
}
/** A clause that follows the player's name. */
export const does = (e: EventAbout<'doing' | 'encounter'>, who: Names, view: View): string =>
  isAbout(e, 'doing') ? doing(e, who, view) : encounter(e, who)

function table(e: EventAbout<'table'>, who: Names): string {
  switch (e.kind) {
    case 'startRolled':
      return startRolled(e, who)
    case 'hqChosen':
      return `${who(e.seat)}’s headquarters: ${state(e.hq)}.`
    case 'roundStarted':
      return `Round ${number(e.round)}${e.last ? ', the last' : ''}.`
    case 'weatherRolled':
      return weatherRolled(e)
    case 'saveRolled':
      return withStop(save(e, vehicle(e.vehicle, who)))
    case 'saveRerolled':
      return `The insurance in ${state(e.insured)} lets ${vehicle(e.vehicle, who)} roll again: ${again(e)}.`
    case 'insuranceKept':
      return `The insurance is not used for ${vehicle(e.vehicle, who)}.`
    case 'blownHome':
      return `The weather drives ${vehicle(e.vehicle, who)} back to ${state(e.to)}.`
    case 'turnBegun':
      return `${who(e.seat)}’s turn${e.draws === 0 ? '' : `, with ${counted(e.draws, 'free card', 'free cards')} to draw`}.`
    case 'deckRebuilt':
      return sentence(rebuilt(e))
    case 'strikeEnded':
      return `The strike in ${state(e.state)} is over.`
    case 'gameEnded':
      return ended(e, who)
  }
}

/** 'Roll for the start: Anna – 5, Ugo – 5, Elena – 2; again: Anna – 3, Ugo – 6. Ugo goes first.' */
function startRolled({ rolls, first }: EventOf<'startRolled'>, who: Names): string {
  const times = rolls.map(each => each.map(({ seat, roll: n }) => `${who(seat)} – ${number(n)}`).join(', '))
  return `Roll for the start: ${times.join('; again: ')}. ${who(first)} goes first.`
}

function weatherRolled({ continent: of, roll: n }: EventOf<'weatherRolled'>): string {
  const here = at(WEATHER[of], n - 1)
  const name = `Weather in ${continent(of)}: ${at(weatherEvents[of], n - 1).name}`
  switch (here.kind) {
    case 'strike':
      return `${name}, a danger to ${and.format(here.vehicles.map(kind => `${kinds[kind]}s`))} (${number(here.save)} or more saves them).`
    case 'portsClosed':
      return `${name}. The ports there are closed.`
    case 'airportsClosed':
      return `${name}. The airports there are closed.`
    case 'fairWeather':
      return `${name}. Fuel costs half there.`
  }
}

export const rebuilt = ({ deck, cards }: EventOf<'deckRebuilt'>) =>
  `the ${decks[deck]} deck is made up again from ${counted(cards, 'discard', 'discards')}`

type Save = Pick<EventOf<'saveRolled'>, 'vehicle' | 'roll' | 'needed'>
/** 'Anna’s ship 1 rolls a 5 against the weather and is safe' */
export const save = (e: Save, of: string) =>
  `${of} rolls ${roll(e.roll)} against the weather${e.roll < e.needed ? `, but needs at least ${number(e.needed)}` : ' and is safe'}`
export const again = (e: Save) => `${roll(e.roll)}, ${e.roll < e.needed ? 'not enough' : 'and it is safe'}`

function ended({ how, winners, results }: EventOf<'gameEnded'>, who: Names): string {
  const best = at(results, at(winners, 0))
  const why = how === 'points' ? `The goal of ${vp(WINNING_VP)} is reached` : 'The last round is over'
  const wealth = wonByWealth(results, winners) ? ' and the greater wealth' : ''
  const has = (seat: number) => `(wealth ${euro(at(results, seat).wealth)})`
  const alone = winners.length === 1 ? ` ${wealth === '' ? has(at(winners, 0)) : `(${euro(best.wealth)})`}` : ''
  const wins = `${and.format(winners.map(who))} ${alone === '' ? 'share the win' : 'wins'} with ${vp(best.vp)}${wealth}${alone}.`
  const others = ranking(results).filter(seat => alone === '' || !winners.includes(seat))
  const each = others.map((seat, n) => `${who(seat)}${n === 0 ? ' has' : ','} ${vp(at(results, seat).vp)} ${has(seat)}`)
  return [`${why}.`, wins, ...(each.length > 0 ? [`${each.join('; ')}.`] : [])].join(' ')
}
