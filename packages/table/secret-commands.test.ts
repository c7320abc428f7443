/** What somebody does unheard by all others must not show to them: not in what they can take back, nor when they do. */
import { at, replay, type Seat, scoreHistoryOf, sealed, verify, withoutUndone } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine, type T } from '../games/competitors/index.ts'
import { agreeing, holds, requestUndo } from './consent.ts'
import { standing } from './log.ts'
import { digest } from './read-record.ts'
import { linesOf, Table } from './table.ts'
import { findLaying, type Laying as LayingOf, reached as reachedBy, SEATS } from './testing/laying.ts'
import { act, sights, takeBack, undoOf } from './testing/play.ts'

type Laying = LayingOf<T>
const reached = (laying: Pick<Laying, 'key' | 'moves'>) => reachedBy(engine, laying)
type Competitors = ReturnType<typeof reached>
const othersOf = (seat: Seat) => [...Array.from({ length: SEATS }, (_, each) => each).filter(each => each !== seat), 'spectator'] as const
const laid = (table: Competitors, seat: Seat) => table.see(seat).view.ready[seat]
const heardBy = (table: Competitors, seat: Seat) =>
  standing(table.see(seat).log).map(line => (line.kind === 'event' ? line.event.kind : line.kind))
const agreed = (table: Competitors, seat: Seat) => {
  const proposal = table.proposeUndo(seat, { agreed: true })
  if ('refused' in proposal) throw new Error(proposal.refused.why)
  table.accept(proposal.change)
  return proposal.change
}
/** Its record leads to the same table, from the start and from any snapshot, and holds what it says. */
function lastsAsItIs(table: Competitors) {
  const { record } = table
  expect(sights(Table.resume(engine, record))).toBe(sights(table))
  expect(verify(engine, sealed(engine, record, digest), digest)).toBeUndefined()
  const { state } = replay(engine, record)
  const plain = withoutUndone(engine, record)
  expect(plain.entries.every(({ kind }) => kind === 'command')).toBe(true)
  expect(replay(engine, plain)).toEqual({ state })
  expect(engine.view(state, 0)).toEqual(table.see(0).view)
  const practice = { ...record, practice: true } as const // which it may have become, alone with bots
  expect(replay(engine, practice)).toEqual({ state })
  expect(Table.resume(engine, practice).see(0).view).toEqual(table.see(0).view)
  const kept = JSON.parse(JSON.stringify(table.snapshot)) as typeof table.snapshot
  const again = Table.restore(engine, table.head, kept, [])
  expect(again.snapshot).toEqual(table.snapshot)
}
/** The same moment twice: once something was laid ready. */
function twice(laying: Laying) {
  const [plain, secret] = [reached(laying), reached(laying)]
  const others = othersOf(laying.seat)
  const alike = () => expect(sights(secret, others)).toBe(sights(plain, others))
  const change = act(secret, laying.seat, laying.lay)
  expect(others.map(viewer => secret.notices(change, viewer))).toEqual(others.map(() => false))
  alike()
  return { plain, secret, alike }
}

describe.each(['free', 'somebodyDecided'] as const)('while the undo of another is %s', undo => {
  const laying = findLaying(engine, undo)
  const { seat, other, open } = laying

  test('it changes nothing for the others, nor does what is done openly after it', () => {
    const { plain, secret, alike } = twice(laying)
    for (const table of [plain, secret]) act(table, seat, open)
    alike()
  })

  test('a request to take back still holds, and is carried out', () => {
    const [plain, secret] = [reached(laying), reached(laying)]
    const ask = (table: Competitors) => {
      const wish = requestUndo(table, other)
      if ('refused' in wish) throw new Error(wish.refused.why)
      return agreeing(wish.request, seat)
    }
    const requests = [ask(plain), ask(secret)]
    act(secret, seat, laying.lay)
    expect([holds(at(requests, 0), plain), holds(at(requests, 1), secret)]).toEqual([true, true])
    for (const table of [plain, secret]) agreed(table, other)
    expect(sights(secret, othersOf(seat))).toBe(sights(plain, othersOf(seat)))
    lastsAsItIs(secret)
    act(secret, at(secret.pending, 0), at(engine.legal(secret.see(at(secret.pending, 0)).view, at(secret.pending, 0)), 0))
    lastsAsItIs(secret)
  })
})

