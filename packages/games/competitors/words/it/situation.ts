/** Che cosa si vede del tavolo, in italiano. */
import { WINNING_VP } from '../../components.ts'
import { GOODS } from '../../content/goods.ts'
import type { VehicleKind } from '../../content/kinds.ts'
import { gridOf } from '../facts.ts'
import { situationIn } from '../situation.ts'
import type { Distances } from '../situation-facts.ts'
import { weatherEvents } from './event-tables.ts'
import { goods } from './goods.ts'
import {
  aKind,
  and,
  bundle,
  capital,
  contractName,
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
  to as toName,
  vehicle,
  vp,
  wish,
} from './phrases.ts'
import { continents, crossings, terrains } from './places.ts'
import { planWords } from './plans.ts'
import { symbols, terms } from './sentences.ts'
import { specials } from './specials.ts'
import { territories } from './territories.ts'

const distances = (of: Distances): string => {
  const by = (kind: VehicleKind) => {
    const points = of[kind]
    return points === undefined ? [] : [`${kinds[kind]} ${number(points)}`]
  }
  const parts = [...by('truck'), ...by('ship'), ...by('plane')]
  return parts.length === 0 ? 'solo cambiando mezzo' : `${parts.join(', ')} P.M.`
}
const hands = { territories: 'Carte Territorio', contracts: 'contratti in mano', specials: 'carte Speciali in mano' } as const
const own = { territories: 'Le tue Carte Territorio', contracts: 'I tuoi contratti in mano', specials: 'Le tue carte Speciali' } as const

