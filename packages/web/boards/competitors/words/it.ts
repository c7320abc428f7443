/** Che cosa dice il tabellone di Competitors, in italiano. */
import { BRANCH_PRICE, BRANCH_RESALE, isCrossing, kindOf, POINTS, PRICES, RESALE, WINNING_VP, wishOf } from '@wildcat/competitors/board'
import { weatherEvents } from '@wildcat/competitors/words/it/event-tables.ts'
import { goods } from '@wildcat/competitors/words/it/goods.ts'
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
} from '@wildcat/competitors/words/it/phrases.ts'
import { continents, crossings, terrains } from '@wildcat/competitors/words/it/places.ts'
import { symbols } from '@wildcat/competitors/words/it/sentences.ts'
import { specials } from '@wildcat/competitors/words/it/specials.ts'
import { territories } from '@wildcat/competitors/words/it/territories.ts'
import { weatherBrief } from '@wildcat/competitors/words/it/weather-brief.ts'
import { to } from '@wildcat/kernel/words/it/phrases.ts'
import { it as kit } from '../../kit/words/it.ts'
import type { BoardWords } from './en.ts'
import { encounters } from './it/encounters.ts'
import { guide } from './it/guide.ts'

const place: BoardWords['place'] = of => (typeof of === 'number' ? capital(hexNear(of)) : isCrossing(of) ? crossings[of] : territories[of])

const metAt = (places: Parameters<BoardWords['plan']['customsAt']>[0]) =>
  places.map(([at, n]) => (n === 1 ? place(at) : `${place(at)} (${number(n)})`)).join(', ')

const offersUntil: BoardWords['preview']['offersUntil'] = limit =>
  limit === 0
    ? 'fino alla fine del turno di chi l’ha fatta'
    : `per ${counted(limit, 'decisione', 'decisioni')}, e mai oltre il turno di chi l’ha fatta`