test('where it is not allowed any more it falls, and only its own seat hears of it', () => {
  const laying = findLaying(engine, 'free')
  const { seat, other } = laying
  const { plain, secret, alike } = twice(laying)
  expect(laid(secret, seat)).toHaveLength(1)
  expect(undoOf(secret, other)).toBe('free')
  const [first, second] = [takeBack(plain, other), takeBack(secret, other)]
  alike()
  for (const viewer of othersOf(seat)) expect(linesOf(second, viewer)).toEqual(linesOf(first, viewer))
  expect(laid(secret, seat)).toEqual([]) // it is not their turn any more
  expect(heardBy(secret, seat)).toEqual(heardBy(plain, seat))
  expect(sights(secret)).not.toBe(sights(plain)) // the log of who laid it says that it was there
  lastsAsItIs(secret)
})

describe('where it is still allowed it stays', () => {
  /** Somebody does something openly that can be taken back, and lays a Soffiata ready in the same turn. */
  function found() {
    for (const undo of ['free', 'somebodyDecided'] as const) {
      const laying = findLaying(engine, undo)
      const { seat } = laying
      for (const command of engine.legal(reached(laying).see(seat).view, seat)) {
        const table = reached(laying)
        act(table, seat, command)
        if (undoOf(table, seat) !== 'free' || !table.pending.includes(seat)) continue
        if (engine.check(table.see(seat).view, seat, laying.lay) === null) return { laying, command }
      }
    }
    throw new Error('there is something to do openly before')
  }
  const { laying, command } = found()
  const { seat, lay } = laying
  const both = () => {
    const [plain, secret] = [reached(laying), reached(laying)]
    for (const table of [plain, secret]) act(table, seat, command)
    act(secret, seat, lay)
    return { plain, secret }
  }

  test('when its own seat takes back what came before, and its line comes again after that', () => {
    const { plain, secret } = both()
    expect(undoOf(secret, seat)).toBe('free')
    takeBack(plain, seat)
    const change = takeBack(secret, seat)
    expect(laid(secret, seat)).toHaveLength(1)
    expect(linesOf(change, seat).map(line => (line.kind === 'event' ? line.event.kind : line.kind))).toEqual(['undone', 'readyLaid'])
    expect(sights(secret, othersOf(seat))).toBe(sights(plain, othersOf(seat)))
    expect(change.entry).toEqual({ kind: 'undo', seat, commands: 1, keepsSecrets: true }) // a record tells whoever took back nothing of it
    lastsAsItIs(secret)
    const fresh = reached(laying)
    act(fresh, seat, lay)
    expect(secret.see(seat).view).toEqual(fresh.see(seat).view)
  })

  test('as often as it was changed, of which only so much is kept as matters', () => {
    const { secret } = both()
    const up = { kind: 'takeUp', against: laid(secret, seat)?.[0] ?? 0 } as const
    for (let n = 0; n < 300; n++) act(secret, seat, n % 2 === 0 ? up : lay)
    expect(secret.snapshot.undoable.standing.at(-1)?.secrets).toHaveLength(100)
    takeBack(secret, seat)
    expect(laid(secret, seat)).toHaveLength(1)
    lastsAsItIs(secret)
  })

  test('and the game may still be told as points', () => {
    const { secret } = both()
    takeBack(secret, seat)
    expect(scoreHistoryOf(engine, secret.record)).toBeDefined()
  })
})

test('in a whole game nobody notices anything of what they do not hear', () => {
  let unheard = 0
  for (let seed = 1; seed <= 4; seed++) {
    const table = reached({ key: [seed, 2, 3, 4, 5, 6, 7, 8], moves: [] })
    for (let n = 0; n < 400 && !table.over; n++) {
      const seat = at(table.pending, 0)
      const legal = engine.legal(table.see(seat, Number.POSITIVE_INFINITY).view, seat)
      const secret = legal.filter(({ kind }) => kind === 'layReady' || kind === 'takeUp')
      const command = secret.length > 0 && n % 3 > 0 ? at(secret, n % secret.length) : at(legal, (n * 7919 + seed) % legal.length)
      const views = othersOf(seat).map(viewer => JSON.stringify(table.see(viewer, Number.POSITIVE_INFINITY)))
      const change = act(table, seat, command)
      for (const [place, viewer] of othersOf(seat).entries()) {
        if (table.notices(change, viewer)) continue
        unheard++
        expect(JSON.stringify(table.see(viewer, Number.POSITIVE_INFINITY))).toBe(views[place])
      }
      const free = [0, 1, 2].find(each => undoOf(table, each) === 'free')
      if (free !== undefined && n % 11 === 0) takeBack(table, free)
    }
    lastsAsItIs(table)
  }
  expect(unheard).toBeGreaterThan(30)
})
