/** What happened, as the hearer may know it. */
import { at, type Names } from '@wildcat/kernel'
import { FEE, OVERFLOW_PRICE, sectionOf, points as worth } from '@wildcat/oil-rush'
import { countsOf } from '../../account.ts'
import { CARDS, STAR } from '../../components.ts'
import type { Event, Score } from '../../events.ts'
import { ranking, toStar } from '../facts.ts'
import { place, terrainOfCost } from '../places.ts'
import {
  and,
  barrels,
  cardFace,
  companies,
  derricks,
  fromTo,
  hand,
  licences,
  money,
  number,
  ofEach,
  ordinal,
  points,
  site,
  siteOfKind,
  sites,
  spaces,
  terrains,
} from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}. ${who(e.first)} has the die and goes first.`
    case 'priceRolled':
      return rolled(e)
    case 'redCardTurned':
      return redCard(e)
    case 'beigeCardsTurned':
      return `Beige cards on show: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} takes the ${at(CARDS, e.card).colour} card: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nobody takes the ${at(CARDS, e.card).colour} card: ${cardFace(e.card)}.`
    case 'licencesDealt':
      return dealt(e, who)
    case 'truckPlaced':
      return `${who(e.seat)} starts a truck at ${place(e.square)}.`
    case 'truckMoved':
      return `${who(e.seat)} drives to ${place(e.to)}${e.cost === 1 ? '' : ` (${terrains[terrainOfCost(e.cost)]}, ${points(e.cost)})`}.`
    case 'trainMoved':
      return `${who(e.seat)}’s locomotive rolls to column ${number(e.to)}${e.cost === 1 ? '' : ` (${points(e.cost)})`}.`
    case 'tileSeen':
      return `${who(e.seat)} looks at ${site(e.well)}${e.value === null ? '' : `: ${barrels(e.value)}`}.`
    case 'priceChanged':
      return `${who(e.seat)} plays the card’s special action: ${companies[e.company]} ${e.to > e.from ? 'rises' : 'falls'} ${fromTo(e.from, e.to)}.`
    case 'freeOilTaken':
      return `${who(e.seat)} plays the card’s special action: a free barrel at ${companies[e.company]}.`
    case 'trainsPushedBack':
      return pushedBack(e, who)
    case 'turnEnded':
      return `${who(e.seat)} moves no further.`
    case 'derrickBuilt':
      return `${who(e.seat)} builds on ${siteOfKind(e.well)} for ${money(e.cost)} and strikes ${barrels(e.value)}.`
    case 'builtNothing':
      return `${who(e.seat)} builds nothing.`
    case 'oilProduced':
      return produced(e, who)
    case 'oilCarried':
      return carried(e, who)
    case 'oilLost':
      return lost[e.why](who(e.seat), site(e.well))
    case 'auctionOpened':
      return e.bidders.length === 1
        ? `Auction at ${companies[e.company]}: only ${and.format(e.bidders.map(who))} takes part.`
        : `Auction at ${companies[e.company]}: ${and.format(e.bidders.map(who))} take part.`
    case 'bidMade':
      return `${who(e.seat)} bids ${number(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passes.`
    case 'nobodySells':
      return nobodySells[e.why](companies[e.company])
    case 'bidCovered':
      return `${who(e.seat)} wins the auction at ${companies[e.company]} with ${points(e.points)}.`
    case 'bluffCalled':
      return `${who(e.seat)} wins with ${points(e.points)} but cannot pay. The bluff costs half the hand: ${hand(e.lost)}. The auction is held again.`
    case 'licencesPaid':
      return `${who(e.seat)} pays ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return sold(e, who)
    case 'overflowSold':
      return `Too much oil at ${companies[e.company]}: ${who(e.seat)} must sell ${barrels(e.barrels)} to the bank for ${money(e.barrels * OVERFLOW_PRICE)}.`
    case 'pricesInflated':
      return `Inflation: ${companies[e.company]} ${e.to > e.from ? 'rises' : 'falls'} ${fromTo(e.from, e.to)}.`
    case 'gameEnded':
      return ended(e, who)
  }
}

/** Where the section and not the colour decides, it says so. */
function rolled({ company, face, from, to }: EventOf<'priceRolled'>): string {
  const rises = to > from
  const despite = sectionOf(from) !== 'white' && rises !== (face.colour === 'blue')
  const moves = rises ? 'rises' : 'falls'
  const why = despite ? `, but so ${rises ? 'low' : 'high'} a price ${moves}:` : `: the price ${moves}`
  return `The die for ${companies[company]} shows ${face.colour} ${face.pips}${why} ${fromTo(from, to)}.`
}

