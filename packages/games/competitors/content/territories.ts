/** [COM-C1] The 116 states of the map. Several share a port hex or an airport hex. */
import { hexAt } from './hex.ts'
import type { Continent, Hex, Terrain } from './kinds.ts'

type Port = { readonly port: Hex | 'none' }
type Airport =
  | { readonly airport: 'national' | 'intercontinental'; readonly airportHex: Hex }
  | { readonly airport: 'none'; readonly airportHex: 'none' }

export type TerritoryFacts = Port &
  Airport & {
    readonly continent: Continent
    readonly terrain: Terrain
    readonly nation: string // [COM-6.3] the European Union is one
    readonly redFlag: boolean
    readonly hq: boolean // [COM-C2] one of the nine to choose from
  }

const NO_PORT: Port = { port: 'none' }
const NO_AIRPORT: Airport = { airport: 'none', airportHex: 'none' }
const port = (row: number, column: number): Port => ({ port: hexAt(row, column) })
const national = (row: number, column: number): Airport => ({ airport: 'national', airportHex: hexAt(row, column) })
const intercontinental = (row: number, column: number): Airport => ({ airport: 'intercontinental', airportHex: hexAt(row, column) })

const state = (
  continent: Continent,
  terrain: Terrain,
  nation: string,
  port: Port,
  airport: Airport,
  mark?: 'hq' | 'redFlag',
): TerritoryFacts => ({
  continent,
  terrain,
  nation,
  ...port,
  ...airport,
  redFlag: mark === 'redFlag',
  hq: mark === 'hq',
})

