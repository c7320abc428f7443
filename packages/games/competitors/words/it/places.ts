/** [COM-C1] Continents, terrains, canals and straits in Italian. */
import type { Crossing } from '../../content/crossings.ts'
import type { Continent, Terrain } from '../../content/kinds.ts'

export const continents: Readonly<Record<Continent, string>> = {
  EU: 'Europa',
  AS: 'Asia',
  AF: 'Africa',
  NA: 'Nord e Centro America',
  SA: 'Sud America',
  OC: 'Oceania',
}

export const terrains: Readonly<Record<Terrain, string>> = {
  plain: 'Pianura',
  mountain: 'Montagna',
  ice: 'Distesa ghiacciata',
  desert: 'Deserto',
  forest: 'Foresta tropicale',
}

export const crossings: Readonly<Record<Crossing, string>> = {
  suez: 'Canale di Suez',
  panamac: 'Canale di Panama',
  gibilterra: 'Stretto di Gibilterra',
  manica: 'Stretto della Manica',
  oresund: 'Stretto di Oresund',
  bosforo: 'Stretto del Bosforo',
  hormuz: 'Stretto di Hormuz',
  babel: 'Stretto di Bab el-Mandeb',
  malacca: 'Stretto di Malacca',
  torres: 'Stretto di Torres',
  magellano: 'Stretto di Magellano',
}