export const situation = situationIn({
  plans: planWords,
  titles: {
    setUp: 'Prima del round 1',
    move: 'Movimento in corso',
    delivery: 'Consegna in corso',
    offers: 'Proposte aperte',
    auctions: 'Aste',
    players: 'Giocatori',
    signed: 'Contratti firmati',
    vehicles: 'Mezzi',
    bases: 'Sedi e Filiali',
    inForce: 'In vigore',
    decks: 'Mazzi',
    discards: 'Scarti',
    atlas: 'Tutti gli Stati',
    crossings: 'Canali e stretti',
    grid: 'Griglia della mappa (~ mare, N Nave, A Aereo in volo)',
  },
  terms: {
    game: 'Partita',
    first: 'Primo giocatore',
    turn: 'Turno di',
    weather: 'Evento meteo',
    player: 'Giocatore',
    contract: 'Contratto',
    goods: 'Merce',
    aboard: 'La merce è su',
    tm: 'T.M.',
    vehicle: 'In viaggio',
    points: 'Punti rimasti',
    notes: 'Dogana',
    strike: 'Sciopero',
    pass: 'Lasciapassare',
    charter: 'Noleggio',
    insured: 'Assicurazione usata',
    territories: 'Carte Territorio',
    contracts: 'Carte Contratto',
    customs: 'Carte Dogana',
    seen: 'Già viste, nell’ordine in cui torneranno',
    ready: '«Soffiata» preparata',
  },
  columns: {
    players: ['Giocatore', 'PV', 'Denaro', 'Carte Territorio', 'Carte Contratto', 'Sede e Filiali', 'Carte scoperte'],
    offers: ['Di', 'A', 'Dà', 'Chiede', 'Note'],
    auctions: ['Vende', 'All’asta', 'Minimo', 'Offerta più alta', 'Ha passato'],
    contracts: ['Contratto', 'T.M.', 'Compenso', 'Mezzo', 'Tipo'],
    specials: ['Carta', 'Che cosa fa'],
    signed: ['N.', 'Giocatore', 'Mittente', 'Destinatario', 'Contratto', 'PV', 'Distanza'],
    vehicles: ['Mezzo', 'Dove', 'Note'],
    bases: ['Stato', 'Giocatore', 'Che cosa', 'Vantaggi'],
    atlas: ['Stato', 'Continente', 'Terreno', 'Confini', 'Porto', 'Aeroporto', 'Segni'],
    crossings: ['Passaggio', 'Truck', 'Navi'],
  },
  notes: {
    noCustoms: 'niente più Carte Dogana in questa consegna',
    legal: 'controllata: è legale',
    tippedOff: 'è stata giocata una «Soffiata»',
    hq: 'Sede',
    branch: 'Filiale',
    redFlag: 'a rischio',
    hqSite: 'luogo per una Sede',
    stopped: 'non si muove fino alla fine del prossimo turno del proprietario',
    goods: 'con la merce',
    inAuction: 'all’asta',
    allMust: 'devono accettare tutti',
  },
  nothing: '–',
  hidden: 'coperto',
  continents,
  signs: { sea: '~', ship: 'N', plane: 'A' },
  number,
  euro,
  list: texts => and.format(texts),
  round: n => `Round ${number(n)}`,
  game: ({ game, rounds, vpTable }) => {
    const length =
      game === 'points'
        ? `Partita a Punti, a ${vp(WINNING_VP)}, al massimo ${number(rounds)} round`
        : `Partita a Tempo, ${number(rounds)} round`
    return vpTable === 'distance' ? `${length}; PV secondo la distanza` : length
  },
  weather: (continent, roll) => {
    const cell = weatherEvents[continent][roll - 1]
    return cell === undefined ? continents[continent] : `${continents[continent]}, ${cell.name}. ${cell.text}`
  },
  state: of => state(of),
  territoryCard: of => territories[of],
  contractCard: contractName,
  route: (from, to) => capital(route(from, to)),
  vehicle: (of, who) => vehicle(of, who, 'bare'),
  place: (of, who) => capital(placeOf(of, who)),
  standing: (of, place, who) => `${vehicle(of, who, 'bare')}: ${placeOf(place, who)}`,
  faceDown: allowed => `coperta; ${or.format(allowed.map(each => symbols[each]))}`,
  contract: of => `${goods[of].name}: ${terms(of).join(', ')}`,
  tm: (begun, allowed, open) =>
    begun === 0 ? `nessuno cominciato su ${number(allowed)}` : `${number(begun)} di ${number(allowed)}${open ? '' : ', finito'}`,
  points: (now, inAll, kind) => `${pm(inAll)} per ${aKind[kind]}${now === 0 || now === inAll ? '' : `, ${number(now)} in questo T.M.`}`,
  kept: (friends, doubled) => {
    const cards = [
      ...(friends === 0 ? [] : [friends === 1 ? customsName('friendAtTheGate') : `${number(friends)} × ${customsName('friendAtTheGate')}`]),
      ...(doubled ? [specialName('doubleContract')] : []),
    ]
    return cards.length === 0 ? '–' : cards.join(', ')
  },
  bases: states => states.map(of => territories[of]).join(', '),
  handTitle: (of, name) => (name === undefined ? own[of] : capital(`${hands[of]} di ${name}`)),
  goodsRow: of => {
    const { tm: allowed, pay, vehicle: kind, illegal } = GOODS[of]
    return [goods[of].name, number(allowed), euro(pay), symbols[kind], illegal ? 'illegale' : 'normale']
  },
  specialRow: (of, copies) => [copies === 1 ? specialName(of) : `${number(copies)} × ${specialName(of)}`, specials[of].text],
  ready: names => `contro ${and.format(names)}`,
  signedNumber: id => `N.\u00A0${number(id)}`,
  distances,
  advantages: cards => cards.map(specialName).join(', '),
  aboard: truck => `a bordo: ${truck}`,
  exposed: save => `sotto l’evento meteo: si salva con ${number(save)} o più`,
  tookOff: from => `ultimo decollo ${state(from, 'from')}`,
  charteredBy: name => `a noleggio: ${name}`,
  given: (offer, who) => capital(bundle(offer.give, who, offer.from)),
  asked: (offer, view, who) => capital(wish(offer.ask, who, view)),
  agreed: names => `d’accordo: ${and.format(names)}`,
  placed: at => `i mezzi ricevuti vanno ${state(at, 'in')}`,
  shown: how => (how === 'yes' ? 'contratto mostrato' : 'richiesta di vedere il contratto'),
  items: (auction, who) => capital(bundle(auction.items, who, auction.seller)),
  bid: (name, sum) => `${name}: ${euro(sum)}`,
  strike: (of, name) => `${capital(state(of))}: ingresso chiuso fino al prossimo turno di ${name}`,
  pass: (from, to) => `${to} non paga ${toName(from)} tassa di transito né pedaggi`,
  charter: (of, name, id) => `${of}, per il contratto n. ${number(id)} di ${name}`,
  pile: (deck, discarded) => `${number(deck)} nel mazzo, ${number(discarded)} tra gli scarti`,
  customs: (deck, fresh) =>
    `${number(deck)} nel mazzo, ${fresh === 0 ? 'tutte già viste' : fresh === deck ? 'nessuna ancora vista' : `le prime ${number(fresh)} mai viste`}`,
  seen: cards => cards.map(customsName).join(', '),
  terrain: (of, points) => `${terrains[of]}, ${pm(points)}`,
  withCustoms: list => `con dogana: ${list}`,
  across: list => `oltre: ${list}`,
  airport: (of, intercontinental) => `${gridOf(of)}${intercontinental ? ', Intercontinentale' : ''}`,
  crossing: of => crossings[of],
})
