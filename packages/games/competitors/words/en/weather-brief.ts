/** [COM-C3] The weather in one short sentence, in English, for where there is no room for the cell of the table. */
import { at } from '@wildcat/kernel'
import { and } from '@wildcat/kernel/words/en/phrases.ts'
import type { Continent } from '../../content/kinds.ts'
import { WEATHER } from '../../content/weather.ts'
import { kinds } from './phrases.ts'
import { terrains } from './places.ts'

export function weatherBrief(continent: Continent, roll: number): string {
  const event = at(WEATHER[continent], roll - 1)
  switch (event.kind) {
    case 'strike': {
      const where = event.terrains === 'all' ? '' : ` (${event.terrains.map(each => terrains[each].toLowerCase()).join(', ')})`
      return `Danger to ${and.format(event.vehicles.map(vehicle => `${kinds[vehicle]}s`))}${where}: ${event.save} or more on a d6 saves them.`
    }
    case 'portsClosed':
      return 'The ports of this continent are closed.'
    case 'airportsClosed':
      return 'The airports of this continent are closed.'
    case 'fairWeather':
      return 'Fuel costs half in this area.'
  }
}
