/** [COM-C3] Weather, natural and human events: a column a continent, from 1 to 12 on the d12. */
import type { Continent, Terrain, VehicleKind } from './kinds.ts'

export type WeatherEvent =
  | {
      readonly kind: 'strike'
      readonly vehicles: readonly VehicleKind[]
      readonly terrains: readonly Terrain[] | 'all' // of the states in which trucks are struck
      readonly save: number // this or more on a d6
    }
  | { readonly kind: 'portsClosed' }
  | { readonly kind: 'airportsClosed' }
  | { readonly kind: 'fairWeather' }

const PORTS_CLOSED: WeatherEvent = { kind: 'portsClosed' }
const AIRPORTS_CLOSED: WeatherEvent = { kind: 'airportsClosed' }
const FAIR_WEATHER: WeatherEvent = { kind: 'fairWeather' }
const ships = (save: number): WeatherEvent => ({ kind: 'strike', vehicles: ['ship'], terrains: 'all', save })
const planes = (save: number): WeatherEvent => ({ kind: 'strike', vehicles: ['plane'], terrains: 'all', save })
const shipsAndPlanes = (save: number): WeatherEvent => ({ kind: 'strike', vehicles: ['ship', 'plane'], terrains: 'all', save })
/** Without terrains everywhere. */
const trucks = (save: number, ...terrains: readonly Terrain[]): WeatherEvent => ({
  kind: 'strike',
  vehicles: ['truck'],
  terrains: terrains.length === 0 ? 'all' : terrains,
  save,
})

export const WEATHER: Readonly<Record<Continent, readonly WeatherEvent[]>> = {
  EU: [
    ships(4),
    shipsAndPlanes(3),
    trucks(3, 'mountain', 'ice'),
    trucks(3, 'plain'),
    trucks(4, 'mountain'),
    planes(5),
    trucks(2, 'plain'),
    shipsAndPlanes(2),
    PORTS_CLOSED,
    trucks(3),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
  AS: [
    ships(5),
    shipsAndPlanes(5),
    trucks(4, 'ice', 'mountain'),
    trucks(4, 'plain', 'forest'),
    trucks(5, 'mountain'),
    planes(4),
    trucks(3, 'desert'),
    shipsAndPlanes(2),
    PORTS_CLOSED,
    ships(4),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
  AF: [
    ships(4),
    shipsAndPlanes(4),
    trucks(4, 'desert'),
    trucks(3, 'plain', 'forest'),
    trucks(3, 'mountain'),
    planes(3),
    trucks(3, 'desert', 'plain'),
    planes(3),
    PORTS_CLOSED,
    ships(5),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
  NA: [
    ships(5),
    shipsAndPlanes(5),
    trucks(4, 'ice', 'mountain'),
    trucks(3, 'plain'),
    trucks(5, 'mountain', 'desert'),
    planes(3),
    trucks(3, 'plain', 'mountain'),
    shipsAndPlanes(2),
    PORTS_CLOSED,
    trucks(3),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
  SA: [
    ships(4),
    shipsAndPlanes(3),
    trucks(4, 'mountain'),
    trucks(4, 'forest'),
    trucks(5, 'mountain'),
    planes(4),
    trucks(3, 'forest'),
    ships(2),
    PORTS_CLOSED,
    trucks(4),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
  OC: [
    ships(5),
    shipsAndPlanes(4),
    trucks(3, 'desert'),
    trucks(3, 'plain', 'forest'),
    trucks(4, 'mountain'),
    planes(4),
    trucks(4, 'forest', 'plain'),
    shipsAndPlanes(2),
    PORTS_CLOSED,
    ships(3),
    AIRPORTS_CLOSED,
    FAIR_WEATHER,
  ],
}
