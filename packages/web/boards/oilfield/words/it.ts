/** Che cosa dice il tabellone di Oilfield, in italiano. */

import { at } from '@wildcat/kernel'
import { GOVERNMENT_FEE, LEASE_PRICES, LOCAL_OIL_PRICE, OIL_FOR_A_POINT, SUPERVISOR_PAY, TILE_FACTS } from '@wildcat/oilfield/board'
import {
  and,
  capital,
  cards,
  columns,
  counted,
  cubes,
  effects,
  fields,
  inField,
  money,
  number,
  several,
  tiles,
  towerNames,
  vp,
} from '@wildcat/oilfield/words/it/phrases.ts'
import { it as kit } from '../../kit/words/it.ts'
import type { BoardWords } from './en.ts'

/** Ciò che viene insieme; come somma, perché può stare davanti a una o. */
const together = (all: readonly string[]) => all.join(' + ')

const gives: BoardWords['gives'] = {
  lease: onShow => several(onShow, fields),
  leaseByCard: (price, left, onShow) => `${money(price)}; dopo i lavoratori ne restano ${number(left)} su ${number(onShow)}`,
  noLease: {
    none: 'Nessuna disponibile',
    marker: 'Nulla: niente segnalini',
    taken: 'Caselle tutte occupate',
    money: 'Nulla: troppo cara',
  },
  build: (tile, n, onShow) =>
    n === 1 ? `Solo ${tiles[tile]}, ${money(TILE_FACTS[tile].price)}` : `${number(n)} su ${number(onShow)} alla tua portata`,
  noBuild: { money: 'Nulla: troppo care', lease: 'Nulla: niente licenze libere' },
  brings: (take, dollars, points) =>
    together([
      ...(take.oil > 0 ? [`${number(take.oil)} di petrolio`] : []),
      ...(take.gas > 0 ? [`${number(take.gas)} di gas`] : []),
      ...(dollars > 0 ? [money(dollars)] : []),
      ...(points > 0 ? [vp(points)] : []),
    ]),
  either: ways => ways.join(', o '),
  noDrill: {
    tower: 'Nulla: niente torri',
    national: 'Nulla: solo torri nazionali',
    strike: 'Nulla: sciopero',
    nothing: 'Nulla: niente posto o petrolio',
  },
  noLocal: 'Nulla: magazzino vuoto',
  national: (n, all) =>
    `${counted(n, 'barile', 'barili')}: ${all.map((brings, sellers) => `${money(brings)} ${sellers === 0 ? 'senza altri' : sellers === 1 ? 'in due' : 'in tre o più'}`).join(', ')}`,
  noNational: 'Nulla: niente petrolio',
  first: supervisor => `Inizi tu; ${supervisor} supervisore`,
  firstAlready: 'Sei già primo giocatore',
  subsidy: n => money(n),
  invest: rows => rows.map(({ row, price }) => `${vp(row)} ${money(price)}`.replaceAll(' ', '\u00A0')).join(', '),
  noInvest: { full: 'Nulla: tutto comprato', cube: 'Nulla: niente segnalini', money: 'Nulla: troppo caro' },
}

