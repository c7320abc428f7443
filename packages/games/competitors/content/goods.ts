/**
 * [COM-C7] The goods: 80 ordinary contracts and 16 illegal ones, a card each, from the most urgent to the least. T.M. and pay were set by
 * simulation, so that a points game between greedy bots ends around round 7 to 10 [COM-C8].
 */
import type { VehicleKind } from './kinds.ts'

export interface GoodsFacts {
  readonly tm: number
  readonly pay: number
  readonly vehicle: VehicleKind | 'any'
  readonly illegal: boolean
}

const legal = (tm: number, pay: number, vehicle: VehicleKind | 'any'): GoodsFacts => ({ tm, pay, vehicle, illegal: false })
const illegal = (tm: number, pay: number): GoodsFacts => ({ tm, pay, vehicle: 'any', illegal: true })

const TABLE = {
  vaccines: legal(1, 80_000, 'any'),
  'ice-sculpture': legal(1, 85_000, 'any'),
  'registered-mail': legal(1, 75_000, 'any'),
  truffles: legal(1, 80_000, 'any'),
  'laboratory-samples': legal(1, 85_000, 'any'),
  newspapers: legal(1, 85_000, 'truck'),
  'fresh-milk': legal(1, 90_000, 'truck'),
  'frozen-bread': legal(1, 80_000, 'truck'),
  'racing-prototype': legal(1, 85_000, 'truck'),
  strawberries: legal(1, 90_000, 'truck'),
  'chilled-meat': legal(1, 80_000, 'truck'),
  'fresh-fish': legal(1, 95_000, 'ship'),
  bananas: legal(1, 100_000, 'ship'),
  'transplant-organs': legal(1, 100_000, 'plane'),
  'cut-flowers': legal(1, 105_000, 'plane'),
  'aircraft-parts': legal(1, 95_000, 'plane'),
  smartphones: legal(1, 60_000, 'any'),
  orchids: legal(1, 65_000, 'any'),
  medicines: legal(1, 55_000, 'any'),
  perfumes: legal(1, 60_000, 'any'),
  microchips: legal(1, 65_000, 'any'),
  spices: legal(1, 55_000, 'any'),
  shoes: legal(1, 60_000, 'any'),
  cosmetics: legal(1, 65_000, 'any'),
  batteries: legal(1, 55_000, 'any'),
  'mature-cheese': legal(1, 65_000, 'truck'),
  chocolate: legal(1, 70_000, 'truck'),
  caviar: legal(1, 60_000, 'truck'),
  paintings: legal(1, 65_000, 'truck'),
  seed: legal(1, 70_000, 'truck'),
  racehorses: legal(1, 60_000, 'truck'),
  livestock: legal(1, 65_000, 'truck'),
  bicycles: legal(1, 70_000, 'truck'),
  motorcycles: legal(1, 60_000, 'truck'),
  wine: legal(1, 65_000, 'truck'),
  'sailing-boats': legal(1, 75_000, 'ship'),
  'citrus-fruit': legal(1, 80_000, 'ship'),
  'tinned-tuna': legal(1, 70_000, 'ship'),
  coffee: legal(1, 75_000, 'ship'),
  tea: legal(1, 80_000, 'ship'),
  sugar: legal(1, 70_000, 'ship'),
  rice: legal(1, 75_000, 'ship'),
  'catwalk-dresses': legal(1, 80_000, 'plane'),
  watches: legal(1, 85_000, 'plane'),
  'surgical-instruments': legal(1, 75_000, 'plane'),
  satellites: legal(1, 80_000, 'plane'),
  fabrics: legal(2, 45_000, 'any'),
  toys: legal(2, 50_000, 'any'),
  books: legal(2, 40_000, 'any'),
  'musical-instruments': legal(2, 45_000, 'any'),
  paper: legal(2, 50_000, 'any'),
  wool: legal(2, 40_000, 'any'),
  cotton: legal(2, 45_000, 'any'),
  'concert-stages': legal(2, 50_000, 'truck'),
  'farm-machinery': legal(2, 55_000, 'truck'),
  'designer-furniture': legal(2, 45_000, 'truck'),
  'vintage-cars': legal(2, 50_000, 'truck'),
  pottery: legal(2, 55_000, 'truck'),
  'household-appliances': legal(2, 45_000, 'truck'),
  glass: legal(2, 50_000, 'truck'),
  tiles: legal(2, 55_000, 'truck'),
  wheat: legal(2, 60_000, 'ship'),
  'olive-oil': legal(2, 65_000, 'ship'),
  marble: legal(2, 55_000, 'ship'),
  'solar-panels': legal(2, 60_000, 'ship'),
  timber: legal(2, 65_000, 'ship'),
  'new-cars': legal(2, 55_000, 'ship'),
  cement: legal(2, 60_000, 'ship'),
  salt: legal(2, 65_000, 'ship'),
  servers: legal(2, 65_000, 'plane'),
  leather: legal(3, 35_000, 'any'),
  tyres: legal(3, 40_000, 'any'),
  'railway-carriages': legal(3, 40_000, 'truck'),
  peat: legal(3, 45_000, 'truck'),
  'ornamental-gravel': legal(3, 50_000, 'ship'),
  'scrap-metal': legal(3, 55_000, 'ship'),
  'harbour-crane': legal(3, 45_000, 'ship'),
  coal: legal(3, 50_000, 'ship'),
  fertiliser: legal(4, 30_000, 'any'),
  'giant-turbine': legal(4, 45_000, 'ship'),

  'smuggled-cigarettes': illegal(1, 150_000),
  'counterfeit-handbags': illegal(1, 150_000),
  'fake-watches': illegal(1, 120_000),
  ivory: illegal(1, 120_000),
  'reptile-skins': illegal(1, 120_000),
  'rare-parrots': illegal(1, 120_000),
  'archaeological-finds': illegal(1, 120_000),
  'stolen-painting': illegal(2, 100_000),
  'forged-banknotes': illegal(2, 100_000),
  'untaxed-spirits': illegal(2, 100_000),
  'fake-medicines': illegal(2, 100_000),
  'toxic-waste': illegal(2, 100_000),
  'diamonds-without-papers': illegal(2, 100_000),
  'poached-caviar': illegal(3, 80_000),
  'pirated-software': illegal(3, 80_000),
  'protected-timber': illegal(3, 80_000),
}

export type Goods = keyof typeof TABLE
export const GOODS: Readonly<Record<Goods, GoodsFacts>> = TABLE
export const isGoods = (text: string): text is Goods => Object.hasOwn(TABLE, text)
export const GOODS_IDS: readonly Goods[] = Object.keys(TABLE).filter(isGoods)
