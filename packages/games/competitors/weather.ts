/** [COM-7.1, COM-7.5] The weather in force and whom it touches. */
import { at } from '@wildcat/kernel'
import { hasBase } from './bases.ts'
import type { Continent, VehicleKind } from './content/kinds.ts'
import type { Territory } from './content/territories.ts'
import { WEATHER, type WeatherEvent } from './content/weather.ts'
import { factsOf } from './map.ts'
import type { Place, Vehicle, View } from './state.ts'
import { continentsOf, kindOf, ownerOf, placeOf } from './vehicles.ts'

export const weatherOf = ({ weather }: View): WeatherEvent | undefined =>
  weather === 'none' ? undefined : at(WEATHER[weather.continent], weather.roll - 1)

function strikes({ weather }: View, place: Place): boolean {
  if (weather === 'none') return false
  if (place.kind === 'state') return factsOf(place.state).continent === weather.continent
  return continentsOf(place).includes(weather.continent)
}

/** The number that saves this vehicle where it is now; undefined: it is not exposed, or has rolled in this round. */
export function saveNeeded(view: View, vehicle: Vehicle): number | undefined {
  const event = weatherOf(view)
  if (event?.kind !== 'strike' || at(view.fleet, vehicle).saved) return undefined
  const kind = kindOf(vehicle)
  const place = placeOf(view, vehicle)
  if (!event.vehicles.includes(kind) || !strikes(view, place)) return undefined
  if (kind !== 'truck') return place.kind === 'hex' ? event.save : undefined
  if (place.kind !== 'state' || hasBase(view, ownerOf(vehicle), place.state)) return undefined
  const { terrain } = factsOf(place.state)
  return event.terrains === 'all' || event.terrains.includes(terrain) ? event.save : undefined
}

const CLOSING = { ship: 'portsClosed', plane: 'airportsClosed' } as const
/** Where there is no docking or landing in this round, but for whoever has a base in the state. */
export const closedContinent = (view: View, kind: Exclude<VehicleKind, 'truck'>): Continent | 'none' =>
  view.weather !== 'none' && weatherOf(view)?.kind === CLOSING[kind] ? view.weather.continent : 'none'
export const isClosed = (view: View, seat: number, state: Territory, kind: Exclude<VehicleKind, 'truck'>): boolean =>
  factsOf(state).continent === closedContinent(view, kind) && !hasBase(view, seat, state)

export const isFuelHalved = (view: View, place: Place): boolean => strikes(view, place) && weatherOf(view)?.kind === 'fairWeather'
