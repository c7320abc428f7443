/** What the board of Competitors says, in English. Its shape is the shape of every language. */
import type { Command, Destination, Item, Plan, Territory, Vehicle, View } from '@wildcat/competitors/board'
import { BRANCH_PRICE, BRANCH_RESALE, isCrossing, kindOf, POINTS, PRICES, RESALE, WINNING_VP, wishOf } from '@wildcat/competitors/board'
import { weatherEvents } from '@wildcat/competitors/words/en/event-tables.ts'
import { goods } from '@wildcat/competitors/words/en/goods.ts'
import {
  and,
  bundle,
  capital,
  contractName,
  counted,
  euro,
  hexNear,
  kinds,
  number,
  piece,
  pm,
  state,
  tm,
  tmNumber,
  vp,
  wish as wishText,
} from '@wildcat/competitors/words/en/phrases.ts'
import { continents, crossings, terrains } from '@wildcat/competitors/words/en/places.ts'
import { symbols } from '@wildcat/competitors/words/en/sentences.ts'
import { specials } from '@wildcat/competitors/words/en/specials.ts'
import { territories } from '@wildcat/competitors/words/en/territories.ts'
import { weatherBrief } from '@wildcat/competitors/words/en/weather-brief.ts'
import type { Key } from '../../../words/help.ts'
import { en as kit } from '../../kit/words/en.ts'
import { encounters } from './en/encounters.ts'
import { guide } from './en/guide.ts'

type Offer = View['offers'][number]

const place = (of: Destination) => (typeof of === 'number' ? capital(hexNear(of)) : isCrossing(of) ? crossings[of] : territories[of])

/** On the way of a plan: a place, and how often something is met there. */
type PlaceMet = readonly [at: Destination, times: number]
const metAt = (places: readonly PlaceMet[]) => places.map(([at, n]) => (n === 1 ? place(at) : `${place(at)} (${number(n)})`)).join(', ')

const offersUntil = (limit: number) =>
  limit === 0 ? 'until the end of its maker’s turn' : `for ${counted(limit, 'decision', 'decisions')}, and not beyond its maker’s turn`

