/** What a viewer sees of the table, in English. */
import { WINNING_VP } from '../../components.ts'
import { GOODS } from '../../content/goods.ts'
import { gridOf } from '../facts.ts'
import { situationIn } from '../situation.ts'
import type { Distances } from '../situation-facts.ts'
import { weatherEvents } from './event-tables.ts'
import { goods } from './goods.ts'
import {
  and,
  bundle,
  capital,
  contractName,
  counted,
  customsName,
  euro,
  kinds,
  number,
  or,
  placeOf,
  pm,
  route,
  specialName,
  state,
  vehicle,
  vp,
  wish,
} from './phrases.ts'
import { continents, crossings, terrains } from './places.ts'
import { planWords } from './plans.ts'
import { symbols, terms } from './sentences.ts'
import { specials } from './specials.ts'
import { territories } from './territories.ts'

const distances = ({ truck, ship, plane }: Distances): string => {
  const parts = Object.entries({ truck, ship, plane }).flatMap(([kind, points]) =>
    points === undefined ? [] : [`${kind} ${number(points)}`],
  )
  return parts.length === 0 ? 'only with a change of vehicle' : `${parts.join(', ')} P.M.`
}
const hands = { territories: 'territory cards', contracts: 'contracts in hand', specials: 'special cards in hand' } as const

