/** [COM-C1] Continents, terrains, canals and straits in English. */
import type { Crossing } from '../../content/crossings.ts'
import type { Continent, Terrain } from '../../content/kinds.ts'

export const continents: Readonly<Record<Continent, string>> = {
  EU: 'Europe',
  AS: 'Asia',
  AF: 'Africa',
  NA: 'North and Central America',
  SA: 'South America',
  OC: 'Oceania',
}

export const terrains: Readonly<Record<Terrain, string>> = {
  plain: 'Plain',
  mountain: 'Mountain',
  ice: 'Ice',
  desert: 'Desert',
  forest: 'Tropical forest',
}

export const crossings: Readonly<Record<Crossing, string>> = {
  suez: 'Suez Canal',
  panamac: 'Panama Canal',
  gibilterra: 'Strait of Gibraltar',
  manica: 'English Channel',
  oresund: 'Øresund',
  bosforo: 'Bosporus',
  hormuz: 'Strait of Hormuz',
  babel: 'Bab el-Mandeb',
  malacca: 'Strait of Malacca',
  torres: 'Torres Strait',
  magellano: 'Strait of Magellan',
}
