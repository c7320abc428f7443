/** [COM-C3, COM-C4] The two event tables in English, from 1 to 12 on the d12. */
import { at } from '@wildcat/kernel'
import { and, or } from '@wildcat/kernel/words/en/phrases.ts'
import type { Continent, Terrain, VehicleKind } from '../../content/kinds.ts'
import { WEATHER, type WeatherEvent } from '../../content/weather.ts'
import type { Printed } from '../printed.ts'

const terrain: Readonly<Record<Terrain, string>> = {
  plain: 'plain',
  mountain: 'mountain',
  ice: 'ice',
  desert: 'desert',
  forest: 'tropical forest',
}
const exposed = (vehicle: VehicleKind, terrains: readonly Terrain[] | 'all'): string => {
  if (vehicle === 'ship') return 'ships out of port'
  if (vehicle === 'plane') return 'planes in flight'
  const where = terrains === 'all' ? '' : ` on ${or.format(terrains.map(each => terrain[each]))} terrain,`
  return `trucks${where} outside their owner’s HQ and branches`
}

const weatherText = (event: WeatherEvent): string => {
  switch (event.kind) {
    case 'strike': {
      const struck = and.format(event.vehicles.map(vehicle => exposed(vehicle, event.terrains)))
      return `Strikes ${struck}. Save: ${event.save} or more on a d6. Otherwise the vehicle goes to its owner’s nearest HQ or branch, and a delivery under way fails.`
    }
    case 'portsClosed':
      return 'The ports of this continent are closed until the next roll: nobody docks there, except in a state with their own HQ or branch. Leaving port and loading are allowed.'
    case 'airportsClosed':
      return 'The airports of this continent are closed until the next roll: nobody lands there, except in a state with their own HQ or branch. Taking off and loading are allowed.'
    case 'fairWeather':
      return 'Until the next roll, fuel that falls due in this area costs half: truck €250, ship €500, plane €500, €1,000 or €1,500.'
  }
}

const weatherNames: Readonly<Record<Continent, readonly string[]>> = {
  EU: [
    'Atlantic swell',
    'Windstorm',
    'Snowfall',
    'Flood',
    'Earthquake',
    'Volcanic ash',
    'Summer fires',
    'Fog',
    'Port strike',
    'Road block',
    'Air traffic strike',
    'Fine weather',
  ],
  AS: [
    'Typhoon',
    'Typhoon',
    'Siberian frost',
    'Monsoon',
    'Earthquake',
    'Volcanic ash',
    'Extreme heat',
    'Haze',
    'Ports blocked',
    'Pirates',
    'Airspace closed',
    'Fine weather',
  ],
  AF: [
    'Cape swell',
    'Tropical cyclone',
    'Sandstorm',
    'Rivers in spate',
    'Earthquake',
    'Savannah smoke',
    'Drought',
    'Harmattan',
    'Port strike',
    'Pirates',
    'Radar failure',
    'Fine weather',
  ],
  NA: [
    'Hurricane',
    'Hurricane',
    'Blizzard',
    'Flood',
    'Earthquake',
    'Volcanic ash',
    'Wildfires',
    'Fog',
    'Dockers’ strike',
    'Bandits',
    'Radar failure',
    'Fine weather',
  ],
  SA: [
    'Southern gale',
    'Pampero wind',
    'Snow on the Andes',
    'Amazon rains',
    'Earthquake',
    'Volcanic ash',
    'Wildfires',
    'Coastal fog',
    'Port strike',
    'Bandits',
    'Radar failure',
    'Fine weather',
  ],
  OC: [
    'Cyclone',
    'Cyclone',
    'Sandstorm',
    'Flood',
    'Earthquake',
    'Volcanic ash',
    'Wildfires',
    'Fog',
    'Port strike',
    'Wreckage at sea',
    'Radar failure',
    'Fine weather',
  ],
}

const weatherOf = (continent: Continent): readonly Printed[] =>
  WEATHER[continent].map((event, cell) => ({ name: at(weatherNames[continent], cell), text: weatherText(event) }))

export const weatherEvents: Readonly<Record<Continent, readonly Printed[]>> = {
  EU: weatherOf('EU'),
  AS: weatherOf('AS'),
  AF: weatherOf('AF'),
  NA: weatherOf('NA'),
  SA: weatherOf('SA'),
  OC: weatherOf('OC'),
}

