/** What can be laid on the table of a deal, by whom. */
import {
  basesOf,
  CONTINENTS,
  type CommandOf,
  type Item,
  itemList,
  kindOf,
  placeOf,
  stateOf,
  type View,
  vehiclesOf,
} from '@wildcat/competitors/board'
import { at, type Seat } from '@wildcat/kernel'
import { type Deal, NO_DEAL } from './choice.tsx'

const branchesAndVehicles = (view: View, seat: Seat): Item[] => [
  ...vehiclesOf(view, seat)
    .filter(vehicle => placeOf(view, vehicle).kind === 'state')
    .map((vehicle): Item => `vehicle:${vehicle}`),
  ...basesOf(view, seat)
    .slice(1)
    .map(({ state }): Item => `branch:${state}`),
]

export function givable(view: View, seat: Seat): Item[] {
  const states = at(view.territories, seat).flatMap((card): Item[] => (card === null ? [] : [`territory:${card}`]))
  const contracts = at(view.contracts, seat).flatMap((card): Item[] => (card === null ? [] : [`contract:${card}`]))
  return [...states, ...new Set(contracts), ...branchesAndVehicles(view, seat), 'pass']
}

/** Cards by description, since hands are secret; things that all see by name; carriage where vehicles stand for it. */
export function askable(view: View, seat: Seat, from: readonly Seat[]): Item[] {
  const continents = CONTINENTS.map((continent): Item => `any:${continent}`)
  return [
    'any:territory',
    ...continents,
    'any:contract',
    ...from.flatMap(other => [...branchesAndVehicles(view, other), ...carriage(view, seat, other)]),
    'pass',
  ]
}
/** [COM-9.3] Their vehicle for a contract of one's own, or a lift for one's truck. */
function carriage(view: View, seat: Seat, other: Seat): Item[] {
  const trucks = vehiclesOf(view, seat).filter(vehicle => kindOf(vehicle) === 'truck')
  return vehiclesOf(view, other).flatMap(vehicle => {
    const state = stateOf(view, vehicle)
    if (state === undefined) return []
    const contracts = at(view.signed, seat).filter(({ sender }) => sender === state)
    const riders = kindOf(vehicle) === 'truck' ? [] : trucks.filter(truck => stateOf(view, truck) === state)
    return [...contracts.map(({ id }): Item => `charter:${vehicle}:${id}`), ...riders.map((truck): Item => `lift:${truck}:${vehicle}`)]
  })
}

type Items = CommandOf<'offer'>['give']
export const itemsOf = (list: readonly Item[]): Items => {
  const [first, ...others] = list
  if (first === undefined) return 'nothing'
  return others.length === 0 ? first : [...list]
}
export function offerOf({ to, give, giveMoney, ask, askMoney, all, at: place, answers }: Deal): CommandOf<'offer'> | undefined {
  const [first, ...others] = to
  if (first === undefined) return undefined
  return {
    kind: 'offer',
    to: others.length === 0 ? first : [...to],
    give: itemsOf(give),
    giveMoney,
    ask: itemsOf(ask),
    askMoney,
    at: place,
    ...(all && others.length > 0 && { all: true }),
    ...(answers !== undefined && { answers }),
  }
}

export const auctionOf = ({ give, askMoney }: Deal): CommandOf<'openAuction'> | undefined =>
  give.length === 0 ? undefined : { kind: 'openAuction', items: itemsOf(give), minimum: askMoney }

/** A deal as it would lie on its table. */
export const dealOf = (command: CommandOf<'offer' | 'openAuction'>): Deal =>
  command.kind === 'openAuction'
    ? { ...NO_DEAL, give: itemList(command.items), askMoney: command.minimum, isAuction: true }
    : {
        ...NO_DEAL,
        to: [command.to].flat(),
        give: itemList(command.give),
        giveMoney: command.giveMoney,
        ask: itemList(command.ask),
        askMoney: command.askMoney,
        all: command.all === true,
        at: command.at,
        answers: command.answers,
      }

/** An offer the other way round, to be changed. */
export function counterTo({ id, from, give, ask }: View['offers'][number]): Deal {
  const of = ({ territories, contracts, vehicles, branches, pass }: typeof give): Item[] => [
    ...territories.flatMap((card): Item[] => (card === null ? [] : [`territory:${card}`])),
    ...contracts.flatMap((card): Item[] => (card === null ? [] : [`contract:${card}`])),
    ...vehicles.map((vehicle): Item => `vehicle:${vehicle}`),
    ...branches.map((state): Item => `branch:${state}`),
    ...(pass ? (['pass'] as const) : []),
  ]
  return {
    to: [from],
    give: of(ask),
    giveMoney: ask.money,
    ask: of(give),
    askMoney: give.money,
    all: false,
    at: 'stay',
    isAuction: false,
    answers: id,
  }
}
