/** What the board of Oilfield says, in English. Its shape is the shape of every language. */

import { at } from '@wildcat/kernel'
import {
  type Command,
  GOVERNMENT_FEE,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  OIL_FOR_A_POINT,
  SUPERVISOR_PAY,
  TILE_FACTS,
} from '@wildcat/oilfield/board'
import {
  and,
  capital,
  cards,
  columns,
  counted,
  cubes,
  effects,
  fields,
  money,
  number,
  several,
  tiles,
  towerNames,
  vp,
} from '@wildcat/oilfield/words/en/phrases.ts'
import type { Key } from '../../../words/help.ts'
import { en as kit } from '../../kit/words/en.ts'

type Field = keyof typeof fields
type Tower = keyof typeof towerNames
type Tile = keyof typeof tiles
type Column = keyof typeof columns
type Card = keyof typeof cards
type Cubes = Parameters<typeof cubes>[0]

/** What comes at once; as a sum, for it may stand before an or. */
const together = (all: readonly string[]) => all.join(' + ')

/** What an action gives now; kept short, for it stands under the action. */
const gives = {
  lease: (onShow: readonly Field[]) => several(onShow, fields),
  leaseByCard: (price: number, left: number, onShow: number) =>
    `${money(price)}; ${number(left)} of ${number(onShow)} left after the workers`,
  noLease: {
    none: 'Nothing is on show',
    marker: 'Nothing: no marker left',
    taken: 'All places are taken',
    money: 'Nothing: too dear',
  },
  build: (tile: Tile, n: number, onShow: number) =>
    n === 1 ? `Only the ${tiles[tile]}, ${money(TILE_FACTS[tile].price)}` : `${number(n)} of ${number(onShow)} within your means`,
  noBuild: { money: 'Nothing: too dear', lease: 'Nothing: no free lease' },
  brings: (take: Cubes, dollars: number, points: number) =>
    together([
      ...(take.oil + take.gas > 0 ? [cubes(take)] : []),
      ...(dollars > 0 ? [money(dollars)] : []),
      ...(points > 0 ? [vp(points)] : []),
    ]),
  either: (ways: readonly string[]) => ways.join(', or '),
  noDrill: {
    tower: 'Nothing: no tower',
    national: 'Nothing: only national towers',
    strike: 'Nothing: strike',
    nothing: 'Nothing: no room or no oil',
  },
  noLocal: 'Nothing: store empty',
  national: (n: number, all: readonly number[]) =>
    `${counted(n, 'cube', 'cubes')}: ${all.map((brings, sellers) => `${money(brings)} ${sellers === 0 ? 'alone' : sellers === 1 ? 'with another' : 'with more'}`).join(', ')}`,
  noNational: 'Nothing: no oil in store',
  first: (supervisor: string) => `You begin; ${supervisor} supervises`,
  firstAlready: 'You are first already',
  subsidy: (n: number) => money(n),
  invest: (rows: readonly { readonly row: number; readonly price: number }[]) =>
    rows.map(({ row, price }) => `${vp(row)} ${money(price)}`.replaceAll(' ', '\u00A0')).join(', '),
  noInvest: { full: 'Nothing: all bought', cube: 'Nothing: no marker left', money: 'Nothing: too dear' },
}

