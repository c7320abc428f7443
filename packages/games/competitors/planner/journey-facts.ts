/** What of a view matters to journeys of one seat, in numbers; made anew for every question, so it must be cheap. */
import { at, type Seat } from '@wildcat/kernel'
import { basesOf, leviesAt, sitesWith, sumOf } from '../bases.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { WeatherEvent } from '../content/weather.ts'
import { factsOf, neighboursOf } from '../map.ts'
import { cashOf } from '../money.ts'
import type { View } from '../state.ts'
import { isClosed, weatherOf } from '../weather.ts'
import { CONTINENT, continentIndex, indexOf, read, STATES, stateAt } from './atlas.ts'

type Strike = Extract<WeatherEvent, { kind: 'strike' }>

export interface JourneyFacts {
  readonly view: View
  readonly seat: Seat
  readonly cash: number
  readonly levy: Int32Array // tax and tolls of entering a state
  readonly exempt: Int32Array // 1: no customs card for entering it
  readonly shut: Readonly<Record<VehicleKind, Int32Array>> // 1: may not be entered
  readonly home: number // the continent of the headquarters
  readonly basesIn: number // continents with an own base, as bits; so are the next three
  readonly halfPayments: number // where the legal office works
  readonly fair: number // where fuel is halved
  readonly struck: number // where a strike of the weather is in force
  readonly strike: Strike | undefined
  readonly struckLand: Int32Array // 1: a truck is exposed in this state
}

const NONE = new Int32Array(STATES)
const bit = (state: Territory): number => 1 << read(CONTINENT, indexOf(state))

export function journeyFactsOf(view: View, seat: Seat): JourneyFacts {
  const own = basesOf(view, seat)
  const event = weatherOf(view)
  const area = view.weather === 'none' ? 0 : 1 << continentIndex(view.weather.continent)
  const strike = event?.kind === 'strike' ? event : undefined
  const plain = own.every(({ advantages }) => advantages.length === 0)
  return {
    view,
    seat,
    cash: cashOf(view, seat),
    levy: levies(view, seat),
    exempt: exemptions(view, seat, plain),
    shut: { truck: shut(view, seat, 'truck'), ship: shut(view, seat, 'ship'), plane: shut(view, seat, 'plane') },
    home: own[0] === undefined ? -1 : read(CONTINENT, indexOf(own[0].state)),
    basesIn: own.reduce((bits, { state }) => bits | bit(state), 0),
    halfPayments: plain ? 0 : sitesWith(view, seat, 'halfPayments').reduce((bits, state) => bits | bit(state), 0),
    fair: event?.kind === 'fairWeather' ? area : 0,
    struck: strike === undefined ? 0 : area,
    strike,
    struckLand: strike?.vehicles.includes('truck') ? struckStates(strike, area) : NONE,
  }
}

function levies(view: View, seat: Seat): Int32Array {
  const levy = new Int32Array(STATES)
  for (let other = 0; other < view.bases.length; other++) {
    if (other === seat) continue
    for (const [n, { state, advantages }] of at(view.bases, other).entries())
      if (n === 0 || advantages.length > 0) levy[indexOf(state)] = sumOf(leviesAt(view, seat, state))
  }
  return levy
}
/** [COM-6.4, COM-C7] */
function exemptions(view: View, seat: Seat, plain: boolean): Int32Array {
  const exempt = new Int32Array(STATES)
  for (const { state } of basesOf(view, seat)) exempt[indexOf(state)] = 1
  if (plain) return exempt
  for (const site of sitesWith(view, seat, 'noCustomsNextDoor')) for (const { to } of neighboursOf(site)) exempt[indexOf(to)] = 1
  return exempt
}
/** [COM-7.5, COM-C7] */
function shut(view: View, seat: Seat, kind: VehicleKind): Int32Array {
  const event = weatherOf(view)?.kind
  const closing = kind !== 'truck' && event === (kind === 'ship' ? 'portsClosed' : 'airportsClosed') ? kind : 'none'
  if (view.strikes.length === 0 && closing === 'none') return NONE
  const list = new Int32Array(STATES)
  for (const { state } of view.strikes) list[indexOf(state)] = 1
  if (closing !== 'none') for (let state = 0; state < STATES; state++) if (isClosed(view, seat, stateAt(state), closing)) list[state] = 1
  return list
}
const struckStates = ({ terrains }: Strike, area: number): Int32Array =>
  Int32Array.from(NONE, (_, state) =>
    (area & (1 << read(CONTINENT, state))) !== 0 && (terrains === 'all' || terrains.includes(factsOf(stateAt(state)).terrain)) ? 1 : 0,
  )
