/** Il disegno del tavolo in italiano. */
import { pictureIn } from '../../picture.ts'
import { weatherEvents } from './event-tables.ts'
import { counted, euro, number, placeOf, pm, vehicle, vp } from './phrases.ts'
import { continents, crossings, terrains } from './places.ts'
import { territories } from './territories.ts'

export const picture = pictureIn({
  language: 'it',
  title: 'Competitors',
  europe: 'L’Europa ingrandita',
  titles: { players: 'Giocatori', terrain: 'Terreno', borders: 'Confini', places: 'Sulla mappa', pieces: 'Pedine', inForce: 'In vigore' },
  borders: { regional: 'Confine regionale', customs: 'Confine con dogana', none: 'Nessuna strada', shut: 'Chiuso alle Navi' },
  places: {
    port: 'Porto',
    airport: 'Aeroporto Nazionale',
    intercontinental: 'Aeroporto Intercontinentale',
    crossing: 'Canale o stretto',
    flag: 'Bandiera rossa: a rischio',
    site: 'Luogo per una Sede',
  },
  things: {
    hq: 'Sede, con lo Stato bordato',
    branch: 'Filiale',
    aboard: 'Truck a bordo',
    goods: 'Con la merce',
    recipient: 'Dove va la merce',
    halted: 'Bloccato',
  },
  forces: { storm: 'Area dell’evento meteo', closed: 'Chiuso per l’evento meteo', strike: 'Sciopero: ingresso chiuso' },
  kinds: { truck: 'Truck', ship: 'Nave', plane: 'Aereo' },
  notes: { goods: 'con la merce', halted: 'non si può muovere' },
  territories,
  crossings,
  seats: n => counted(n, 'giocatore', 'giocatori'),
  round: (n, of) => (n === 0 ? 'Prima del round 1' : `Round ${number(n)} di ${number(of)}`),
  weather: (continent, roll) => `Evento meteo: ${continents[continent]}, ${weatherEvents[continent][roll - 1]?.name ?? number(roll)}`,
  terrain: (terrain, cost) => `${terrains[terrain]}: ${pm(cost)}`,
  player: (points, money) => `${vp(points)}, ${euro(money)}`,
  standing: (of, place, who) => `${vehicle(of, who, 'bare')}: ${placeOf(place, who)}`,
  base: (hq, name) => `${name}: ${hq ? 'Sede' : 'Filiale'}`,
  strike: name => `Sciopero: ingresso chiuso fino al prossimo turno di ${name}`,
})