export const en = {
  ...kit,
  help: {
    ...kit.help,
    paragraphs: [
      'What you can use is lit. Point at it, or hold your finger on it, to read what it gives. Pressing it only picks it; the dark button does it.',
      'The houses stand in the order in which the workers act. Below each one is what it would give you now. The ground shows what is left in each field, and how often it will still be refilled.',
    ],
    keys: [[['Esc'], 'Let go of what you picked; skip the animation']] satisfies readonly Key[],
  },
  number,
  money,
  vp,
  fields: 'Fields',
  marketTab: 'Markets',
  fieldNames: { ...fields },
  columns: { ...columns },
  cards: { ...cards },
  tiles: {
    small: 'Small',
    medium: 'Medium',
    mixed: 'Mixed',
    smallLocal: 'Small local',
    mediumLocal: 'Med. local',
    national: 'National',
    government: 'Government',
    storage: 'Tank',
    gasRefinery: 'Gas refinery',
  },
  effects: { ...effects },
  gives,
  /** What an action is, whoever does it. */
  about: {
    lease: 'Pay for a lease on show and put your marker there. Among workers the higher bid picks first.',
    build: 'Buy a tile on show. A tower stands on a lease of yours and may drill at once.',
    drill: 'Use each of your towers once, in any order.',
    local: `Sell from your store: oil for ${money(LOCAL_OIL_PRICE)}, ${number(OIL_FOR_A_POINT)} oil for ${vp(1)}, gas for ${vp(1)}.`,
    national: 'Sell oil from your store. The more players show this card, the less it pays.',
    first: 'You go first, starting with the cards; the player to your right becomes supervisor.',
    subsidy: 'Take the money that lies here; some is added every round.',
    invest: 'Buy victory points at the open price of a row.',
  },
  round: (n: number) => `Round ${number(n)}`,
  exhausted: (n: number) => `${number(n)} of 2 fields exhausted`,
  lastRound: 'the last round',
  phases: ['Selection', 'Workers', 'Cards'],
  doing: {
    placeWorker: (who: string) => `${who} is placing a worker`,
    chooseCards: 'Everybody is choosing a card',
    lease: (who: string) => `${who} is taking a lease`,
    build: (who: string) => `${who} is building`,
    drill: (who: string) => `${who} is drilling`,
    local: (who: string) => `${who} is selling locally`,
    national: (who: string) => `${who} is selling nationally`,
    becomeFirst: (who: string) => `${who} may go first`,
    subsidy: (who: string) => `${who} may take the subsidy`,
    invest: (who: string) => `${who} is investing`,
    fee: (who: string) => `${who} has a fee to pay`,
  },
  fieldNow: (field: Field, oil: number, gas: number, level: number) =>
    level === 0
      ? `${fields[field]}: exhausted${gas === 0 ? '' : `; ${cubes({ oil: 0, gas })} left`}`
      : `${fields[field]}: ${cubes({ oil, gas })}; ${counted(level - 1, 'refill', 'refills')} to come`,
  cubesIn: (all: Cubes) => cubes(all),
  asThingsStand: 'As things stand now; the workers act first',
  nothingMore: 'exhausted',
  burntOut: 'Burnt out',
  strike: 'Strike',
  strikeHere: 'Strike: nothing can be taken from this field until the next phase is over.',
  nextFilling: 'next refill',
  lastFilling: 'last refill',
  leaseBoard: 'For lease',
  forLease: (field: Field) => `For lease: ${fields[field]}`,
  noLease: (field: Field) => `A lease in ${fields[field]} that is still in the deck`,
  leaseOf: (who: string, field: Field) => `Lease of ${who} in ${fields[field]}`,
  towerOf: (who: string, tower: Tower, field: Field) => `${capital(towerNames[tower])} of ${who} in ${fields[field]}`,
  leaseIn: (field: Field) => `lease in ${fields[field]}`,
  towerIn: (tower: Tower, field: Field) => `${towerNames[tower]} in ${fields[field]}`,
  took: (haul: string) => `took ${haul} this round`,
  bot: 'the neutral bot',
  botOrder: 'In this order the cards are carried out',
  botPlayers: ['the first player', 'the second'],
  street: 'Workers, in the order in which they act',
  nobody: 'Nobody',
  these: (who: readonly string[]) => and.format(who),
  workerOf: (who: string) => `Worker of ${who}`,
  freeSpace: (column: string, price: string) => (price === '' ? `${column}: free` : `${column} for ${price}: free`),
  buildings: 'Buildings for sale',
  tileFor: (tile: Tile, price: number) => `${capital(tiles[tile])}, ${money(price)}`,
  or: 'or',
  expansion: { storage: '+2', gasRefinery: 'gas' },
  investments: 'Investments',
  investmentRow: (row: number, price: number | undefined) =>
    price === undefined ? `${vp(row)}: all bought` : `${vp(row)} for ${money(price)}`,
  boughtBy: (owners: readonly string[]) => `Bought by ${and.format(owners)}`,
  government: 'the government',
  inStore: (all: Cubes) => `In store: ${cubes(all)}`,
  investedIn: (row: number, n: number) => (n === 1 ? `invested for ${vp(row)}` : `invested ${number(n)} times for ${vp(row)}`),
  bag: (oil: number, gas: number) => `In the bag: ${cubes({ oil, gas })}`,
  toCome: (buildings: number, leases: number) => `To come: ${counted(buildings, 'tile', 'tiles')}, ${counted(leases, 'lease', 'leases')}`,
  subsidyNow: (n: number) => `Subsidy ${money(n)}`,
  vpShort: 'VP',
  storeTitle: 'Store',
  moneyTitle: 'Money',
  store: (oil: number, gas: number, room: number) => `Store: ${cubes({ oil, gas })}, room for ${number(room)}`,
  hasChosen: 'has chosen a card',
  firstPlayer: 'First player',
  supervisor: 'Supervisor',
  /** The neutral bot of two players, as somebody at the table. */
  neutral: {
    name: 'Neutral bot',
    worker: (column: Column, next: Column) => `Blocks ${columns[column]}; next round ${columns[next]}`,
    cardSoon: 'Its card is drawn when all are shown',
    card: (card: Card) => `Its card: ${cards[card]}`,
    does: {
      lease: 'new leases come on show',
      build: 'new tiles come on show',
      drill: 'its tower in one field drills into the bag',
      local: 'the supervisor is paid',
      national: 'one more seller',
    },
  },
  cardsShown: 'The cards, in turn order',
  nationalNow: (sellers: number, price: number) =>
    sellers === 0 ? 'Nobody sells nationally' : `${counted(sellers, 'seller', 'sellers')}: ${money(price)} a cube`,
  sellers: (n: number, isMost: boolean) => (isMost ? `${number(n)} or more` : counted(n, 'seller', 'sellers')),
  actsAfter: (who: readonly string[]) => (who.length === 0 ? 'Nobody acts before you so far.' : `Before you: ${and.format(who)}.`),
  higherBid: 'Whoever bids more picks first.',
  bidAboveCash: (dollars: number) => `You have ${money(dollars)}: you will have to sell investments for it.`,
  atRefinery: 'at the refinery',
  where: 'Where?',
  built: (on: Field | 'refinery', drills: boolean, left: number) =>
    `${on === 'refinery' ? 'Beside your refinery' : `In ${fields[on]}`}${drills ? ', where it may drill at once' : ''}. Then you have ${money(left)}.`,
  payFee: `Pay ${money(GOVERNMENT_FEE)}`,
  soldNow: { oil: `sold, ${money(LOCAL_OIL_PRICE)}`, gas: `sold, ${vp(1)}` },
  feeMissing: (dollars: number) => `You have ${money(dollars)}. Without the fee of ${money(GOVERNMENT_FEE)}, tower and lease go back.`,
  refills: (n: number) => (n === 0 ? 'no refill to come' : `${counted(n, 'refill', 'refills')} to come`),
  sellFirst: 'Sell an investment first',
  sellInvestment: (row: number, price: number) => `Sell ${vp(row)} for ${money(price)}`,
  sell: {
    oil: `Oil at ${money(LOCAL_OIL_PRICE)} a cube`,
    pairs: `${number(OIL_FOR_A_POINT)} oil for ${vp(1)}`,
    gas: `Gas at ${vp(1)} a cube`,
    nationalOil: (price: number) => `Oil at ${money(price)} a cube`,
    nationalGas: (price: number) => `Gas at ${money(price)} a cube`,
    less: (what: string) => `${what}: one fewer`,
    more: (what: string) => `${what}: one more`,
    mostMoney: 'Most money',
    mostPoints: 'Most points',
    towers: (n: number, each: number) =>
      n === 1 ? `1 national tower sells 1 oil for ${money(each)}` : `${number(n)} national towers sell 1 oil each, for ${money(each)} each`,
    supervisor: (who: string) => `${who}, supervisor, gets ${money(SUPERVISOR_PAY)}.`,
    brings: (dollars: number, points: number) =>
      dollars > 0 && points > 0 ? `${money(dollars)} and ${vp(points)}` : points > 0 ? vp(points) : money(dollars),
    button: (what: string) => `Sell for ${what}`,
    nothing: 'Choose what to sell',
    get: 'You get',
    afterwards: 'Then you have',
  },
  no: (tower: boolean): string => (tower ? 'Give the tower up' : 'Decline'),
  change: (card: Card) => `You have laid ${cards[card]}. Choose another one to change it.`,
  chosen: 'laid',
  choose: (step: string): string => (step === 'placeWorker' ? 'Choose a place' : step === 'chooseCards' ? 'Choose a card' : 'Choose one'),
  does: (command: Command): string => {
    switch (command.kind) {
      case 'placeWorker':
        return command.column === 'lease' ? `Bid ${money(at(LEASE_PRICES, command.space))}` : `Worker to ${columns[command.column]}`
      case 'chooseCard':
        return `Lay ${cards[command.card]} face down`
      case 'takeLease':
        return `Take the lease in ${fields[command.field]}`
      case 'build':
        return `Build for ${money(TILE_FACTS[command.tile].price)}`
      case 'drill':
        return `Drill in ${fields[command.field]}`
      case 'sellLocal':
      case 'sellNational':
        return 'Sell'
      case 'becomeFirst':
        return 'Go first'
      case 'takeSubsidy':
        return 'Take the subsidy'
      case 'invest':
        return `Invest for ${vp(command.investment)}`
      case 'payFee':
        return `Pay ${money(GOVERNMENT_FEE)}`
      case 'raiseMoney':
      case 'sellInvestment':
        return `Sell ${vp(command.investment)}`
      case 'decline':
        return 'Decline'
      case 'giveUpTower':
        return 'Give the tower up'
    }
  },
}
export type BoardWords = typeof en
