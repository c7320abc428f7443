/** [COM-C3, COM-C4] The two event tables in Italian, from 1 to 12 on the d12. */
import { at } from '@wildcat/kernel'
import { and, or } from '@wildcat/kernel/words/it/phrases.ts'
import type { Continent, Terrain, VehicleKind } from '../../content/kinds.ts'
import { WEATHER, type WeatherEvent } from '../../content/weather.ts'
import type { Printed } from '../printed.ts'

const onTerrain: Readonly<Record<Terrain, string>> = {
  plain: 'in pianura',
  mountain: 'in montagna',
  ice: 'sulle distese ghiacciate',
  desert: 'nel deserto',
  forest: 'nella foresta tropicale',
}
const exposed = (vehicle: VehicleKind, terrains: readonly Terrain[] | 'all'): string => {
  if (vehicle === 'ship') return 'le Navi fuori dai Porti'
  if (vehicle === 'plane') return 'gli Aerei in volo'
  const where = terrains === 'all' ? '' : ` ${or.format(terrains.map(each => onTerrain[each]))},`
  return `i Truck${where} fuori dalla Sede e dalle Filiali del proprietario`
}

const weatherText = (event: WeatherEvent): string => {
  switch (event.kind) {
    case 'strike': {
      const struck = and.format(event.vehicles.map(vehicle => exposed(vehicle, event.terrains)))
      return `Colpisce ${struck}. Tiro salvezza: ${event.save} o più con un d6. Se fallisce, il mezzo va nella Sede o Filiale più vicina del proprietario e una consegna in corso fallisce.`
    }
    case 'portsClosed':
      return 'I Porti di questo continente sono chiusi fino al prossimo tiro: nessuno vi attracca, salvo negli Stati con una propria Sede o Filiale. Si può salpare e caricare.'
    case 'airportsClosed':
      return 'Gli Aeroporti di questo continente sono chiusi fino al prossimo tiro: nessuno vi atterra, salvo negli Stati con una propria Sede o Filiale. Si può decollare e caricare.'
    case 'fairWeather':
      return 'Fino al prossimo tiro il carburante da pagare in quest’area costa la metà: Truck 250 €, Nave 500 €, Aereo 500 €, 1.000 € o 1.500 €.'
  }
}

