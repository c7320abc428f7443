/** Che cosa è successo, per quanto ne può sapere chi ascolta. */
import { at, type Names } from '@wildcat/kernel'
import type { Event, Score } from '../../events.ts'
import { ranking, refillsLeft } from '../facts.ts'
import { doing } from './doings.ts'
import {
  and,
  capital,
  cards,
  counted,
  cubes,
  fields,
  gas,
  inField,
  leases,
  money,
  newLeases,
  newTiles,
  number,
  several,
  spot,
  tiles,
  towerNames,
  vp,
} from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}${e.last ? ', l’ultimo' : ''}. Comincia ${who(e.first)}.`
    case 'botWorkerMoved':
      return `Il lavoratore del bot neutrale va su ${spot(e.to)}.`
    case 'workerPlaced':
      return `${who(e.seat)} piazza il lavoratore: ${spot(e.to)}.`
    case 'cardChosen':
      return e.card === null ? `${who(e.seat)} ha scelto una carta.` : `${who(e.seat)} sceglie in segreto: ${cards[e.card]}.`
    case 'cardsShown':
      return shown(e, who)
    case 'declined':
      return declined(e, [who(e.seat)])
    case 'botLeases':
      return `Il bot neutrale rimescola le licenze disponibili. ${e.leases.length === 1 ? 'Ora c’è' : 'Ora ci sono'}: ${several(e.leases, fields)}.`
    case 'botTiles':
      return `Il bot neutrale rimescola le tessere in vendita. ${e.tiles.length === 1 ? 'Ora c’è' : 'Ora ci sono'}: ${several(e.tiles, tiles)}.`
    case 'botSoldLocally':
      return `Il bot neutrale vende sul mercato locale: ${who(e.supervisor)}, supervisore, riceve ${money(e.money)}.`
    case 'botSoldNationally':
      return e.sellers === 0
        ? 'Sul mercato nazionale c’è solo il bot neutrale.'
        : 'Sul mercato nazionale il bot neutrale conta come venditore e abbassa il prezzo.'
    case 'botDrilled':
      return botDrilled(e)
    case 'fieldRefilled':
      return refilled(e)
    case 'fieldExhausted':
      return `${fields[e.field]} è esaurito.${e.gas > 0 ? ` ${e.gas === 1 ? `Vi resta ${gas(1)}, che si può` : `Vi restano ${gas(e.gas)}, che si possono`} ancora estrarre.` : ''}`
    case 'endAnnounced':
      return `Due giacimenti sono esauriti: il round ${number(e.lastRound)} è l’ultimo.`
    case 'strikeEnded':
      return `Lo sciopero ${inField[e.field]} è finito.`
    case 'tilesShown':
      return `${capital(newTiles(e.tiles))}.`
    case 'leasesShown':
      return `${capital(newLeases(e.leases))}.`
    case 'subsidyRaised':
      return `Il sussidio ora è di ${money(e.money)}.`
    case 'gameEnded':
      return ended(e, who)
    case 'leaseTaken':
    case 'built':
    case 'drilled':
    case 'drillingStopped':
    case 'soldLocally':
    case 'supervisorPaid':
    case 'soldNationally':
    case 'becameFirst':
    case 'subsidyTaken':
    case 'invested':
    case 'investmentSold':
    case 'feePaid':
    case 'towerLost':
      return `${who(e.seat)} ${doing(e, who)}.`
  }
}

function shown({ cards: all, bot }: EventOf<'cardsShown'>, who: Names): string {
  const each = all.map((card, seat) => `${who(seat)}, ${cards[card]}`)
  return `Carte scoperte: ${[...each, ...(bot === 'none' ? [] : [`bot neutrale, ${cards[bot]}`])].join('; ')}.`
}

/** Una o più persone che rinunciano alla stessa azione. */
export function declined({ action, by }: Pick<EventOf<'declined'>, 'action' | 'by'>, names: readonly string[]): string {
  const who = and.format(names)
  const does = (one: string, many: string) => (names.length === 1 ? one : many)
  switch (action) {
    case 'lease':
      return `${who} non ${does('prende', 'prendono')} licenze.`
    case 'build':
      return `${who} non ${does('costruisce', 'costruiscono')}.`
    case 'drill':
      return `${who} non ${does('estrae', 'estraggono')}${by === 'building' ? ' con la torre nuova' : ''}.`
    case 'local':
      return `${who} non ${does('vende', 'vendono')} sul mercato locale.`
    case 'national':
      return `${who} non ${does('vende', 'vendono')} sul mercato nazionale.`
    case 'becomeFirst':
      return `${who} ${does('lascia', 'lasciano')} invariato l’ordine di turno.`
    case 'subsidy':
      return `${who} ${does('rinuncia', 'rinunciano')} al sussidio.`
    case 'invest':
      return `${who} non ${does('investe', 'investono')}.`
  }
}

function botDrilled({ field, tower, oil: o, gas: g, struck }: EventOf<'botDrilled'>): string {
  const drills = `La ${towerNames[tower]} del bot neutrale ${inField[field]}`
  if (struck) return `${drills} è in sciopero e non estrae nulla.`
  return o + g === 0
    ? `${drills} non trova nulla.`
    : `${drills} estrae ${cubes({ oil: o, gas: g })}, che ${o + g === 1 ? 'va' : 'vanno'} nel sacchetto.`
}

function refilled({ field, level, oil: o, gas: g, struck }: EventOf<'fieldRefilled'>): string {
  const left = refillsLeft(level)
  const filled = `${fields[field]} non ha più petrolio; rifornimento: ${cubes({ oil: o, gas: g })}${o === 0 ? ' (nel sacchetto non c’è petrolio)' : ''}.`
  const more =
    left === 0 ? 'È l’ultimo rifornimento.' : `${left === 1 ? 'Resta' : 'Restano'} ${counted(left, 'rifornimento', 'rifornimenti')}.`
  const strike = struck
    ? ` È uscito il cubetto grigio: sciopero ${inField[field]}! Lì non si estrae nulla fino alla fine della prossima fase di azioni.`
    : ''
  return `${filled} ${more}${strike}`
}

function ended({ how, winners, scores }: EventOf<'gameEnded'>, who: Names): string {
  const why = how === 'rounds' ? 'La partita finisce dopo trenta round.' : 'La partita è finita.'
  const best = vp(at(scores, at(winners, 0)).total)
  const won = `con ${best}${tie(winners, scores)}`
  const [winner, ...more] = winners
  const together = more.length > 0 ? [`Vincono insieme ${and.format(winners.map(who))} ${won}.`] : []
  const each = (seat: number) => (seat === winner && more.length === 0 ? `vince ${won}` : `ha ${vp(at(scores, seat).total)}`)
  return [why, ...together, ...ranking(scores).map(seat => `${who(seat)} ${each(seat)}: ${sum(at(scores, seat))}.`)].join(' ')
}

/** [OIL-10.3] Che cosa ha deciso a parità di punti. */
function tie(winners: readonly number[], scores: readonly Score[]): string {
  const best = at(scores, at(winners, 0))
  const level = scores.filter(({ total }) => total === best.total)
  if (level.length === winners.length) return ''
  return level.some(each => each.money === best.money && each.bought !== best.bought) ? ' e meno licenze acquistate' : ' e meno denaro'
}

/** '12 durante la partita, 3 per 3 licenze, 1 per 1 sezione piena del magazzino e 2 per più denaro di tutti' */
function sum({ vp: during, leases: held, sections, cash, money: coins }: Score): string {
  const parts = [`${number(during)} durante la partita`]
  if (held > 0) parts.push(`${number(held)} per ${leases(held)}`)
  if (sections > 0) parts.push(`${number(sections)} per ${counted(sections, 'sezione piena del magazzino', 'sezioni piene del magazzino')}`)
  if (cash > 0) parts.push(`${number(cash)} per la cassa più ricca`)
  return `${and.format(parts)} (${coins === 1 ? 'resta' : 'restano'} ${money(coins)})`
}
