/** A crude player, to see whether games last as long and pay as much as the rule book says: by rules of thumb, one line each. */
import { at, type Below, type Seat, top } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type Column, LEASE_PRICES, TILE_FACTS } from '../components.ts'
import { bareLease, cubesIn, leasesOf, meansOf, roomOf, towersOf } from '../queries.ts'
import type { View } from '../state.ts'

const of = <K extends Command['kind']>(legal: readonly Command[], kind: K): CommandOf<K>[] =>
  legal.filter((command): command is CommandOf<K> => command.kind === kind)
const best = <X>(list: readonly X[], worth: (each: X) => number): X | undefined => list.toSorted((a, b) => worth(b) - worth(a))[0]

const canBuild = (view: View, seat: Seat) =>
  (['dallas', 'austin', 'pecos'] as const).some(field => bareLease(view, seat, field) !== undefined) && meansOf(view, seat) >= 5
const canDrill = (view: View, seat: Seat) => towersOf(view, seat).length > 0 && roomOf(view, seat) > 0

function wishes(view: View, seat: Seat): Column[] {
  const wants: Column[] = []
  if (canBuild(view, seat)) wants.push('build')
  if (leasesOf(view, seat) < 3 && at(view.money, seat) > 9) wants.push('lease')
  if (canDrill(view, seat)) wants.push('drill')
  if (at(view.money, seat) >= 8) wants.push('invest')
  return [...wants, 'local', 'subsidy', 'drill', 'invest', 'first', 'build']
}

function card(view: View, seat: Seat): CommandOf<'chooseCard'> {
  const spot = at(view.workers, seat)
  const column = spot === 'home' ? 'none' : spot.column
  const store = at(view.stores, seat)
  if (cubesIn(store) >= 2 && column !== 'local') return { kind: 'chooseCard', card: store.oil > store.gas ? 'national' : 'local' }
  if (canDrill(view, seat)) return { kind: 'chooseCard', card: 'drill' }
  if (column === 'lease' || canBuild(view, seat)) return { kind: 'chooseCard', card: 'build' }
  return { kind: 'chooseCard', card: leasesOf(view, seat) < 4 ? 'lease' : 'drill' }
}

function place(view: View, seat: Seat, legal: readonly Command[]): Command {
  const spaces = of(legal, 'placeWorker')
  for (const column of wishes(view, seat)) {
    const space = spaces.findLast(each => each.column === column && (column !== 'lease' || at(LEASE_PRICES, each.space) <= 7))
    if (space !== undefined) return space
  }
  return at(legal, 0)
}

export function crude(view: View, seat: Seat, legal: readonly Command[], below: Below): Command {
  const kind = top(view.agenda)?.kind
  if (kind === 'placeWorker') return place(view, seat, legal)
  if (kind === 'chooseCards') return card(view, seat)
  const found =
    best(of(legal, 'build'), ({ tile }) => TILE_FACTS[tile].price - (tile === 'storage' ? 3 : 0)) ??
    best(of(legal, 'sellLocal'), ({ oil, pairs, gas }) => 2 * pairs + 2 * gas + oil) ??
    best(of(legal, 'sellNational'), ({ oil }) => oil)
  if (found !== undefined) return found
  const useful = legal.filter(command => command.kind !== 'decline' && command.kind !== 'giveUpTower')
  return useful.length === 0 ? at(legal, 0) : at(useful, below(useful.length))
}