export const en = {
  ...kit,
  help: {
    ...kit.help,
    paragraphs: [
      'What you can use is lit on the map and listed in the sheet. Pressing it only picks it; the large button does it.',
      'Move the map with a finger or the mouse, make it larger with two fingers, the wheel or the buttons. The world has no edge: beyond Asia comes America.',
      'Deliver a contract in this order: sign it with two territory cards, bring a vehicle to the sender, choose a plan, set out.',
    ],
    keys: [
      [['S'], 'Search for a state'],
      [['←', '→', '↑', '↓'], 'On the map: to the neighbouring state'],
      [['Enter'], 'On the map: pick what is lit in this state'],
      [['+', '−', '0'], 'Larger, smaller, the whole world'],
      [['Esc'], 'Let go of what you picked; skip the animation'],
    ] satisfies readonly Key[],
  },
  number,
  euro,
  vp,
  tm,
  pm,
  tmNumber,
  list: (texts: readonly string[]) => and.format(texts),
  state: (of: Territory) => territories[of],
  place,
  continent: continents,
  terrain: terrains,
  kind: kinds,
  piece: (of: Vehicle) => capital(piece(of)),
  contract: contractName,
  goods: (of: keyof typeof goods) => goods[of],
  special: (of: keyof typeof specials) => specials[of],
  symbol: (of: keyof typeof symbols) => symbols[of],
  preview: {
    game: (isRace: boolean) => (isRace ? `Whoever gets to ${vp(WINNING_VP)} ends the game` : 'No goal: all rounds are played'),
    rounds: (n: number, isRace: boolean) => (isRace ? `At most ${counted(n, 'round', 'rounds')}` : counted(n, 'round', 'rounds')),
    vp: 'VP of a delivery from Europe',
    continents: { EU: 'Europe', AS: 'Asia', AF: 'Africa', NA: 'N. America', SA: 'S. America', OC: 'Oceania' },
    offers: 'An offer stays open',
    offersUntil,
  },
  world: 'Map of the world',
  search: 'Search for a state',
  walk: 'Walk the map: arrow keys lead to neighbouring states',
  searchNone: 'No state has this name.',
  logbook: {
    title: 'Logbook of journeys',
    none: 'Nobody has delivered anything yet.',
    close: 'Close the logbook',
    underWay: 'under way',
    delivered: (turns: number, points: number, pay: number) => `${tm(turns)}, +${vp(points)}, ${euro(pay)}`,
    failed: (points: number) => (points === 0 ? 'failed' : `failed, −${vp(points)}`),
  },
  minimap: 'Where in the world this is',
  legend: 'Legend',
  legendCosts: 'Points a truck pays',
  legends: {
    plain: 'Plain',
    mountain: 'Mountain',
    ice: 'Ice',
    desert: 'Desert',
    forest: 'Forest',
    port: 'Port',
    airport: 'Airport',
    hub: 'Intercontinental',
    crossing: 'Canal, strait',
    flag: 'Red flag',
    regional: 'Regional border',
    customs: 'Customs border',
    closed: 'No road',
    inHand: 'Your cards',
  },
  entry: (points: number) => pm(points),
  oceans: [
    { name: ['ATLANTIC', 'OCEAN'], at: [1320, 740] },
    { name: ['PACIFIC', 'OCEAN'], at: [300, 930] },
    { name: ['PACIFIC', 'OCEAN'], at: [3200, 1010] },
    { name: ['INDIAN', 'OCEAN'], at: [2480, 1400] },
    { name: ['ATLANTIC', 'OCEAN'], at: [1530, 1400] },
  ] as readonly { readonly name: readonly string[]; readonly at: readonly [number, number] }[],
  pieces: 'Headquarters, branches and vehicles',
  baseOf: (who: string, of: Territory, isHq: boolean) => `${isHq ? 'Headquarters' : 'Branch'} of ${who}: ${territories[of]}`,
  vehicleOf: (who: string, of: Vehicle, where: string) => `${capital(kinds[kindOf(of)])} of ${who}: ${where}`,
  withGoods: 'with the goods of the delivery',
  carrying: (of: Vehicle) => `${piece(of)} aboard`,
  stopped: 'may not move in its owner’s next turn',
  exposed: (save: number) => `exposed to the weather: ${number(save)} or more saves it`,
  stateFacts: (terrain: keyof typeof terrains, points: number) =>
    `${capital(terrains[terrain])}: a truck pays ${counted(points, 'movement point', 'movement points')} (P.M.) to enter`,
  hasPort: 'Port',
  hasAirport: 'Airport',
  hasHub: 'Intercontinental airport',
  redFlag: 'Red flag: a political event waits here',
  border: { regional: 'regional border', customs: 'customs border', none: 'no border' },
  inHand: 'You have its territory card',
  crossingAbout: 'Canal or strait: a customs card for whatever goes through loaded',
  tabs: 'Parts of the table',
  cardsTab: 'Cards',
  yourCards: 'Your cards',
  territoryCards: (n: number) => counted(n, 'territory card', 'territory cards'),
  contractCards: (n: number) => counted(n, 'contract card', 'contract cards'),
  signedCards: (n: number) => counted(n, 'signed contract', 'signed contracts'),
  vehicles: (n: number) => counted(n, 'vehicle', 'vehicles'),
  branches: (n: number) => counted(n, 'branch', 'branches'),
  noCards: 'none',
  noSigned: 'Nothing is signed yet.',
  signedTitle: 'Signed',
  specialCard: 'special card',
  faceDown: 'face down',
  cardTerms: (turns: number, pay: number, by: keyof typeof symbols) => `${tm(turns)} · ${euro(pay)} · ${symbols[by]}`,
  illegal: 'illegal',
  terms: {
    tm: 'T.M. are movement turns. The whole journey happens at once and may take that many.',
    pm: `P.M. are movement points. In one movement turn (T.M.) a truck has ${number(POINTS.truck)}, a ship ${number(POINTS.ship)}, a plane ${number(POINTS.plane)}.`,
    illegal: 'Illegal goods pay the most. If customs find them, you pay a fine and often lose the delivery and the vehicle.',
    chance: 'The percentage says how many of 100 such journeys arrive. Customs cards, events and the weather decide.',
  },
  route: (from: Territory, to: Territory) => `${territories[from]} → ${territories[to]}`,
  track: (goal: boolean) => (goal ? `Victory points, to ${number(WINNING_VP)}` : 'Victory points'),
  decks: 'Decks',
  deck: { territory: 'Territories', contract: 'Contracts', customs: 'Customs' },
  deckCount: (deck: string, left: number, out: number) => `${deck}: ${number(left)} in the deck, ${number(out)} discarded`,
  customsCount: (left: number) => `Customs: ${counted(left, 'card', 'cards')}`,
  customsDeck: 'A used card goes under the deck.',
  discards: (n: number) => `${number(n)} out`,
  discarded: (names: readonly string[], more: number) => `Discarded: ${names.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}`,
  baseWith: (of: Territory, isHq: boolean, advantages: readonly (keyof typeof specials)[]) =>
    `${isHq ? 'Headquarters' : 'Branch'}: ${[territories[of], ...advantages.map(card => specials[card].name)].join(', ')}`,
  weatherTitle: 'Weather',
  weather: (continent: keyof typeof continents, roll: number) => {
    const cell = weatherEvents[continent][roll - 1]
    return { name: `${continents[continent]}: ${cell?.name ?? ''}`, text: cell?.text ?? '', brief: weatherBrief(continent, roll) }
  },
  noWeather: 'Weather is rolled when a round begins.',
  money: 'Cash',
  round: (n: number, of: number) => `Round ${number(n)} of ${number(of)}`,
  beforeRound: 'Set-up',
  lead: (most: number) => (most === 0 ? 'no VP yet' : `best: ${vp(most)}`),
  phases: ['Set-up', 'Weather', 'Turn', 'Journey'],
  doing: {
    hq: (who: string) => `${who} is choosing a headquarters`,
    turn: (who: string) => `It is ${who}’s turn`,
    move: (who: string) => `${who} is moving`,
    deliver: (who: string) => `${who} is delivering`,
    choose: (who: string) => `${who} has a choice to make`,
  },
  doings: { deliver: 'Deliver', sign: 'Sign', move: 'Move', draw: 'Draw', buy: 'Buy', sell: 'Sell', cards: 'Play', deal: 'Deal' },
  doingsTitle: 'What to do',
  which: 'Which vehicle?',
  free: 'Free card',
  drawFree: { territory: 'Territory', contract: 'Contract' },
  left: (n: number) => `${number(n)} in the deck`,
  actionsLeft: (n: number) => (n === 0 ? 'No action left' : `${counted(n, 'action', 'actions')} left`),
  ways: (count: number) => counted(count, 'place', 'places'),
  choose: 'Choose one',
  chooseOnMap: 'Choose where',
  nothing: 'There is nothing to choose here.',
  sign: {
    contract: 'Contract',
    sender: 'Sender',
    recipient: 'Recipient',
    comes: (turns: number, pay: number, points: number) => `Delivered within ${tm(turns)} (movement turns): ${euro(pay)}, ${vp(points)}`,
    missing: { contract: 'Choose a contract', sender: 'Choose a sender', recipient: 'Choose a recipient' },
  },
  plan: {
    weigh: { cheapest: 'Cheapest', fastest: 'Fastest', safest: 'Safest' },
    names: (names: readonly string[]) => capital(names.join(', ').toLowerCase()),
    figures: ({ tm: turns, fuel, customs, flags, chance }: Plan, allowed: number) => ({
      turns: `${number(turns)} of ${tm(allowed)}`,
      fuel: `fuel ${euro(fuel)}`,
      customs: customs === 0 ? 'no customs' : counted(customs, 'customs card', 'customs cards'),
      flags: flags === 0 ? '' : counted(flags, 'event', 'events'),
      chance: `${number(Math.round(chance * 100))}%`,
    }),
    chance: (percent: string) => `${percent} chance of success`,
    by: (vehicles: readonly Vehicle[]) => and.format(vehicles.map(piece)),
    none: 'No vehicle there has a way that is quick enough.',
    byWayOf: (at: string) => `By way of ${at}`,
    another: 'By way of …',
    press: 'Press a place on the map, or drag the line there.',
    anyWay: 'Any way',
    passes: (at: string) => `The way goes by ${at} already.`,
    noWay: (at: string) => `By way of ${at} it cannot arrive in time.`,
    other: (of: Vehicle) => `With ${piece(of)}, step by step`,
    setOut: 'Set out',
    customsAt: (places: readonly PlaceMet[]) => `Customs: ${metAt(places)}`,
    eventsAt: (places: readonly PlaceMet[]) => `${places.length === 1 ? 'Event' : 'Events'}: ${metAt(places)}`,
    runs: 'The plan goes on by itself and stops where you are asked.',
    stop: 'Stop here',
    goOn: 'Go on',
  },
  ...encounters,
  guide,
  face: (command: Command): { readonly title: string; readonly note: string } | undefined => {
    if (command.kind === 'step') return { title: place(command.to), note: '' }
    if (command.kind === 'chooseHq') return { title: territories[command.hq], note: '' }
    if (command.kind === 'callStrike') return { title: territories[command.state], note: '' }
    if (command.kind === 'buyVehicle')
      return { title: `${capital(kinds[command.vehicle])}, ${euro(PRICES[command.vehicle])}`, note: territories[command.at] }
    if (command.kind === 'buyBranch') return { title: territories[command.state], note: `branch, ${euro(BRANCH_PRICE)}` }
    if (command.kind === 'sellBranch') return { title: territories[command.state], note: `branch, ${euro(BRANCH_RESALE)}` }
    if (command.kind === 'sellVehicle') return { title: capital(piece(command.vehicle)), note: euro(RESALE[kindOf(command.vehicle)]) }
    return undefined
  },
  stepNote: (points: number, fuel: number, levies: number, customs: boolean, event: boolean) =>
    [
      pm(points),
      ...(fuel > 0 ? [euro(fuel)] : []),
      ...(levies > 0 ? [`tax ${euro(levies)}`] : []),
      ...(customs ? ['customs'] : []),
      ...(event ? ['event'] : []),
    ].join(' · '),
  hqNote: (continent: string, cards: number) => `${continent}: ${counted(cards, 'card of yours', 'cards of yours')}`,
  does: (command: Command): string => {
    switch (command.kind) {
      case 'chooseHq':
        return `Set up in ${state(command.hq)}`
      case 'drawFree':
      case 'draw':
        return command.deck === 'territory' ? 'Draw a territory card' : 'Draw a contract card'
      case 'sign':
        return 'Sign'
      case 'deliver':
        return 'Set out'
      case 'buyVehicle':
        return `Buy for ${euro(PRICES[command.vehicle])}`
      case 'sellVehicle':
        return `Sell for ${euro(RESALE[kindOf(command.vehicle)])}`
      case 'buyBranch':
        return `Buy for ${euro(BRANCH_PRICE)}`
      case 'sellBranch':
        return `Sell for ${euro(BRANCH_RESALE)}`
      case 'endTurn':
        return 'End turn'
      case 'step':
        return 'Go there'
      case 'board':
        return 'Get aboard'
      case 'leave':
        return 'Get off'
      case 'transfer':
        return 'Change vehicle'
      case 'nextTm':
        return 'End this T.M.'
      case 'sendBack':
        return 'Send the plane back'
      case 'putOff':
        return 'Get off the crossing'
      case 'breakOff':
        return 'Break off'
      case 'endMove':
        return 'End this move'
      case 'attach':
        return 'Attach it'
      case 'playCard':
      case 'spyOn':
      case 'revoke':
        return 'Play the card'
      case 'callStrike':
        return 'Call the strike'
      case 'tipOff':
        return 'Tip off customs'
      case 'turnUp':
        return 'Turn up the card'
      case 'useFriend':
        return 'Cancel the card'
      case 'skip':
        return 'No'
      case 'refuseToSell':
        return 'Sell nothing'
      case 'reroll':
        return 'Roll again'
      case 'payFor':
        return 'Pay'
      case 'place':
        return 'Bring it there'
      case 'accept':
        return 'Accept'
      case 'decline':
        return 'Decline'
      case 'withdraw':
        return 'Withdraw'
      case 'offer':
        return 'Offer'
      case 'openAuction':
        return 'Open the auction'
      case 'bid':
        return `Bid ${euro(command.euro)}`
      case 'passBid':
        return 'Pass'
      case 'closeAuction':
        return 'Close the auction'
      case 'askToSee':
        return 'Ask to see the contract'
      case 'show':
        return 'Show the contract'
      case 'layReady':
      case 'takeUp':
      case 'first':
      case 'chooseEvent':
      case 'chooseOption':
        return 'Choose this'
    }
  },
  deal: {
    open: 'Open offers and auctions',
    stands: (limit: number) => `Open ${offersUntil(limit)}.`,
    to: 'With whom',
    toWhom: 'Choose with whom',
    all: 'All must accept',
    give: 'You give',
    ask: 'You ask for',
    money: 'Money (€)',
    missing: 'Lay something on the table',
    toHighest: 'Auction',
    auction: 'Auction',
    auctionOf: (who: string) => `${who}’s auction`,
    minimum: 'Lowest bid (€)',
    bid: 'Your bid (€)',
    from: (minimum: number) => `no bid yet, from ${euro(minimum)}`,
    highest: (who: string, amount: number) => `${who} has bid ${euro(amount)}`,
    passed: (who: readonly string[]) => `${and.format(who)} ${who.length === 1 ? 'has' : 'have'} passed`,
    between: (from: string, to: string) => `Offer of ${from} to ${to}`,
    gives: 'Gives',
    wants: 'For',
    pick: 'You choose what you give',
    agreed: (who: readonly string[]) => `${and.format(who)} ${who.length === 1 ? 'agrees' : 'agree'}`,
    place: 'Vehicles you get',
    stays: 'stay where they are',
    counter: 'Counter-offer',
    counterTo: (who: string) => `Make ${who} a counter-offer`,
  },
  bundle: (of: Offer['give'], who: (seat: number) => string, giver: number): string => bundle(of, who, giver),
  wish: (of: Offer['ask'], who: (seat: number) => string, view: View): string => wishText(of, who, view),
  item: (item: Item, who: (seat: number) => string): string => {
    const wish = wishOf(item, 0)
    const [territory] = wish.territories
    if (territory !== undefined) return territories[territory]
    const [card] = wish.contracts
    if (card !== undefined) return contractName(card)
    const [state] = wish.branches
    return state === undefined ? capital(wishText(wish, who)) : `Branch: ${territories[state]}`
  },
  besides: 'At any time',
}
export type BoardWords = typeof en
