/** [COM-C3] The weather in one short sentence, in Italian, for where there is no room for the cell of the table. */
import { at } from '@wildcat/kernel'
import { and } from '@wildcat/kernel/words/it/phrases.ts'
import type { Continent, VehicleKind } from '../../content/kinds.ts'
import { WEATHER } from '../../content/weather.ts'
import { terrains } from './places.ts'

const THREATENED: Readonly<Record<VehicleKind, string>> = { truck: 'i Truck', ship: 'le Navi', plane: 'gli Aerei' }

export function weatherBrief(continent: Continent, roll: number): string {
  const event = at(WEATHER[continent], roll - 1)
  switch (event.kind) {
    case 'strike': {
      const where = event.terrains === 'all' ? '' : ` (${event.terrains.map(each => terrains[each].toLowerCase()).join(', ')})`
      return `Pericolo per ${and.format(event.vehicles.map(vehicle => THREATENED[vehicle]))}${where}: salvi con ${event.save} o più (d6).`
    }
    case 'portsClosed':
      return 'I Porti di questo continente sono chiusi.'
    case 'airportsClosed':
      return 'Gli Aeroporti di questo continente sono chiusi.'
    case 'fairWeather':
      return 'In quest’area il carburante costa la metà.'
  }
}