export const situation = situationIn({
  plans: planWords,
  titles: {
    setUp: 'Before round 1',
    move: 'Move under way',
    delivery: 'Delivery under way',
    offers: 'Open offers',
    auctions: 'Auctions',
    players: 'Players',
    signed: 'Signed contracts',
    vehicles: 'Vehicles',
    bases: 'Headquarters and branches',
    inForce: 'In force',
    decks: 'Decks',
    discards: 'Discards',
    atlas: 'All states',
    crossings: 'Canals and straits',
    grid: 'Map grid (~ sea, S ship, P plane in flight)',
  },
  terms: {
    game: 'Game',
    first: 'First player',
    turn: 'Turn of',
    weather: 'Weather',
    player: 'Player',
    contract: 'Contract',
    goods: 'Goods',
    aboard: 'Goods are in',
    tm: 'T.M.',
    vehicle: 'On the way',
    points: 'Points left',
    notes: 'Customs',
    strike: 'Strike',
    pass: 'Pass',
    charter: 'Charter',
    insured: 'Insurance used',
    territories: 'Territory cards',
    contracts: 'Contract cards',
    customs: 'Customs cards',
    seen: 'Seen, in the order they come again',
    ready: 'Tip-off laid ready',
  },
  columns: {
    players: ['Player', 'VP', 'Cash', 'Territory cards', 'Contract cards', 'HQ and branches', 'Kept face up'],
    offers: ['From', 'To', 'Gives', 'Asks for', 'Notes'],
    auctions: ['Seller', 'On sale', 'Minimum', 'Highest bid', 'Passed'],
    contracts: ['Contract', 'T.M.', 'Pay', 'Vehicle', 'Kind'],
    specials: ['Card', 'What it does'],
    signed: ['No.', 'Player', 'Sender', 'Recipient', 'Contract', 'VP', 'Distance'],
    vehicles: ['Vehicle', 'Where', 'Notes'],
    bases: ['State', 'Player', 'What', 'Advantages'],
    atlas: ['State', 'Continent', 'Terrain', 'Borders', 'Port', 'Airport', 'Marks'],
    crossings: ['Crossing', 'Trucks', 'Ships'],
  },
  notes: {
    noCustoms: 'no more customs cards in this delivery',
    legal: 'found to be legal',
    tippedOff: 'a Tip-off has been played',
    hq: 'HQ',
    branch: 'Branch',
    redFlag: 'red flag',
    hqSite: 'site for an HQ',
    stopped: 'stopped until the end of its owner’s next turn',
    goods: 'with the goods',
    inAuction: 'up for auction',
    allMust: 'all must accept',
  },
  nothing: '–',
  hidden: 'face down',
  continents,
  signs: { sea: '~', ship: 'S', plane: 'P' },
  number,
  euro,
  list: texts => and.format(texts),
  round: n => `Round ${number(n)}`,
  game: ({ game, rounds, vpTable }) => {
    const length =
      game === 'points'
        ? `points game, to ${vp(WINNING_VP)}, ${counted(rounds, 'round', 'rounds')} at most`
        : `time game, ${counted(rounds, 'round', 'rounds')}`
    return capital(vpTable === 'distance' ? `${length}; VP by distance` : length)
  },
  weather: (continent, roll) => {
    const cell = weatherEvents[continent][roll - 1]
    return cell === undefined ? continents[continent] : `${continents[continent]}, ${cell.name}. ${cell.text}`
  },
  state,
  territoryCard: of => territories[of],
  contractCard: contractName,
  route: (from, to) => capital(route(from, to)),
  vehicle,
  place: (of, who) => (of.kind === 'state' ? territories[of.state] : capital(placeOf(of, who))),
  standing: (of, place, who) => `${vehicle(of, who)}: ${placeOf(place, who)}`,
  faceDown: allowed => `face down; ${or.format(allowed.map(each => symbols[each]))}`,
  contract: of => `${goods[of].name}: ${terms(of).join(', ')}`,
  tm: (begun, allowed, open) =>
    begun === 0 ? `none begun of ${number(allowed)}` : `${number(begun)} of ${number(allowed)}${open ? '' : ', over'}`,
  points: (now, inAll, kind) =>
    `${pm(inAll)} for a ${kinds[kind]}${now === 0 || now === inAll ? '' : `, ${number(now)} of them in this T.M.`}`,
  kept: (friends, doubled) => {
    const cards = [
      ...(friends === 0 ? [] : [friends === 1 ? customsName('friendAtTheGate') : `${number(friends)} × ${customsName('friendAtTheGate')}`]),
      ...(doubled ? [specialName('doubleContract')] : []),
    ]
    return cards.length === 0 ? '–' : cards.join(', ')
  },
  bases: states => states.map(of => territories[of]).join(', '),
  handTitle: (of, name) => (name === undefined ? `Your ${hands[of]}` : `${name}’s ${hands[of]}`),
  goodsRow: of => {
    const { tm: allowed, pay, vehicle: kind, illegal } = GOODS[of]
    return [goods[of].name, number(allowed), euro(pay), symbols[kind], illegal ? 'illegal' : 'ordinary']
  },
  specialRow: (of, copies) => [copies === 1 ? specialName(of) : `${number(copies)} × ${specialName(of)}`, specials[of].text],
  ready: names => `against ${and.format(names)}`,
  signedNumber: id => `No.\u00A0${number(id)}`,
  distances,
  advantages: cards => cards.map(specialName).join(', '),
  aboard: truck => `${truck} aboard`,
  exposed: save => `exposed to the weather, saved by ${number(save)} or more`,
  tookOff: from => `took off from ${state(from)}`,
  charteredBy: name => `chartered by ${name}`,
  given: (offer, who) => capital(bundle(offer.give, who, offer.from)),
  asked: (offer, view, who) => capital(wish(offer.ask, who, view)),
  agreed: names => `agreed: ${and.format(names)}`,
  placed: at => `vehicles received go to ${state(at)}`,
  shown: how => (how === 'yes' ? 'contract shown' : 'asked to show the contract'),
  items: (auction, who) => capital(bundle(auction.items, who, auction.seller)),
  bid: (name, sum) => `${name}: ${euro(sum)}`,
  strike: (of, name) => `${capital(state(of))} is closed until ${name}’s next turn`,
  pass: (from, to) => `${to} pays ${from} no tax or tolls`,
  charter: (of, name, id) => `${of}, by ${name} for contract no. ${number(id)}`,
  pile: (deck, discarded) => `${number(deck)} in the deck, ${number(discarded)} discarded`,
  customs: (deck, fresh) =>
    `${number(deck)} in the deck, ${fresh === 0 ? 'all seen' : fresh === deck ? 'none seen yet' : `the top ${number(fresh)} never seen`}`,
  seen: cards => cards.map(customsName).join(', '),
  terrain: (of, points) => `${terrains[of]}, ${pm(points)}`,
  withCustoms: list => `with customs: ${list}`,
  across: list => `across: ${list}`,
  airport: (of, intercontinental) => `${gridOf(of)}${intercontinental ? ', intercontinental' : ''}`,
  crossing: of => crossings[of],
})