export const it: BoardWords = {
  ...kit,
  help: {
    ...kit.help,
    paragraphs: [
      'Quello che puoi usare è illuminato sulla mappa ed elencato nel foglio. Premerlo lo sceglie soltanto; lo fa il pulsante grande.',
      'Sposta la mappa con un dito o con il mouse, ingrandiscila con due dita, con la rotella o con i pulsanti. Il mondo non ha bordi: dopo l’Asia viene l’America.',
      'Una consegna si fa così: firma un Contratto con due Carte Territorio, porta un mezzo dal mittente, scegli un piano, parti.',
    ],
    keys: [
      [['S'], 'Cerca uno Stato'],
      [['←', '→', '↑', '↓'], 'Sulla mappa: allo Stato vicino'],
      [['Invio'], 'Sulla mappa: scegli ciò che è illuminato in questo Stato'],
      [['+', '−', '0'], 'Più grande, più piccolo, tutto il mondo'],
      [['Esc'], 'Lascia quello che hai scelto; salta l’animazione'],
    ],
  },
  number,
  euro,
  vp,
  tm,
  pm,
  tmNumber,
  list: texts => and.format(texts),
  state: of => territories[of],
  place,
  continent: continents,
  terrain: terrains,
  kind: kinds,
  piece: of => capital(piece(of)),
  contract: contractName,
  goods: of => goods[of],
  special: of => specials[of],
  symbol: of => symbols[of],
  preview: {
    game: isRace => (isRace ? `Chi arriva a ${vp(WINNING_VP)} chiude la partita` : 'Nessun traguardo: si giocano tutti i round'),
    rounds: (n, isRace) => (isRace ? `Al massimo ${counted(n, 'round', 'round')}` : counted(n, 'round', 'round')),
    vp: 'PV di una consegna dall’Europa',
    continents: { EU: 'Europa', AS: 'Asia', AF: 'Africa', NA: 'N. America', SA: 'S. America', OC: 'Oceania' },
    offers: 'Una proposta resta aperta',
    offersUntil,
  },
  world: 'Mappa del mondo',
  search: 'Cerca uno Stato',
  walk: 'Percorri la mappa: le frecce portano agli Stati vicini',
  searchNone: 'Nessuno Stato si chiama così.',
  logbook: {
    title: 'Diario dei viaggi',
    none: 'Nessuno ha ancora consegnato nulla.',
    close: 'Chiudi il diario',
    underWay: 'in viaggio',
    delivered: (turns, points, pay) => `${tm(turns)}, +${vp(points)}, ${euro(pay)}`,
    failed: points => (points === 0 ? 'fallita' : `fallita, −${vp(points)}`),
  },
  minimap: 'In quale parte del mondo sei',
  legend: 'Legenda',
  legendCosts: 'Punti per un Truck',
  legends: {
    plain: 'Pianura',
    mountain: 'Montagna',
    ice: 'Ghiaccio',
    desert: 'Deserto',
    forest: 'Foresta',
    port: 'Porto',
    airport: 'Aeroporto',
    hub: 'Intercont.',
    crossing: 'Canale, stretto',
    flag: 'Bandiera rossa',
    regional: 'Confine regionale',
    customs: 'Confine doganale',
    closed: 'Nessuna strada',
    inHand: 'Le tue carte',
  },
  entry: points => pm(points),
  oceans: [
    { name: ['OCEANO', 'ATLANTICO'], at: [1320, 740] },
    { name: ['OCEANO', 'PACIFICO'], at: [300, 930] },
    { name: ['OCEANO', 'PACIFICO'], at: [3200, 1010] },
    { name: ['OCEANO', 'INDIANO'], at: [2480, 1400] },
    { name: ['OCEANO', 'ATLANTICO'], at: [1530, 1400] },
  ],
  pieces: 'Sedi, Filiali e mezzi',
  baseOf: (who, of, isHq) => `${isHq ? 'Sede' : 'Filiale'} di ${who}: ${territories[of]}`,
  vehicleOf: (who, of, where) => `${kinds[kindOf(of)]} di ${who}: ${where}`,
  withGoods: 'con le merci della consegna',
  carrying: of => `${piece(of)} a bordo`,
  stopped: 'fermo nel prossimo turno di chi lo possiede',
  exposed: save => `esposto al maltempo: si salva con ${number(save)} o più`,
  stateFacts: (terrain, points) =>
    `${capital(terrains[terrain])}: un Truck paga ${counted(points, 'Punto Movimento', 'Punti Movimento')} (P.M.) per entrare`,
  hasPort: 'Porto',
  hasAirport: 'Aeroporto',
  hasHub: 'Aeroporto intercontinentale',
  redFlag: 'Bandiera rossa: qui aspetta un evento politico',
  border: { regional: 'confine regionale', customs: 'confine doganale', none: 'nessun confine' },
  inHand: 'Hai la sua Carta Territorio',
  crossingAbout: 'Canale o stretto: chi lo attraversa carico pesca una Carta Dogana',
  tabs: 'Parti del tavolo',
  cardsTab: 'Carte',
  yourCards: 'Le tue carte',
  territoryCards: n => counted(n, 'Carta Territorio', 'Carte Territorio'),
  contractCards: n => counted(n, 'Carta Contratto', 'Carte Contratto'),
  signedCards: n => counted(n, 'Contratto firmato', 'Contratti firmati'),
  vehicles: n => counted(n, 'mezzo', 'mezzi'),
  branches: n => counted(n, 'Filiale', 'Filiali'),
  noCards: 'nessuna',
  noSigned: 'Non c’è ancora niente di firmato.',
  signedTitle: 'Firmati',
  specialCard: 'carta Speciale',
  faceDown: 'coperto',
  cardTerms: (turns, pay, by) => `${tm(turns)} · ${euro(pay)} · ${symbols[by]}`,
  illegal: 'illegale',
  terms: {
    tm: 'T.M. vuol dire Turno Movimento. Il viaggio si fa tutto adesso e ne può durare al massimo tanti.',
    pm: `P.M. vuol dire Punti Movimento. In un Turno Movimento (T.M.) un Truck ne ha ${number(POINTS.truck)}, una Nave ${number(POINTS.ship)}, un Aereo ${number(POINTS.plane)}.`,
    illegal: 'La merce illegale rende di più. Se la Dogana la trova, paghi una multa e spesso perdi la consegna e il mezzo.',
    chance: 'La percentuale dice quanti viaggi come questo arrivano su 100. Decidono Carte Dogana, eventi e meteo.',
  },
  route: (from, to) => `${territories[from]} → ${territories[to]}`,
  track: goal => (goal ? `Punti vittoria, fino a ${number(WINNING_VP)}` : 'Punti vittoria'),
  decks: 'Mazzi',
  deck: { territory: 'Territori', contract: 'Contratti', customs: 'Dogana' },
  deckCount: (deck, left, out) => `${deck}: ${number(left)} nel mazzo, ${number(out)} negli scarti`,
  customsCount: left => `Dogana: ${counted(left, 'carta', 'carte')}`,
  customsDeck: 'Una carta usata va sotto il mazzo.',
  discards: n => `${number(n)} fuori`,
  discarded: (names, more) => `Scartate: ${names.join(', ')}${more > 0 ? ` e altre ${number(more)}` : ''}`,
  baseWith: (of, isHq, advantages) =>
    `${isHq ? 'Sede' : 'Filiale'}: ${[territories[of], ...advantages.map(card => specials[card].name)].join(', ')}`,
  weatherTitle: 'Meteo',
  weather: (continent, roll) => {
    const cell = weatherEvents[continent][roll - 1]
    return { name: `${continents[continent]}: ${cell?.name ?? ''}`, text: cell?.text ?? '', brief: weatherBrief(continent, roll) }
  },
  noWeather: 'Il meteo si tira all’inizio di ogni round.',
  money: 'Cassa',
  round: (n, of) => `Round ${number(n)} di ${number(of)}`,
  beforeRound: 'Preparazione',
  lead: most => (most === 0 ? 'ancora nessun PV' : `in testa: ${vp(most)}`),
  phases: ['Preparazione', 'Meteo', 'Turno', 'Viaggio'],
  doing: {
    hq: who => `${who} sceglie la Sede`,
    turn: who => `È il turno di ${who}`,
    move: who => `${who} sta muovendo`,
    deliver: who => `${who} sta consegnando`,
    choose: who => `${who} deve scegliere`,
  },
  doings: {
    deliver: 'Consegna',
    sign: 'Firma',
    move: 'Muovi',
    draw: 'Pesca',
    buy: 'Acquista',
    sell: 'Vendi',
    cards: 'Gioca',
    deal: 'Tratta',
  },
  doingsTitle: 'Che cosa fare',
  which: 'Quale mezzo?',
  free: 'Carta gratis',
  drawFree: { territory: 'Territorio', contract: 'Contratto' },
  left: n => `${number(n)} nel mazzo`,
  actionsLeft: n => (n === 0 ? 'Nessuna Azione rimasta' : `${counted(n, 'Azione rimasta', 'Azioni rimaste')}`),
  ways: count => counted(count, 'posto', 'posti'),
  choose: 'Scegli',
  chooseOnMap: 'Scegli dove',
  nothing: 'Qui non c’è niente da scegliere.',
  sign: {
    contract: 'Contratto',
    sender: 'Mittente',
    recipient: 'Destinatario',
    comes: (turns, pay, points) => `Se arriva entro ${tm(turns)} (Turni Movimento): ${euro(pay)}, ${vp(points)}`,
    missing: { contract: 'Scegli un Contratto', sender: 'Scegli un mittente', recipient: 'Scegli un destinatario' },
  },
  plan: {
    weigh: { cheapest: 'Il meno caro', fastest: 'Il più veloce', safest: 'Il più sicuro' },
    names: names => capital(names.join(', ').toLowerCase()),
    figures: ({ tm: turns, fuel, customs, flags, chance }, allowed) => ({
      turns: `${number(turns)} di ${tm(allowed)}`,
      fuel: `carburante ${euro(fuel)}`,
      customs: customs === 0 ? 'niente Dogana' : counted(customs, 'Carta Dogana', 'Carte Dogana'),
      flags: flags === 0 ? '' : counted(flags, 'evento', 'eventi'),
      chance: `${number(Math.round(chance * 100))}%`,
    }),
    chance: percent => `probabilità di riuscita: ${percent}`,
    by: vehicles => and.format(vehicles.map(of => piece(of))),
    none: 'Nessun mezzo che si trova lì ha una via abbastanza veloce.',
    byWayOf: at => `Passando per ${at}`,
    another: 'Passando per …',
    press: 'Premi un luogo sulla mappa, o trascina lì la linea.',
    passes: at => `Il percorso passa già per ${at}.`,
    anyWay: 'Qualsiasi via',
    noWay: at => `Passando per ${at} non si arriva in tempo.`,
    other: of => `Con ${piece(of, 'the')}, passo per passo`,
    setOut: 'Parti',
    customsAt: places => `Dogana: ${metAt(places)}`,
    eventsAt: places => `${places.length === 1 ? 'Evento' : 'Eventi'}: ${metAt(places)}`,
    runs: 'Il piano va avanti da solo e si ferma quando devi decidere.',
    stop: 'Fermati qui',
    goOn: 'Avanti',
  },
  ...encounters,
  guide,
  face: command => {
    if (command.kind === 'step') return { title: place(command.to), note: '' }
    if (command.kind === 'chooseHq') return { title: territories[command.hq], note: '' }
    if (command.kind === 'callStrike') return { title: territories[command.state], note: '' }
    if (command.kind === 'buyVehicle')
      return { title: `${kinds[command.vehicle]}, ${euro(PRICES[command.vehicle])}`, note: territories[command.at] }
    if (command.kind === 'buyBranch') return { title: territories[command.state], note: `Filiale, ${euro(BRANCH_PRICE)}` }
    if (command.kind === 'sellBranch') return { title: territories[command.state], note: `Filiale, ${euro(BRANCH_RESALE)}` }
    if (command.kind === 'sellVehicle') return { title: capital(piece(command.vehicle)), note: euro(RESALE[kindOf(command.vehicle)]) }
    return undefined
  },
  stepNote: (points, fuel, levies, customs, event) =>
    [
      pm(points),
      ...(fuel > 0 ? [euro(fuel)] : []),
      ...(levies > 0 ? [`tassa ${euro(levies)}`] : []),
      ...(customs ? ['Dogana'] : []),
      ...(event ? ['evento'] : []),
    ].join(' · '),
  hqNote: (continent, cards) => `${continent}: ${counted(cards, 'carta tua', 'carte tue')}`,
  does: command => {
    switch (command.kind) {
      case 'chooseHq':
        return `Apri la Sede ${state(command.hq, 'in')}`
      case 'drawFree':
      case 'draw':
        return command.deck === 'territory' ? 'Pesca una Carta Territorio' : 'Pesca una Carta Contratto'
      case 'sign':
        return 'Firma'
      case 'deliver':
        return 'Parti'
      case 'buyVehicle':
        return `Acquista per ${euro(PRICES[command.vehicle])}`
      case 'sellVehicle':
        return `Vendi per ${euro(RESALE[kindOf(command.vehicle)])}`
      case 'buyBranch':
        return `Acquista per ${euro(BRANCH_PRICE)}`
      case 'sellBranch':
        return `Vendi per ${euro(BRANCH_RESALE)}`
      case 'endTurn':
        return 'Termina il turno'
      case 'step':
        return 'Vai lì'
      case 'board':
        return 'Sali a bordo'
      case 'leave':
        return 'Scendi'
      case 'transfer':
        return 'Cambia mezzo'
      case 'nextTm':
        return 'Termina questo T.M.'
      case 'sendBack':
        return 'Rimanda indietro l’Aereo'
      case 'putOff':
        return 'Esci dal passaggio'
      case 'breakOff':
        return 'Interrompi'
      case 'endMove':
        return 'Termina il movimento'
      case 'attach':
        return 'Associala'
      case 'playCard':
      case 'spyOn':
      case 'revoke':
        return 'Gioca la carta'
      case 'callStrike':
        return 'Proclama lo sciopero'
      case 'tipOff':
        return 'Avvisa la Dogana'
      case 'turnUp':
        return 'Scopri la carta'
      case 'useFriend':
        return 'Annulla la carta'
      case 'skip':
        return 'No, grazie'
      case 'refuseToSell':
        return 'Non vendere niente'
      case 'reroll':
        return 'Ripeti il tiro'
      case 'payFor':
        return 'Paga'
      case 'place':
        return 'Portalo lì'
      case 'accept':
        return 'Accetta'
      case 'decline':
        return 'Rifiuta'
      case 'withdraw':
        return 'Ritira la proposta'
      case 'offer':
        return 'Proponi'
      case 'openAuction':
        return 'Apri l’asta'
      case 'bid':
        return `Offri ${euro(command.euro)}`
      case 'passBid':
        return 'Passa'
      case 'closeAuction':
        return 'Chiudi l’asta'
      case 'askToSee':
        return 'Chiedi di vedere il Contratto'
      case 'show':
        return 'Mostra il Contratto'
      case 'layReady':
      case 'takeUp':
      case 'first':
      case 'chooseEvent':
      case 'chooseOption':
        return 'Scegli questo'
    }
  },
  deal: {
    open: 'Proposte e aste in corso',
    stands: limit => `Aperta ${offersUntil(limit)}.`,
    to: 'Con chi',
    toWhom: 'Scegli con chi',
    all: 'Devono accettare tutti',
    give: 'Dai',
    ask: 'Chiedi',
    money: 'Denaro (€)',
    missing: 'Metti qualcosa sul tavolo',
    toHighest: 'Asta',
    auction: 'Asta',
    auctionOf: who => `Asta di ${who}`,
    minimum: 'Offerta minima (€)',
    bid: 'La tua offerta (€)',
    from: minimum => `nessuna offerta ancora, da ${euro(minimum)}`,
    highest: (who, amount) => `${who} ha offerto ${euro(amount)}`,
    passed: who => `${and.format(who)} ${who.length === 1 ? 'passa' : 'passano'}`,
    between: (from, others) => `Proposta di ${from} ${to(others)}`,
    gives: 'Dà',
    wants: 'In cambio di',
    pick: 'Scegli tu che cosa dare',
    agreed: who => `${and.format(who)} ${who.length === 1 ? 'accetta' : 'accettano'}`,
    place: 'I mezzi che ricevi',
    stays: 'restano dove sono',
    counter: 'Controproposta',
    counterTo: who => `Fai una controproposta ${to(who)}`,
  },
  bundle: (of, who, giver) => bundle(of, who, giver),
  wish: (of, who, view) => wishText(of, who, view),
  item: (item, who) => {
    const wish = wishOf(item, 0)
    const [territory] = wish.territories
    if (territory !== undefined) return territories[territory]
    const [card] = wish.contracts
    if (card !== undefined) return contractName(card)
    const [state] = wish.branches
    return state === undefined ? capital(wishText(wish, who)) : `Filiale: ${territories[state]}`
  },
  besides: 'In qualunque momento',
}