const quiet = 'Nothing happens.'
const endOfTurn = 'Your turn ends at once, and a delivery under way fails.'
const robbed = 'Only for a loaded truck that is not aboard: the goods are lost, and the delivery fails.'
const embargo = 'If loaded: draw a customs card, even after one for entering.'
const escort = 'If loaded: draw no more customs cards in this delivery, not even one still due here.'
const contract = 'Draw a contract card.'
const territory = 'Draw a territory card.'
const pay = (amount: string) => `Pay ${amount}.`
const gain = (amount: string) => `Gain ${amount}.`
const treaty = (amount: string) => `Gain ${amount} and draw a contract card.`
const bribe = (amount: string) => `If loaded: pay ${amount} or draw a customs card.`
const delay = (points: number) => `If loaded: lose ${points} P.M.`

export const politicalEvents: Readonly<Record<Continent, readonly Printed[]>> = {
  EU: [
    { name: 'Riot', text: endOfTurn },
    { name: 'Checkpoint', text: pay('€5,000') },
    { name: 'Theft', text: robbed },
    { name: 'Bribery', text: bribe('€3,000') },
    { name: 'Strike', text: delay(2) },
    { name: 'Embargo', text: embargo },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Escort', text: escort },
    { name: 'Public contract', text: gain('€5,000') },
    { name: 'Useful contact', text: contract },
    { name: 'Peace treaty', text: treaty('€10,000') },
  ],
  AS: [
    { name: 'Coup', text: endOfTurn },
    { name: 'Militia', text: pay('€10,000') },
    { name: 'Raid', text: robbed },
    { name: 'Bribery', text: bribe('€5,000') },
    { name: 'Roads cut', text: delay(3) },
    { name: 'Embargo', text: embargo },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Escort', text: escort },
    { name: 'Public contract', text: gain('€10,000') },
    { name: 'Useful contact', text: contract },
    { name: 'Agreement', text: treaty('€10,000') },
  ],
  AF: [
    { name: 'Civil war', text: endOfTurn },
    { name: 'Rebels', text: pay('€10,000') },
    { name: 'Raid', text: robbed },
    { name: 'Bribery', text: bribe('€5,000') },
    { name: 'Tracks cut', text: delay(3) },
    { name: 'Embargo', text: embargo },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Blue helmets', text: escort },
    { name: 'Humanitarian aid', text: gain('€10,000') },
    { name: 'Useful contact', text: contract },
    { name: 'Free elections', text: treaty('€10,000') },
  ],
  NA: [
    { name: 'Revolt', text: endOfTurn },
    { name: 'Cartel', text: pay('€10,000') },
    { name: 'Robbery', text: robbed },
    { name: 'Bribery', text: bribe('€5,000') },
    { name: 'Strike', text: delay(2) },
    { name: 'Embargo', text: embargo },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Escort', text: escort },
    { name: 'Public contract', text: gain('€10,000') },
    { name: 'Useful contact', text: contract },
    { name: 'Agreement', text: treaty('€10,000') },
  ],
  SA: [
    { name: 'Coup', text: endOfTurn },
    { name: 'Guerrillas', text: pay('€10,000') },
    { name: 'Robbery', text: robbed },
    { name: 'Bribery', text: bribe('€5,000') },
    { name: 'Landslide', text: delay(3) },
    { name: 'Nationalisation', text: pay('€10,000') },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Escort', text: escort },
    { name: 'Public contract', text: gain('€10,000') },
    { name: 'Useful contact', text: contract },
    { name: 'Agreement', text: treaty('€10,000') },
  ],
  OC: [
    { name: 'Unrest', text: endOfTurn },
    { name: 'Quarrelling clans', text: pay('€5,000') },
    { name: 'Theft', text: robbed },
    { name: 'Bribery', text: bribe('€3,000') },
    { name: 'Bridge down', text: delay(2) },
    { name: 'Quarantine', text: delay(2) },
    { name: 'A quiet day', text: quiet },
    { name: 'A quiet day', text: quiet },
    { name: 'Escort', text: escort },
    { name: 'Public contract', text: gain('€5,000') },
    { name: 'Useful contact', text: territory },
    { name: 'Agreement', text: treaty('€5,000') },
  ],
}
