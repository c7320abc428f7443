/** Che cosa è successo, come può saperlo chi ascolta. */
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
  colours,
  companies,
  derricks,
  fromSites,
  fromTo,
  hand,
  licences,
  money,
  number,
  ofEach,
  points,
  site,
  siteOfKind,
  spaces,
  terrains,
  theSites,
} from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Turno ${number(e.round)}. ${who(e.first)} ha il dado e comincia.`
    case 'priceRolled':
      return rolled(e)
    case 'redCardTurned':
      return redCard(e)
    case 'beigeCardsTurned':
      return `Carte beige scoperte: ${e.cards.map(cardFace).join('; ')}.`
    case 'cardTaken':
      return `${who(e.seat)} prende la carta ${colours[at(CARDS, e.card).colour]}: ${cardFace(e.card)}.`
    case 'cardLeft':
      return `Nessuno prende la carta ${colours[at(CARDS, e.card).colour]}: ${cardFace(e.card)}.`
    case 'licencesDealt':
      return dealt(e, who)
    case 'truckPlaced':
      return `${who(e.seat)} fa partire il camion da ${place(e.square)}.`
    case 'truckMoved':
      return `${who(e.seat)} va in ${place(e.to)}${e.cost === 1 ? '' : ` (${terrains[terrainOfCost(e.cost)]}, ${points(e.cost)})`}.`
    case 'trainMoved':
      return `La locomotiva di ${who(e.seat)} arriva alla colonna ${number(e.to)}${e.cost === 1 ? '' : ` (${points(e.cost)})`}.`
    case 'tileSeen':
      return `${who(e.seat)} guarda il ${site(e.well)}${e.value === null ? '' : `: ${barrels(e.value)}`}.`
    case 'priceChanged':
      return `${who(e.seat)} usa l’azione speciale della carta: ${companies[e.company]} ${e.to > e.from ? 'sale' : 'scende'} ${fromTo(e.from, e.to)}.`
    case 'freeOilTaken':
      return `${who(e.seat)} usa l’azione speciale della carta: un barile gratis presso ${companies[e.company]}.`
    case 'trainsPushedBack':
      return pushedBack(e, who)
    case 'turnEnded':
      return `${who(e.seat)} si ferma qui.`
    case 'derrickBuilt':
      return `${who(e.seat)} costruisce sul ${siteOfKind(e.well)} per ${money(e.cost)} e trova ${barrels(e.value)}.`
    case 'builtNothing':
      return `${who(e.seat)} non costruisce.`
    case 'oilProduced':
      return produced(e, who)
    case 'oilCarried':
      return carried(e, who)
    case 'oilLost':
      return lost[e.why](who(e.seat), site(e.well))
    case 'auctionOpened':
      return e.bidders.length === 1
        ? `Asta presso ${companies[e.company]}: partecipa solo ${and.format(e.bidders.map(who))}.`
        : `Asta presso ${companies[e.company]}: partecipano ${and.format(e.bidders.map(who))}.`
    case 'bidMade':
      return `${who(e.seat)} offre ${number(e.points)}.`
    case 'passed':
      return `${who(e.seat)} passa.`
    case 'nobodySells':
      return nobodySells[e.why](companies[e.company])
    case 'bidCovered':
      return `${who(e.seat)} vince l’asta presso ${companies[e.company]} con ${points(e.points)}.`
    case 'bluffCalled':
      return `${who(e.seat)} vince con ${points(e.points)} ma non può pagare. Il bluff costa mezza mano: ${hand(e.lost)}. L’asta si ripete.`
    case 'licencesPaid':
      return `${who(e.seat)} paga ${ofEach(e.ones, e.twos)}.`
    case 'oilSold':
      return sold(e, who)
    case 'overflowSold':
      return `Troppo petrolio presso ${companies[e.company]}: ${who(e.seat)} deve cedere alla banca ${barrels(e.barrels)} per ${money(e.barrels * OVERFLOW_PRICE)}.`
    case 'pricesInflated':
      return `Inflazione: ${companies[e.company]} ${e.to > e.from ? 'sale' : 'scende'} ${fromTo(e.from, e.to)}.`
    case 'gameEnded':
      return ended(e, who)
  }
}

const rolledColours = { blue: 'blu', red: 'rosso' } as const

/** Dove decide il settore e non il colore, lo dice. */
function rolled({ company, face, from, to }: EventOf<'priceRolled'>): string {
  const rises = to > from
  const despite = sectionOf(from) !== 'white' && rises !== (face.colour === 'blue')
  const moves = rises ? 'sale' : 'scende'
  const why = despite ? `, ma un prezzo così ${rises ? 'basso' : 'alto'} ${moves}:` : `: il prezzo ${moves}`
  return `Il dado per ${companies[company]} dà ${rolledColours[face.colour]} ${face.pips}${why} ${fromTo(from, to)}.`
}

function redCard({ card, black }: EventOf<'redCardTurned'>): string {
  if (black === STAR) return 'Una carta rossa porta la locomotiva nera alla stella.'
  return `Una carta rossa porta la locomotiva nera avanti di ${spaces(at(CARDS, card).black)}, alla colonna ${number(black)}, a ${number(toStar(black))} dalla stella. Offre ${cardFace(card)}.`
}

function dealt({ seat, count, due, licences: cards }: EventOf<'licencesDealt'>, who: Names): string {
  if (count === 0) return `${who(seat)} non riceve licenze: sono finite.`
  const short = count < due ? ` invece di ${number(due)}: non ce ne sono altre` : ''
  return `${who(seat)} riceve ${cards === null ? licences(count) : hand(cards)}${short}.`
}

function pushedBack({ seat, spaces: back, trains }: EventOf<'trainsPushedBack'>, who: Names): string {
  const now = trains.flatMap((column, each) => (each === seat ? [] : [`${who(each)} alla colonna ${number(column)}`]))
  return `${who(seat)} usa l’azione speciale della carta e spinge indietro gli altri di ${spaces(back)}: ${and.format(now)}.`
}

function produced({ seat, wells, exhausted }: EventOf<'oilProduced'>, who: Names): string {
  const pumps = `${who(seat)} estrae ${barrels(wells.length)} ${fromSites(wells)}.`
  if (exhausted.length === 0) return pumps
  const dry = exhausted.length === 1 ? 'è esaurito: la torre torna' : 'sono esauriti: le torri tornano'
  return `${pumps} ${theSites(exhausted)} ${dry} nella riserva.`
}

function carried({ seat, well, by, carriers, company }: EventOf<'oilCarried'>, who: Names): string {
  const ships = `${who(seat)} porta il barile del ${site(well)} a ${companies[company]}`
  if (by === 'own') return `${ships}.`
  if (by === 'black') return `${ships} con la locomotiva nera per ${money(FEE)}.`
  if (carriers.length === 1) return `${ships} e paga ${money(FEE)} a ${and.format(carriers.map(who))}.`
  return `${ships} per ${money(FEE)}, divisi tra ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} a testa.`
}

const lost: Readonly<Record<EventOf<'oilLost'>['why'], (who: string, from: string) => string>> = {
  noTrain: (who, from) => `${who} perde il barile del ${from}: nessuna locomotiva è arrivata fin lì.`,
  noMoney: (who, from) => `${who} perde il barile del ${from}: manca il denaro per il trasporto.`,
  givenUp: (who, from) => `${who} rinuncia al barile del ${from}.`,
}

const nobodySells: Readonly<Record<EventOf<'nobodySells'>['why'], (company: string) => string>> = {
  nobodyThere: company => `In questo turno nessuno vende a ${company}: nessuno ha lì del petrolio e insieme una licenza.`,
  allPassed: company => `In questo turno nessuno vende a ${company}: hanno passato tutti.`,
}

function sold({ seat, company, barrels: n, price }: EventOf<'oilSold'>, who: Names): string {
  if (n === 0) return `${who(seat)} non vende nulla a ${companies[company]}.`
  const each = n === 1 ? '' : ` l’uno, ${money(n * price)} in tutto`
  return `${who(seat)} vende ${barrels(n)} a ${companies[company]} per ${money(price)}${each}.`
}

function ended({ winners, scores, hands }: EventOf<'gameEnded'>, who: Names): string {
  const best = money(at(scores, at(winners, 0)).total)
  const result = `${winners.length === 1 ? 'Vince' : 'Vincono insieme'} ${and.format(winners.map(who))} con ${best}.`
  const lines = ranking(scores).map(seat => `${who(seat)}, ${sum(at(scores, seat))}.`)
  const left = ranking(scores).map(seat => `${who(seat)} ${points(worth(at(hands, seat)))}`)
  return `La partita è finita. ${[result, ...lines].join(' ')} Licenze rimaste in mano: ${and.format(left)}.`
}

/** '$ 24.000: $ 17.000 in denaro, $ 3.000 per 3 barili e $ 4.000 per 1 torre (2ª locomotiva)' */
function sum(score: Score): string {
  const counts = countsOf(score)
  const parts = [`${money(score.money)} in denaro`]
  if (counts.barrels > 0) parts.push(`${money(score.oil)} per ${barrels(counts.barrels)}`)
  if (counts.derricks > 0) parts.push(`${money(score.derricks)} per ${derricks(counts.derricks)} (${number(score.place)}ª locomotiva)`)
  return parts.length === 1 ? `${money(score.total)}, solo denaro` : `${money(score.total)}: ${and.format(parts)}`
}