export const it: BoardWords = {
  ...kit,
  help: {
    ...kit.help,
    paragraphs: [
      'Ciò che puoi usare è acceso. Puntalo, o tieni premuto il dito, per leggere che cosa dà. Premendolo lo scegli soltanto; il pulsante scuro lo fa.',
      'Le case stanno nell’ordine in cui agiscono i lavoratori. Sotto ognuna c’è ciò che ti darebbe adesso. Il terreno mostra quanto resta in ogni giacimento e quante volte sarà ancora rifornito.',
    ],
    keys: [[['Esc'], 'Lascia ciò che hai scelto; salta l’animazione']],
  },
  number,
  money,
  vp,
  fields: 'Giacimenti',
  marketTab: 'Mercati',
  fieldNames: { ...fields },
  columns: { ...columns },
  cards: { ...cards },
  tiles: {
    small: 'Piccola',
    medium: 'Media',
    mixed: 'Mista',
    smallLocal: 'Locale picc.',
    mediumLocal: 'Locale media',
    national: 'Nazionale',
    government: 'Governativa',
    storage: 'Serbatoio',
    gasRefinery: 'Raff. di gas',
  },
  effects: { ...effects },
  gives,
  about: {
    lease: 'Paga una licenza disponibile e metti il tuo segnalino. Tra i lavoratori sceglie prima chi offre di più.',
    build: 'Compra una tessera in vendita. Una torre sta su una tua licenza e può estrarre subito.',
    drill: 'Usa ciascuna delle tue torri una volta, nell’ordine che vuoi.',
    local: `Vendi dal magazzino: petrolio a ${money(LOCAL_OIL_PRICE)}, ${number(OIL_FOR_A_POINT)} di petrolio per ${vp(1)}, gas per ${vp(1)}.`,
    national: 'Vendi petrolio dal magazzino. Più giocatori mostrano questa carta, meno rende.',
    first: 'Cominci tu già dalle carte; chi siede alla tua destra diventa supervisore.',
    subsidy: 'Prendi il denaro che c’è; a ogni round se ne aggiunge.',
    invest: 'Compra punti vittoria al prezzo libero di una riga.',
  },
  round: n => `Round ${number(n)}`,
  exhausted: n => `${counted(n, 'giacimento esaurito', 'giacimenti esauriti')} su 2`,
  lastRound: 'l’ultimo round',
  phases: ['Scelta', 'Lavoratori', 'Carte'],
  doing: {
    placeWorker: who => `${who} mette un lavoratore`,
    chooseCards: 'Tutti scelgono una carta',
    lease: who => `${who} prende una licenza`,
    build: who => `${who} costruisce`,
    drill: who => `${who} estrae`,
    local: who => `${who} vende al mercato locale`,
    national: who => `${who} vende al mercato nazionale`,
    becomeFirst: who => `${who} può diventare primo giocatore`,
    subsidy: who => `${who} può prendere il sussidio`,
    invest: who => `${who} investe`,
    fee: who => `${who} deve pagare il canone`,
  },
  fieldNow: (field, oil, gas, level) =>
    level === 0
      ? `${fields[field]}: esaurito${gas === 0 ? '' : `; ${gas === 1 ? 'resta' : 'restano'} ${cubes({ oil: 0, gas })}`}`
      : `${fields[field]}: ${cubes({ oil, gas })}; ancora ${counted(level - 1, 'rifornimento', 'rifornimenti')}`,
  cubesIn: all => cubes(all),
  asThingsStand: 'Come stanno le cose adesso: prima agiscono i lavoratori',
  nothingMore: 'esaurito',
  burntOut: 'Esaurito',
  strike: 'Sciopero',
  strikeHere: 'Sciopero: da questo giacimento non si estrae nulla fino alla fine della prossima fase.',
  nextFilling: 'prossimo',
  lastFilling: 'ultimo',
  leaseBoard: 'Libera',
  forLease: field => `Libera: licenza ${inField[field]}`,
  noLease: field => `Una licenza ${inField[field]} ancora nel mazzo`,
  leaseOf: (who, field) => `Licenza ${inField[field]}, di ${who}`,
  towerOf: (who, tower, field) => `${capital(towerNames[tower])} ${inField[field]}, di ${who}`,
  leaseIn: field => `licenza ${inField[field]}`,
  towerIn: (tower, field) => `${towerNames[tower]} ${inField[field]}`,
  took: haul => `in questo round ha estratto ${haul}`,
  bot: 'bot neutrale',
  botOrder: 'Le carte si risolvono in quest’ordine',
  botPlayers: ['primo giocatore', 'secondo'],
  street: 'I lavoratori, nell’ordine in cui agiscono',
  nobody: 'Nessuno',
  these: who => and.format(who),
  workerOf: who => `Lavoratore di ${who}`,
  freeSpace: (column, price) => (price === '' ? `${column}: casella libera` : `${column} per ${price}: casella libera`),
  buildings: 'Tessere in vendita',
  tileFor: (tile, price) => `${capital(tiles[tile])}, ${money(price)}`,
  or: 'o',
  expansion: { storage: '+2', gasRefinery: 'gas' },
  investments: 'Investimenti',
  investmentRow: (row, price) => (price === undefined ? `${vp(row)}: tutti comprati` : `${vp(row)} per ${money(price)}`),
  boughtBy: owners => `Proprietari: ${and.format(owners)}`,
  government: 'il governo',
  inStore: all => `In magazzino: ${cubes(all)}`,
  investedIn: (row, n) => (n === 1 ? `investito per ${vp(row)}` : `investito ${number(n)} volte per ${vp(row)}`),
  bag: (oil, gas) => `Nel sacchetto: ${cubes({ oil, gas })}`,
  toCome: (buildings, leases) => `Ancora ${counted(buildings, 'tessera', 'tessere')} e ${counted(leases, 'licenza', 'licenze')}`,
  subsidyNow: n => `Sussidio ${money(n)}`,
  vpShort: 'PV',
  storeTitle: 'Magazzino',
  moneyTitle: 'Denaro',
  store: (oil, gas, room) => `Magazzino: ${cubes({ oil, gas })}, posto per ${number(room)}`,
  hasChosen: 'ha scelto una carta',
  firstPlayer: 'Primo giocatore',
  supervisor: 'Supervisore',
  neutral: {
    name: 'Bot neutrale',
    worker: (column, next) => `Occupa ${columns[column]}; nel prossimo round ${columns[next]}`,
    cardSoon: 'La sua carta viene pescata quando tutte si scoprono',
    card: card => `La sua carta: ${cards[card]}`,
    does: {
      lease: 'nuove licenze disponibili',
      build: 'nuove tessere in vendita',
      drill: 'la sua torre in un giacimento estrae e rimette nel sacchetto',
      local: 'il supervisore viene pagato',
      national: 'un venditore in più',
    },
  },
  cardsShown: 'Le carte, in ordine di turno',
  nationalNow: (sellers, price) =>
    sellers === 0 ? 'Nessuno vende al nazionale' : `${counted(sellers, 'venditore', 'venditori')}: ${money(price)} al barile`,
  sellers: (n, isMost) => (isMost ? `${number(n)} o più` : counted(n, 'venditore', 'venditori')),
  actsAfter: who => (who.length === 0 ? 'Finora nessuno agisce prima di te.' : `Prima di te: ${and.format(who)}.`),
  higherBid: 'Chi offre di più sceglie prima.',
  bidAboveCash: dollars => `Hai ${money(dollars)}: dovrai vendere degli investimenti.`,
  atRefinery: 'alla raffineria',
  where: 'Dove?',
  built: (on, drills, left) =>
    `${on === 'refinery' ? 'Accanto alla raffineria' : capital(inField[on])}${drills ? ', dove può estrarre subito' : ''}. Poi hai ${money(left)}.`,
  payFee: `Paga ${money(GOVERNMENT_FEE)}`,
  soldNow: { oil: `venduto, ${money(LOCAL_OIL_PRICE)}`, gas: `venduto, ${vp(1)}` },
  feeMissing: dollars => `Hai ${money(dollars)}. Senza il canone di ${money(GOVERNMENT_FEE)}, torre e licenza tornano in vendita.`,
  refills: n => (n === 0 ? 'nessun rifornimento' : `ancora ${counted(n, 'rifornimento', 'rifornimenti')}`),
  sellFirst: 'Prima vendi un investimento',
  sellInvestment: (row, price) => `Vendi ${vp(row)} per ${money(price)}`,
  sell: {
    oil: `Petrolio a ${money(LOCAL_OIL_PRICE)} al barile`,
    pairs: `${number(OIL_FOR_A_POINT)} di petrolio per ${vp(1)}`,
    gas: `Gas a ${vp(1)} al barile`,
    nationalOil: price => `Petrolio a ${money(price)} al barile`,
    nationalGas: price => `Gas a ${money(price)} al barile`,
    less: what => `${what}: uno di meno`,
    more: what => `${what}: uno di più`,
    mostMoney: 'Più denaro',
    mostPoints: 'Più punti',
    towers: (n, each) =>
      n === 1
        ? `1 torre nazionale vende 1 barile a ${money(each)}`
        : `${number(n)} torri nazionali vendono 1 barile a testa, a ${money(each)} l’uno`,
    supervisor: who => `${who}, supervisore, riceve ${money(SUPERVISOR_PAY)}.`,
    brings: (dollars, points) =>
      dollars > 0 && points > 0 ? `${money(dollars)} e ${vp(points)}` : points > 0 ? vp(points) : money(dollars),
    button: what => `Vendi per ${what}`,
    nothing: 'Scegli che cosa vendere',
    get: 'Ricevi',
    afterwards: 'Poi hai',
  },
  no: tower => (tower ? 'Rinuncia alla torre' : 'Rinuncia'),
  change: card => `Hai giocato coperta ${cards[card]}. Scegline un’altra per cambiarla.`,
  chosen: 'coperta',
  choose: step => (step === 'placeWorker' ? 'Scegli una casella' : step === 'chooseCards' ? 'Scegli una carta' : 'Scegli'),
  does: command => {
    switch (command.kind) {
      case 'placeWorker':
        return command.column === 'lease' ? `Offri ${money(at(LEASE_PRICES, command.space))}` : `Lavoratore su ${columns[command.column]}`
      case 'chooseCard':
        return `Gioca coperta ${cards[command.card]}`
      case 'takeLease':
        return `Prendi la licenza ${inField[command.field]}`
      case 'build':
        return `Costruisci per ${money(TILE_FACTS[command.tile].price)}`
      case 'drill':
        return `Estrai ${inField[command.field]}`
      case 'sellLocal':
      case 'sellNational':
        return 'Vendi'
      case 'becomeFirst':
        return 'Diventa primo giocatore'
      case 'takeSubsidy':
        return 'Prendi il sussidio'
      case 'invest':
        return `Investi per ${vp(command.investment)}`
      case 'payFee':
        return `Paga ${money(GOVERNMENT_FEE)}`
      case 'raiseMoney':
      case 'sellInvestment':
        return `Vendi ${vp(command.investment)}`
      case 'decline':
        return 'Rinuncia'
      case 'giveUpTower':
        return 'Rinuncia alla torre'
    }
  },
}