const TABLE = {
  // Europe
  islanda: state('EU', 'ice', 'IS', port(1, 14), national(1, 14)),
  irlanda: state('EU', 'plain', 'UE', port(2, 16), national(2, 16)),
  granbretagna: state('EU', 'plain', 'GB', port(2, 17), intercontinental(2, 17)),
  portogallo: state('EU', 'plain', 'UE', port(4, 16), national(4, 16)),
  spagna: state('EU', 'plain', 'UE', port(4, 17), national(3, 16)),
  francia: state('EU', 'plain', 'UE', port(2, 16), intercontinental(2, 17)),
  benelux: state('EU', 'plain', 'UE', port(2, 17), national(2, 17)),
  germania: state('EU', 'plain', 'UE', port(2, 17), intercontinental(2, 17), 'hq'),
  danimarca: state('EU', 'plain', 'UE', port(2, 18), national(2, 18)),
  norvegia: state('EU', 'mountain', 'NO', port(1, 16), national(1, 17)),
  svezia: state('EU', 'ice', 'UE', port(1, 18), national(1, 18)),
  finlandia: state('EU', 'ice', 'UE', port(1, 18), national(1, 19)),
  baltici: state('EU', 'plain', 'UE', port(1, 18), NO_AIRPORT),
  polonia: state('EU', 'plain', 'UE', port(2, 18), national(2, 19)),
  cechia: state('EU', 'mountain', 'UE', NO_PORT, NO_AIRPORT),
  svizzera: state('EU', 'mountain', 'CH', NO_PORT, NO_AIRPORT),
  austria: state('EU', 'mountain', 'UE', NO_PORT, national(2, 18)),
  ungheria: state('EU', 'plain', 'UE', NO_PORT, NO_AIRPORT),
  italia: state('EU', 'plain', 'UE', port(3, 17), intercontinental(3, 17), 'hq'),
  balcani: state('EU', 'mountain', 'BK', port(3, 17), NO_AIRPORT, 'redFlag'),
  grecia: state('EU', 'mountain', 'UE', port(4, 19), national(4, 19)),
  romania: state('EU', 'plain', 'UE', port(3, 19), NO_AIRPORT),
  ucraina: state('EU', 'plain', 'UA', port(3, 19), national(2, 20), 'redFlag'),
  bielorussia: state('EU', 'plain', 'BY', NO_PORT, NO_AIRPORT, 'redFlag'),
  sanpietroburgo: state('EU', 'ice', 'RU', port(1, 18), national(1, 19)),
  mosca: state('EU', 'plain', 'RU', NO_PORT, intercontinental(2, 20)),
  russiasud: state('EU', 'plain', 'RU', port(3, 20), national(3, 20), 'redFlag'),
  urali: state('EU', 'mountain', 'RU', NO_PORT, NO_AIRPORT),
  // Asia
  turchia: state('AS', 'mountain', 'TR', port(4, 19), intercontinental(3, 19)),
  caucaso: state('AS', 'mountain', 'KV', port(3, 20), NO_AIRPORT, 'redFlag'),
  siria: state('AS', 'desert', 'SY', port(4, 20), NO_AIRPORT, 'redFlag'),
  israele: state('AS', 'desert', 'IL', port(4, 20), national(4, 20), 'redFlag'),
  iraq: state('AS', 'desert', 'IQ', port(5, 21), national(4, 21), 'redFlag'),
  iran: state('AS', 'mountain', 'IR', port(5, 22), national(4, 22), 'redFlag'),
  arabia: state('AS', 'desert', 'SA', port(5, 20), national(5, 21)),
  emirati: state('AS', 'desert', 'AE', port(5, 22), intercontinental(5, 22)),
  yemen: state('AS', 'desert', 'YE', port(7, 21), NO_AIRPORT, 'redFlag'),
  kazakistan: state('AS', 'plain', 'KZ', NO_PORT, national(2, 24)),
  asiacentrale: state('AS', 'desert', 'AC', NO_PORT, national(3, 23)),
  afghanistan: state('AS', 'mountain', 'AF', NO_PORT, NO_AIRPORT, 'redFlag'),
  pakistan: state('AS', 'desert', 'PK', port(6, 23), national(5, 23), 'redFlag'),
  indianord: state('AS', 'plain', 'IN', NO_PORT, national(5, 24)),
  indiasud: state('AS', 'plain', 'IN', port(6, 24), intercontinental(6, 24), 'hq'),
  srilanka: state('AS', 'forest', 'LK', port(7, 24), national(7, 24)),
  bangladesh: state('AS', 'plain', 'BD', port(6, 26), NO_AIRPORT),
  birmania: state('AS', 'forest', 'MM', port(6, 26), national(6, 26), 'redFlag'),
  thailandia: state('AS', 'plain', 'TH', port(7, 26), national(7, 26)),
  vietnam: state('AS', 'forest', 'VN', port(7, 27), national(7, 27)),
  malesia: state('AS', 'forest', 'MY', port(8, 27), intercontinental(8, 27)),
  indonesia: state('AS', 'forest', 'ID', port(9, 27), national(9, 27)),
  filippine: state('AS', 'forest', 'PH', port(7, 28), national(7, 28), 'redFlag'),
  cinaest: state('AS', 'plain', 'CN', port(5, 28), intercontinental(5, 28), 'hq'),
  cinanord: state('AS', 'plain', 'CN', port(4, 29), national(4, 28)),
  cinaovest: state('AS', 'mountain', 'CN', NO_PORT, NO_AIRPORT),
  mongolia: state('AS', 'desert', 'MN', NO_PORT, NO_AIRPORT),
  corea: state('AS', 'plain', 'KR', port(4, 29), national(4, 29)),
  giappone: state('AS', 'mountain', 'JP', port(4, 31), intercontinental(4, 31), 'hq'),
  siberiaocc: state('AS', 'ice', 'RU', NO_PORT, national(2, 25)),
  siberiaor: state('AS', 'ice', 'RU', port(3, 29), national(1, 29)),
  // Africa
  marocco: state('AF', 'mountain', 'MA', port(4, 16), national(4, 16)),
  algeria: state('AF', 'desert', 'DZ', port(4, 17), national(4, 17)),
  libia: state('AF', 'desert', 'LY', port(4, 18), national(4, 18), 'redFlag'),
  egitto: state('AF', 'desert', 'EG', port(4, 19), intercontinental(5, 19)),
  mauritania: state('AF', 'desert', 'MR', port(6, 15), NO_AIRPORT),
  mali: state('AF', 'desert', 'ML', NO_PORT, NO_AIRPORT, 'redFlag'),
  niger: state('AF', 'desert', 'NE', NO_PORT, NO_AIRPORT, 'redFlag'),
  sudan: state('AF', 'desert', 'SD', port(5, 20), national(6, 20), 'redFlag'),
  etiopia: state('AF', 'mountain', 'ET', port(7, 21), national(7, 20)),
  somalia: state('AF', 'desert', 'SO', port(8, 21), NO_AIRPORT, 'redFlag'),
  senegal: state('AF', 'plain', 'SN', port(6, 15), national(6, 15)),
  ghana: state('AF', 'forest', 'GH', port(8, 16), national(7, 16)),
  nigeria: state('AF', 'forest', 'NG', port(8, 17), intercontinental(7, 16), 'redFlag'),
  camerun: state('AF', 'forest', 'CM', port(8, 17), NO_AIRPORT, 'redFlag'),
  congo: state('AF', 'forest', 'CD', port(9, 17), national(8, 18), 'redFlag'),
  kenya: state('AF', 'plain', 'KE', port(9, 20), intercontinental(8, 20)),
  tanzania: state('AF', 'plain', 'TZ', port(9, 20), national(9, 20)),
  angola: state('AF', 'plain', 'AO', port(9, 17), national(9, 17)),
  zambia: state('AF', 'plain', 'ZM', NO_PORT, NO_AIRPORT),
  mozambico: state('AF', 'plain', 'MZ', port(11, 20), national(11, 19)),
  namibia: state('AF', 'desert', 'NA', port(11, 17), NO_AIRPORT),
  sudafrica: state('AF', 'plain', 'ZA', port(12, 18), intercontinental(11, 19), 'hq'),
  madagascar: state('AF', 'forest', 'MG', port(10, 22), national(10, 21)),
  // North and Central America
  alaska: state('NA', 'ice', 'US', port(1, 1), national(1, 1)),
  canadaovest: state('NA', 'mountain', 'CA', port(3, 3), national(2, 4)),
  canadacentro: state('NA', 'ice', 'CA', NO_PORT, NO_AIRPORT),
  canadaest: state('NA', 'plain', 'CA', port(3, 10), intercontinental(3, 9)),
  groenlandia: state('NA', 'ice', 'GL', port(1, 11), national(1, 11)),
  usanordest: state('NA', 'plain', 'US', port(4, 9), intercontinental(3, 9), 'hq'),
  usasudest: state('NA', 'plain', 'US', port(5, 8), national(4, 8)),
  usacentro: state('NA', 'plain', 'US', NO_PORT, national(3, 7)),
  rocciose: state('NA', 'mountain', 'US', NO_PORT, NO_AIRPORT),
  usaovest: state('NA', 'plain', 'US', port(4, 4), intercontinental(4, 5)),
  texas: state('NA', 'desert', 'US', port(5, 7), national(4, 7)),
  messiconord: state('NA', 'desert', 'MX', port(5, 5), national(5, 6), 'redFlag'),
  messicosud: state('NA', 'forest', 'MX', port(6, 7), intercontinental(6, 7)),
  guatemala: state('NA', 'forest', 'GT', port(6, 8), NO_AIRPORT, 'redFlag'),
  panama: state('NA', 'forest', 'PA', port(7, 8), national(7, 8)),
  caraibi: state('NA', 'plain', 'CU', port(5, 8), national(5, 8), 'redFlag'),
  // South America
  colombia: state('SA', 'forest', 'CO', port(7, 8), national(8, 9), 'redFlag'),
  venezuela: state('SA', 'forest', 'VE', port(7, 9), national(7, 9), 'redFlag'),
  guyane: state('SA', 'forest', 'GY', port(7, 10), NO_AIRPORT),
  ecuador: state('SA', 'mountain', 'EC', port(9, 8), national(8, 9)),
  peru: state('SA', 'mountain', 'PE', port(10, 9), intercontinental(10, 9)),
  bolivia: state('SA', 'mountain', 'BO', NO_PORT, NO_AIRPORT),
  brasilenord: state('SA', 'forest', 'BR', port(8, 12), national(9, 10)),
  brasilesud: state('SA', 'plain', 'BR', port(11, 11), intercontinental(11, 11), 'hq'),
  argentina: state('SA', 'plain', 'AR', port(12, 11), intercontinental(12, 11)),
  cile: state('SA', 'mountain', 'CL', port(12, 9), national(12, 9)),
  // Oceania
  ausovest: state('OC', 'desert', 'AU', port(12, 28), national(12, 28)),
  ausnord: state('OC', 'desert', 'AU', port(9, 29), national(9, 29)),
  queensland: state('OC', 'forest', 'AU', port(11, 31), national(11, 31)),
  aussudest: state('OC', 'plain', 'AU', port(12, 32), intercontinental(12, 32), 'hq'),
  aussud: state('OC', 'desert', 'AU', port(12, 30), NO_AIRPORT),
  papua: state('OC', 'forest', 'PG', port(9, 31), NO_AIRPORT, 'redFlag'),
  nuovazelanda: state('OC', 'mountain', 'NZ', port(12, 34), intercontinental(12, 34)),
  figi: state('OC', 'plain', 'FJ', port(10, 34), national(10, 34)),
}

export type Territory = keyof typeof TABLE
export const TERRITORIES: Readonly<Record<Territory, TerritoryFacts>> = TABLE
export const isTerritory = (text: string | number): text is Territory => Object.hasOwn(TABLE, text)
/** In the order of the map. */
export const TERRITORY_IDS: readonly Territory[] = Object.keys(TABLE).filter(isTerritory)
