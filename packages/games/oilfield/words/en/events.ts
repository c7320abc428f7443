/** What happened, as the hearer may know it. */
import { at, type Names } from '@wildcat/kernel'
import type { Event, Score } from '../../events.ts'
import { ranking, refillsLeft } from '../facts.ts'
import { doing } from './doings.ts'
import { and, cards, counted, cubes, fields, gas, leases, money, number, several, spot, tiles, towerNames, vp } from './phrases.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

export function event(e: Event, who: Names): string {
  switch (e.kind) {
    case 'roundStarted':
      return `Round ${number(e.round)}${e.last ? ', the last' : ''}. ${who(e.first)} goes first.`
    case 'botWorkerMoved':
      return `The neutral bot’s worker moves to ${spot(e.to)}.`
    case 'workerPlaced':
      return `${who(e.seat)} places a worker: ${spot(e.to)}.`
    case 'cardChosen':
      return e.card === null ? `${who(e.seat)} has chosen a card.` : `${who(e.seat)} chooses in secret: ${cards[e.card]}.`
    case 'cardsShown':
      return shown(e, who)
    case 'declined':
      return declined(e, [who(e.seat)])
    case 'botLeases':
      return `The neutral bot reshuffles the leases on show. Now on show: ${several(e.leases, fields)}.`
    case 'botTiles':
      return `The neutral bot reshuffles the tiles on show. Now on show: ${several(e.tiles, tiles)}.`
    case 'botSoldLocally':
      return `The neutral bot sells locally: ${who(e.supervisor)}, the supervisor, gets ${money(e.money)}.`
    case 'botSoldNationally':
      return e.sellers === 0
        ? 'The neutral bot is alone on the national market.'
        : 'The neutral bot counts as a seller on the national market and lowers the price.'
    case 'botDrilled':
      return botDrilled(e)
    case 'fieldRefilled':
      return refilled(e)
    case 'fieldExhausted':
      return `${fields[e.field]} is exhausted.${e.gas > 0 ? ` The ${gas(e.gas)} left there can still be drilled.` : ''}`
    case 'endAnnounced':
      return `Two fields are exhausted: round ${number(e.lastRound)} is the last.`
    case 'strikeEnded':
      return `The strike in ${fields[e.field]} is over.`
    case 'tilesShown':
      return `New tiles on show: ${several(e.tiles, tiles)}.`
    case 'leasesShown':
      return `New leases on show: ${several(e.leases, fields)}.`
    case 'subsidyRaised':
      return `The subsidy is now ${money(e.money)}.`
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
  const each = all.map((card, seat) => `${who(seat)} – ${cards[card]}`)
  return `Cards: ${[...each, ...(bot === 'none' ? [] : [`neutral bot – ${cards[bot]}`])].join(', ')}.`
}

/** One or more players who do without the same action. */
export function declined({ action, by }: Pick<EventOf<'declined'>, 'action' | 'by'>, names: readonly string[]): string {
  const who = and.format(names)
  const does = (one: string, many: string) => (names.length === 1 ? one : many)
  switch (action) {
    case 'lease':
      return `${who} ${does('takes', 'take')} no lease.`
    case 'build':
      return `${who} ${does('builds', 'build')} nothing.`
    case 'drill':
      return `${who} ${does('does', 'do')} not drill${by === 'building' ? ' with the new tower' : ''}.`
    case 'local':
      return `${who} ${does('sells', 'sell')} nothing on the local market.`
    case 'national':
      return `${who} ${does('sells', 'sell')} nothing on the national market.`
    case 'becomeFirst':
      return `${who} ${does('leaves', 'leave')} the turn order as it is.`
    case 'subsidy':
      return `${who} ${does('does', 'do')} not take the subsidy.`
    case 'invest':
      return `${who} ${does('does', 'do')} not invest.`
  }
}

function botDrilled({ field, tower, oil: o, gas: g, struck }: EventOf<'botDrilled'>): string {
  const drills = `The neutral bot’s ${towerNames[tower]} in ${fields[field]}`
  if (struck) return `${drills} is on strike and takes nothing.`
  return o + g === 0 ? `${drills} finds nothing to take.` : `${drills} takes ${cubes({ oil: o, gas: g })} into the bag.`
}

function refilled({ field, level, oil: o, gas: g, struck }: EventOf<'fieldRefilled'>): string {
  const left = refillsLeft(level)
  const filled = `${fields[field]} has no oil left and is refilled with ${cubes({ oil: o, gas: g })}${o === 0 ? ' (the bag has no oil)' : ''}.`
  const more = left === 0 ? 'No refills left.' : `${counted(left, 'refill', 'refills')} left.`
  const strike = struck
    ? ` The grey cube came up: strike in ${fields[field]}! Nothing can be extracted there until the next phase of actions is over.`
    : ''
  return `${filled} ${more}${strike}`
}

function ended({ how, winners, scores }: EventOf<'gameEnded'>, who: Names): string {
  const why = how === 'rounds' ? 'After thirty rounds the game is over.' : 'The game is over.'
  const best = vp(at(scores, at(winners, 0)).total)
  const won = `with ${best}${tie(winners, scores)}`
  const [winner, ...more] = winners
  const together = more.length > 0 ? [`${and.format(winners.map(who))} share the win ${won}.`] : []
  const each = (seat: number) => (seat === winner && more.length === 0 ? `wins ${won}` : `has ${vp(at(scores, seat).total)}`)
  return [why, ...together, ...ranking(scores).map(seat => `${who(seat)} ${each(seat)}: ${sum(at(scores, seat))}.`)].join(' ')
}

/** [OIL-10.3] What decided between players with the same points. */
function tie(winners: readonly number[], scores: readonly Score[]): string {
  const best = at(scores, at(winners, 0))
  const level = scores.filter(({ total }) => total === best.total)
  if (level.length === winners.length) return ''
  return level.some(each => each.money === best.money && each.bought !== best.bought) ? ' and fewer leases bought' : ' and fewer coins'
}

/** '12 during the game, 3 for leases, 1 for full store sections and 2 for the most cash' */
function sum({ vp: during, leases: held, sections, cash, money: coins }: Score): string {
  const parts = [`${number(during)} during the game`]
  if (held > 0) parts.push(`${number(held)} for ${leases(held)}`)
  if (sections > 0) parts.push(`${number(sections)} for ${counted(sections, 'full store section', 'full store sections')}`)
  if (cash > 0) parts.push(`${number(cash)} for the most cash`)
  return `${and.format(parts)} (${money(coins)} left)`
}
