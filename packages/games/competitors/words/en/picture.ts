/** The drawing of the table in English. */
import { pictureIn } from '../../picture.ts'
import { weatherEvents } from './event-tables.ts'
import { counted, euro, number, placeOf, pm, vehicle, vp } from './phrases.ts'
import { continents, crossings, terrains } from './places.ts'
import { territories } from './territories.ts'

export const picture = pictureIn({
  language: 'en',
  title: 'Competitors',
  europe: 'Europe, larger',
  titles: { players: 'Players', terrain: 'Terrain', borders: 'Borders', places: 'On the map', pieces: 'Pieces', inForce: 'In force' },
  borders: { regional: 'Regional border', customs: 'Customs border', none: 'No road', shut: 'No passage for ships' },
  places: {
    port: 'Port',
    airport: 'National airport',
    intercontinental: 'Intercontinental airport',
    crossing: 'Canal or strait',
    flag: 'Red flag',
    site: 'Site for an HQ',
  },
  things: {
    hq: 'HQ; its state is edged',
    branch: 'Branch',
    aboard: 'Truck aboard',
    goods: 'With goods',
    recipient: 'Where the goods go',
    halted: 'May not move',
  },
  forces: { storm: 'Area of the weather', closed: 'Closed by the weather', strike: 'Strike: no entry' },
  kinds: { truck: 'Truck', ship: 'Ship', plane: 'Plane' },
  notes: { goods: 'with goods', halted: 'may not move' },
  territories,
  crossings,
  seats: n => counted(n, 'player', 'players'),
  round: (n, of) => (n === 0 ? 'Before round 1' : `Round ${number(n)} of ${number(of)}`),
  weather: (continent, roll) => `Weather: ${continents[continent]}, ${weatherEvents[continent][roll - 1]?.name ?? number(roll)}`,
  terrain: (terrain, cost) => `${terrains[terrain]}: ${pm(cost)}`,
  player: (points, money) => `${vp(points)}, ${euro(money)}`,
  standing: (of, place, who) => `${vehicle(of, who)}: ${placeOf(place, who)}`,
  base: (hq, name) => `${name}: ${hq ? 'HQ' : 'branch'}`,
  strike: name => `Strike: no entry before the next turn of ${name}`,
})