function redCard({ card, black }: EventOf<'redCardTurned'>): string {
  if (black === STAR) return 'A red card takes the black locomotive to the star.'
  return `A red card moves the black locomotive ${spaces(at(CARDS, card).black)}, to column ${number(black)}, ${number(toStar(black))} short of the star. It offers ${cardFace(card)}.`
}

function dealt({ seat, count, due, licences: cards }: EventOf<'licencesDealt'>, who: Names): string {
  if (count === 0) return `${who(seat)} is dealt no licences: there are none left.`
  const short = count < due ? ` instead of ${number(due)}: there are no more` : ''
  return `${who(seat)} is dealt ${cards === null ? licences(count) : hand(cards)}${short}.`
}

function pushedBack({ seat, spaces: back, trains }: EventOf<'trainsPushedBack'>, who: Names): string {
  const now = trains.flatMap((column, each) => (each === seat ? [] : [`${who(each)} to column ${number(column)}`]))
  return `${who(seat)} plays the card’s special action and pushes the others back ${spaces(back)}: ${and.format(now)}.`
}

function produced({ seat, wells, exhausted }: EventOf<'oilProduced'>, who: Names): string {
  const pumps = `${who(seat)} pumps ${barrels(wells.length)} from ${sites(wells)}.`
  if (exhausted.length === 0) return pumps
  const dry = exhausted.length === 1 ? 'is dry: its derrick returns' : 'are dry: their derricks return'
  return `${pumps} ${sites(exhausted).replace(/^s/, 'S')} ${dry} to stock.`
}

function carried({ seat, well, by, carriers, company }: EventOf<'oilCarried'>, who: Names): string {
  const ships = `${who(seat)} ships the barrel of ${site(well)} to ${companies[company]}`
  if (by === 'own') return `${ships}.`
  if (by === 'black') return `${ships} on the black locomotive for ${money(FEE)}.`
  if (carriers.length === 1) return `${ships} and pays ${and.format(carriers.map(who))} ${money(FEE)}.`
  return `${ships} for ${money(FEE)}, shared by ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} each.`
}

const lost: Readonly<Record<EventOf<'oilLost'>['why'], (who: string, from: string) => string>> = {
  noTrain: (who, from) => `${who} loses the barrel of ${from}: no locomotive has come that far.`,
  noMoney: (who, from) => `${who} loses the barrel of ${from}: there is no money for the fee.`,
  givenUp: (who, from) => `${who} gives up the barrel of ${from}.`,
}

const nobodySells: Readonly<Record<EventOf<'nobodySells'>['why'], (company: string) => string>> = {
  nobodyThere: company => `Nobody sells at ${company} this round: nobody has both oil there and a licence.`,
  allPassed: company => `Nobody sells at ${company} this round: all have passed.`,
}

function sold({ seat, company, barrels: n, price }: EventOf<'oilSold'>, who: Names): string {
  if (n === 0) return `${who(seat)} sells nothing at ${companies[company]}.`
  const total = n === 1 ? '' : `, ${money(n * price)} in all`
  return `${who(seat)} sells ${barrels(n)} at ${companies[company]} for ${money(price)}${n === 1 ? '' : ' each'}${total}.`
}

function ended({ winners, scores, hands }: EventOf<'gameEnded'>, who: Names): string {
  const best = money(at(scores, at(winners, 0)).total)
  const result = `${and.format(winners.map(who))} ${winners.length === 1 ? 'wins' : 'share the win'} with ${best}.`
  const lines = ranking(scores).map(seat => `${who(seat)}, ${sum(at(scores, seat))}.`)
  const left = ranking(scores).map(seat => `${who(seat)} ${points(worth(at(hands, seat)))}`)
  return `The game is over. ${[result, ...lines].join(' ')} Licences left in hand: ${and.format(left)}.`
}

/** '$24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (2nd locomotive)' */
function sum(score: Score): string {
  const counts = countsOf(score)
  const parts = [`${money(score.money)} in cash`]
  if (counts.barrels > 0) parts.push(`${money(score.oil)} for ${barrels(counts.barrels)}`)
  if (counts.derricks > 0) parts.push(`${money(score.derricks)} for ${derricks(counts.derricks)} (${ordinal(score.place)} locomotive)`)
  return parts.length === 1 ? `${money(score.total)}, all in cash` : `${money(score.total)}: ${and.format(parts)}`
}