const weatherNames: Readonly<Record<Continent, readonly string[]>> = {
  EU: [
    'Mareggiata atlantica',
    'Tempesta di vento',
    'Nevicata',
    'Alluvione',
    'Terremoto',
    'Cenere vulcanica',
    'Incendi estivi',
    'Nebbia',
    'Sciopero dei porti',
    'Blocco stradale',
    'Controllori di volo in sciopero',
    'Bel tempo',
  ],
  AS: [
    'Tifone',
    'Tifone',
    'Gelo siberiano',
    'Monsone',
    'Terremoto',
    'Cenere vulcanica',
    'Caldo estremo',
    'Foschia',
    'Blocco portuale',
    'Pirati',
    'Spazio aereo chiuso',
    'Bel tempo',
  ],
  AF: [
    'Mareggiata del Capo',
    'Ciclone tropicale',
    'Tempesta di sabbia',
    'Piena dei fiumi',
    'Terremoto',
    'Fumo di savana',
    'Siccità',
    'Harmattan',
    'Sciopero dei porti',
    'Pirati',
    'Guasto radar',
    'Bel tempo',
  ],
  NA: [
    'Uragano',
    'Uragano',
    'Bufera di neve',
    'Alluvione',
    'Terremoto',
    'Cenere vulcanica',
    'Incendi',
    'Nebbia',
    'Sciopero dei portuali',
    'Banditi',
    'Guasto radar',
    'Bel tempo',
  ],
  SA: [
    'Burrasca australe',
    'Pampero',
    'Neve sulle Ande',
    'Piogge amazzoniche',
    'Terremoto',
    'Cenere vulcanica',
    'Incendi',
    'Nebbia costiera',
    'Sciopero dei porti',
    'Banditi',
    'Guasto radar',
    'Bel tempo',
  ],
  OC: [
    'Ciclone',
    'Ciclone',
    'Tempesta di sabbia',
    'Alluvione',
    'Terremoto',
    'Cenere vulcanica',
    'Incendi',
    'Nebbia',
    'Sciopero dei porti',
    'Relitti in mare',
    'Guasto radar',
    'Bel tempo',
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

const quiet = 'Non succede nulla.'
const endOfTurn = 'Il tuo turno finisce subito e una consegna in corso fallisce.'
const robbed = 'Solo per un Truck carico non imbarcato: la merce è persa e la consegna fallisce.'
const embargo = 'Con merce a bordo: pesca una Carta Dogana, anche dopo quella dovuta per l’ingresso.'
const escort = 'Con merce a bordo: niente più Carte Dogana in questa consegna, nemmeno quella ancora dovuta qui.'
const contract = 'Pesca una Carta Contratto.'
const territory = 'Pesca una Carta Territorio.'
const pay = (amount: string) => `Paga ${amount}.`
const gain = (amount: string) => `Incassa ${amount}.`
const treaty = (amount: string) => `Incassa ${amount} e pesca una Carta Contratto.`
const bribe = (amount: string) => `Con merce a bordo: paga ${amount} o pesca una Carta Dogana.`
const delay = (points: number) => `Con merce a bordo: perdi ${points} P.M.`

export const politicalEvents: Readonly<Record<Continent, readonly Printed[]>> = {
  EU: [
    { name: 'Sommossa', text: endOfTurn },
    { name: 'Posto di blocco', text: pay('5.000 €') },
    { name: 'Furto', text: robbed },
    { name: 'Corruzione', text: bribe('3.000 €') },
    { name: 'Sciopero', text: delay(2) },
    { name: 'Embargo', text: embargo },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Scorta', text: escort },
    { name: 'Appalto', text: gain('5.000 €') },
    { name: 'Contatto utile', text: contract },
    { name: 'Accordo di pace', text: treaty('10.000 €') },
  ],
  AS: [
    { name: 'Colpo di Stato', text: endOfTurn },
    { name: 'Milizie', text: pay('10.000 €') },
    { name: 'Razzia', text: robbed },
    { name: 'Corruzione', text: bribe('5.000 €') },
    { name: 'Strade interrotte', text: delay(3) },
    { name: 'Embargo', text: embargo },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Scorta', text: escort },
    { name: 'Appalto', text: gain('10.000 €') },
    { name: 'Contatto utile', text: contract },
    { name: 'Accordo', text: treaty('10.000 €') },
  ],
  AF: [
    { name: 'Guerra civile', text: endOfTurn },
    { name: 'Ribelli', text: pay('10.000 €') },
    { name: 'Razzia', text: robbed },
    { name: 'Corruzione', text: bribe('5.000 €') },
    { name: 'Piste interrotte', text: delay(3) },
    { name: 'Embargo', text: embargo },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Caschi blu', text: escort },
    { name: 'Aiuti umanitari', text: gain('10.000 €') },
    { name: 'Contatto utile', text: contract },
    { name: 'Elezioni libere', text: treaty('10.000 €') },
  ],
  NA: [
    { name: 'Rivolta', text: endOfTurn },
    { name: 'Cartello', text: pay('10.000 €') },
    { name: 'Rapina', text: robbed },
    { name: 'Corruzione', text: bribe('5.000 €') },
    { name: 'Sciopero', text: delay(2) },
    { name: 'Embargo', text: embargo },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Scorta', text: escort },
    { name: 'Appalto', text: gain('10.000 €') },
    { name: 'Contatto utile', text: contract },
    { name: 'Accordo', text: treaty('10.000 €') },
  ],
  SA: [
    { name: 'Colpo di Stato', text: endOfTurn },
    { name: 'Guerriglia', text: pay('10.000 €') },
    { name: 'Rapina', text: robbed },
    { name: 'Corruzione', text: bribe('5.000 €') },
    { name: 'Frana', text: delay(3) },
    { name: 'Nazionalizzazione', text: pay('10.000 €') },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Scorta', text: escort },
    { name: 'Appalto', text: gain('10.000 €') },
    { name: 'Contatto utile', text: contract },
    { name: 'Accordo', text: treaty('10.000 €') },
  ],
  OC: [
    { name: 'Disordini', text: endOfTurn },
    { name: 'Tribù in lite', text: pay('5.000 €') },
    { name: 'Furto', text: robbed },
    { name: 'Corruzione', text: bribe('3.000 €') },
    { name: 'Ponte crollato', text: delay(2) },
    { name: 'Quarantena', text: delay(2) },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Giornata tranquilla', text: quiet },
    { name: 'Scorta', text: escort },
    { name: 'Appalto', text: gain('5.000 €') },
    { name: 'Contatto utile', text: territory },
    { name: 'Accordo', text: treaty('5.000 €') },
  ],
}
