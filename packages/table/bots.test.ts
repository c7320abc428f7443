/** Bots move by themselves; a broken one never holds up the table, and a broken store stops them quietly. */
import { at, keyFrom } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { engine } from '../kernel-contract/gusher/index.ts'
import type { Hear } from './host.ts'
import { nextIn, plannedBy } from './planned.ts'
import { readRecord } from './read-record.ts'
import { Table } from './table.ts'
import { firstLegal, gate, hosted, refusedFor, settled, type Think } from './testing/hosted.ts'
import { sights } from './testing/play.ts'

const END_TURN = { kind: 'endTurn' } as const
const BOTS = ['plain', 'plain', 'plain']
const open = () => Table.open(engine, 3, { rounds: 1, deals: true }, keyFrom(1))
/** The one who is asked first is a person, the others are bots. */
const onePerson = (table: ReturnType<typeof open>) => BOTS.with(at(table.pending, 0), 'none')
const toTheEnd = firstLegal(engine)

describe('bots', () => {
  test('begin without being asked to, and play to the end', async () => {
    const { host, table, asked, failures, botFailures } = hosted(open(), BOTS)
    expect(asked).toEqual([]) // not before the caller has the host in hand
    await settled()
    await host.drive()
    expect(table.over).toBe(true)
    expect([failures, botFailures]).toEqual([[], []])
  })

  test('go on by themselves after a person has moved', async () => {
    const table = open()
    const seat = at(table.pending, 0)
    const { host } = hosted(table, onePerson(table))
    await settled()
    expect(table.record.entries).toEqual([])
    await host.submit(seat, 0, END_TURN)
    await settled()
    expect(table.record.entries.slice(0, 3).map(entry => entry.seat)).toEqual([seat, (seat + 1) % 3, (seat + 2) % 3])
    expect(table.pending).toEqual([seat])
  })

  test('leave word in the record when the clock stopped them, and only then', async () => {
    const table = open()
    const seat = at(table.pending, 0)
    const think: Think = async (question, signal, hear) => {
      if (question.seat === seat) hear?.cutShort()
      return toTheEnd(question, signal)
    }
    const { host } = hosted(table, BOTS, { think })
    await settled()
    await host.drive()
    const { entries } = table.record
    expect(entries.filter(entry => 'cutShort' in entry)).toEqual(entries.filter(entry => entry.seat === seat))
    expect(readRecord(JSON.stringify(table.record))).toHaveProperty('ok')
  })

  describe('that answer with a turn', () => {
    const [PEEK, LAST] = [{ kind: 'peek', well: 0 } as const, END_TURN]
    /** One bot begins every turn with a look, and says the rest of it; the others end theirs. */
    const looking =
      (seat: number, rest: Parameters<Hear['rest']>[0]): Think =>
      async (question, _, hear) => {
        const isFirst = question.seat === seat && engine.check(question.view as never, seat, PEEK) === null
        if (isFirst) hear?.rest(rest)
        return isFirst ? PEEK : END_TURN
      }
    const ofSeat = (table: ReturnType<typeof open>, seat: number) =>
      table.record.entries.flatMap(entry => (entry.kind === 'command' && entry.seat === seat ? [entry.command.kind] : []))
    const turns = (rest: Parameters<Hear['rest']>[0]) => {
      const table = open()
      const seat = at(table.pending, 0)
      return { seat, ...hosted(table, BOTS.with((seat + 1) % 3, 'none'), { think: looking(seat, rest) }) }
    }

    test('are asked once for it', async () => {
      const { table, seat, host, asked, botFailures } = turns([LAST])
      await settled()
      await host.drive()
      expect(ofSeat(table, seat)).toEqual(['peek', 'endTurn'])
      expect(asked.map(question => question.seat)).toEqual([seat])
      expect(botFailures).toEqual([])
    })
    test('are asked again where the rules forbid the rest, which is no failure', async () => {
      const { table, seat, host, asked, botFailures } = turns([{ kind: 'drill', well: 999 } as never, LAST])
      await settled()
      await host.drive()
      expect(ofSeat(table, seat)).toEqual(['peek', 'endTurn'])
      expect(asked.map(question => question.seat)).toEqual([seat, seat])
      expect(botFailures).toEqual([])
    })
    test('are asked again when somebody else has done something', async () => {
      const table = open()
      const seat = at(table.pending, 0)
      const person = (seat + 1) % 3
      const pauses = [gate(), gate(), gate()]
      const waiting = [...pauses]
      const { host, asked } = hosted(table, BOTS.with(person, 'none'), {
        think: looking(seat, [LAST]),
        pause: () => pauses.shift()?.promise ?? Promise.resolve(),
      })
      await settled() // it has thought, and waits before it looks
      const [offer] = engine.aside(table.see(person, 0).view, person)
      expect(await host.submit(person, 0, offer)).toEqual({ accepted: true })
      for (const pause of waiting) pause.open()
      await settled()
      expect(asked.map(question => question.seat).slice(0, 2)).toEqual([seat, seat])
    })
    test('are asked again when something can be done that could not be done before', () => {
      const { view } = open().see(2, 0)
      const planned = plannedBy(engine, view, 2, [LAST])
      expect(nextIn(planned, engine, view, 2)).toMatchObject({ command: LAST, rest: { commands: [] } })
      expect(nextIn(planned && { ...planned, kinds: new Set(['endTurn']) }, engine, view, 2)).toBeUndefined()
      expect(nextIn(planned, engine, view, 1)).toBeUndefined() // it is another seat’s turn
      expect(plannedBy(engine, view, 2, [])).toBeUndefined()
    })
  })

  test('are asked with what their seat may see, and nothing else', async () => {
    const { asked, host } = hosted(open(), BOTS)
    await settled()
    await host.drive()
    for (const { game, bot, seat, view } of asked) {
      expect([game, bot]).toEqual(['gusher', 'plain'])
      expect(view).toMatchObject({ viewer: seat, random: null, told: null })
    }
  })

  test('answer what they are asked in a window, though the game waits for somebody else', async () => {
    const asking = { ...engine, invited: (view: Parameters<typeof engine.legal>[0]) => view.offers.map(({ to }) => to) }
    const table = Table.open(asking, 3, { rounds: 1, deals: true }, keyFrom(1))
    const seat = at(table.pending, 0)
    const to = (seat + 1) % 3
    const refuse: Think = async ({ view }) => ({ kind: 'refuse', offer: at(Reflect.get(view, 'offers') as { id: number }[], 0).id })
    const { host, asked, botFailures } = hosted(table, onePerson(table), { think: refuse })
    await settled()
    const offer = at(
      asking.aside(table.see(seat).view, seat).filter(command => command.kind === 'offer' && command.to === to),
      0,
    )
    expect(await host.submit(seat, 0, offer)).toEqual({ accepted: true })
    await settled()
    expect(asked.map(each => each.seat)).toEqual([to])
    expect(table.invited).toEqual([])
    expect(table.record.entries.map(entry => entry.seat)).toEqual([seat, to])
    expect([table.pending, botFailures]).toEqual([[seat], []])
  })

  test('that fail in a window are answered for by the plainest answer there is', async () => {
    const asking = { ...engine, invited: (view: Parameters<typeof engine.legal>[0]) => view.offers.map(({ to }) => to) }
    const table = Table.open(asking, 3, { rounds: 1, deals: true }, keyFrom(1))
    const seat = at(table.pending, 0)
    const { host, botFailures } = hosted(table, onePerson(table), { think: async () => ({ kind: 'nonsense' }) })
    await settled()
    const offer = at(
      asking.aside(table.see(seat).view, seat).filter(command => command.kind === 'offer'),
      0,
    )
    await host.submit(seat, 0, offer)
    await settled()
    expect(botFailures).toHaveLength(1)
    expect(table.invited).toEqual([])
  })

  test('do not move for whoever has taken their seat in the meantime', async () => {
    const table = open()
    const seat = at(table.pending, 0)
    const bots = [...BOTS]
    const pauses = gate()
    const { host } = hosted(table, bots, { pause: () => pauses.promise })
    await settled()
    bots[seat] = 'none'
    pauses.open()
    await settled()
    expect(table.record.entries).toEqual([])
    await host.submit(seat, 0, END_TURN)
    expect(at(table.record.entries, 0).seat).toBe(seat)
  })

  test('wait before each move as long as they are told, so that people can follow', async () => {
    const pauses = gate()
    const { table, asked } = hosted(open(), BOTS, { pause: () => pauses.promise })
    await settled()
    expect([asked.length, table.record.entries.length]).toEqual([1, 0])
    pauses.open()
    await settled()
    expect(table.over).toBe(true)
  })

  describe('that have offered something to a person', () => {
    const asking = { ...engine, invited: (view: Parameters<typeof engine.legal>[0]) => view.offers.map(({ to }) => to) }
    /** The first bot makes an offer, then all would play to the end; whoever waits is let go by hand. */
    async function offered() {
      const table = Table.open(asking, 3, { rounds: 1, deals: true }, keyFrom(1))
      const maker = at(table.pending, 0)
      const person = (maker + 1) % 3
      const waits: (() => void)[] = []
      const think: Think = async question => {
        const isFirst = table.record.entries.length === 0
        const offer = asking
          .aside(table.see(question.seat).view, question.seat)
          .find(({ kind, ...rest }) => kind === 'offer' && Reflect.get(rest, 'to') === person)
        return isFirst ? offer : toTheEnd(question, new AbortController().signal)
      }
      const { host, asked } = hosted(table, BOTS.with(person, 'none'), {
        think,
        pause: (_, times) => (times === 1 ? Promise.resolve() : new Promise(resolve => waits.push(resolve))),
      })
      await settled()
      return { host, table, asked, person, waits }
    }

    test('leave them time to answer, once', async () => {
      const { table, asked, person, waits } = await offered()
      expect([asked.length, waits.length, table.invited]).toEqual([1, 1, [person]])
      waits[0]?.()
      await settled()
      expect([waits.length, table.pending]).toEqual([1, [person]]) // its own turn has come
    })

    test('go on as soon as they have answered', async () => {
      const { host, table, person, waits } = await offered()
      const [offer] = asking.aside(table.see(person).view, person).filter(({ kind }) => kind === 'refuse')
      expect(await host.submit(person, table.see(person).decision, offer)).toEqual({ accepted: true })
      await settled()
      expect([waits.length, table.pending]).toEqual([1, [person]])
    })
  })

  test('drive called again and again moves nobody twice', async () => {
    const { host, table, asked } = hosted(open(), BOTS)
    await Promise.all([host.drive(), host.drive(), host.drive()])
    expect(table.over).toBe(true)
    expect(asked).toHaveLength(table.record.entries.length)
    await host.drive()
    expect(asked).toHaveLength(table.record.entries.length)
  })

  test('a person may speak in a window while a bot thinks: its answer still counts', async () => {
    const answers = gate<unknown>()
    const table = open()
    const bot = at(table.pending, 0)
    const person = (bot + 1) % 3
    const { host, botFailures } = hosted(
      table,
      BOTS.map((name, seat) => (seat === bot ? name : 'none')),
      { think: () => answers.promise },
    )
    await settled()
    const offer = engine.aside(table.see(person).view, person).find(({ kind }) => kind === 'offer')
    expect(refusedFor(await host.submit(person, 0, offer))).toBe('accepted')
    answers.open(END_TURN)
    await settled()
    expect(table.record.entries.map(entry => entry.seat)).toEqual([person, bot])
    expect(botFailures).toEqual([])
  })

  test('a bot is asked again when the table moved under its answer, and is not blamed', async () => {
    const table = open()
    const [one, two] = [at(table.pending, 0), (at(table.pending, 0) + 1) % 3]
    const first = gate<unknown>()
    const answers: Promise<unknown>[] = [first.promise]
    const { host, asked, botFailures } = hosted(
      table,
      BOTS.map((name, seat) => (seat === two ? name : 'none')),
      {
        think: question => answers.shift() ?? toTheEnd(question, new AbortController().signal),
      },
    )
    await host.submit(one, 0, END_TURN)
    await settled()
    expect(asked).toHaveLength(1)
    await host.undo(one)
    await host.submit(one, table.see(one).decision, END_TURN)
    first.open(END_TURN) // to a decision that has another name now
    await settled()
    expect(asked).toHaveLength(2)
    expect(botFailures).toEqual([])
    expect(table.record.entries.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['command', one],
      ['undo', one],
      ['command', one],
      ['command', two],
    ])
  })
})

describe('a bot that is broken', () => {
  const rubbish: [string, Think][] = [
    ['throws', () => Promise.reject(new Error('a bug in the bot'))],
    [
      'throws at once',
      () => {
        throw new Error('a bug in the bot')
      },
    ],
    ['throws something that is no error', () => Promise.reject(undefined)],
    ['answers nothing', async () => undefined],
    ['answers rubbish', async () => ({ kind: 'win', __proto__: null })],
    ['answers a command that is not allowed', async () => ({ kind: 'drill', well: 99 })],
    ['answers for another decision', async () => ({ kind: 'sell', barrels: 1 })],
  ]
  test.each(rubbish)('and %s is reported, moved for, and the game goes on', async (_, think) => {
    const { host, table, botFailures, failures } = hosted(open(), BOTS, { think })
    await host.drive()
    expect(table.over).toBe(true)
    expect(botFailures).toHaveLength(table.record.entries.length)
    for (const [seat, error] of botFailures) {
      expect(BOTS[seat]).toBe('plain')
      expect(error).toBeInstanceOf(Error)
    }
    expect(failures).toEqual([])
  })

  test('cannot spoil the view that its substitute is chosen from', async () => {
    const { host, table, failures } = hosted(open(), BOTS, {
      async think({ view }) {
        Object.assign(view, { agenda: [] })
        return undefined
      },
    })
    await host.drive()
    expect(table.over).toBe(true)
    expect(failures).toEqual([])
  })

  test('and answers after stop is not heard; nobody waits for one that never answers', async () => {
    const late = gate<unknown>()
    const { host, table, botFailures, failures } = hosted(open(), BOTS, { think: () => late.promise })
    const driving = host.drive()
    const before = sights(table)
    host.stop()
    await driving
    late.open(END_TURN)
    await settled()
    expect(sights(table)).toBe(before)
    expect([botFailures, failures]).toEqual([[], []])
  })

  test('is told by the signal that it may stop', async () => {
    let stopped = false
    const { host } = hosted(open(), BOTS, {
      think: (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason)
          }),
        ),
    })
    const driving = host.drive()
    host.stop()
    await driving
    expect(stopped).toBe(true)
  })

  test('a pause that ignores the signal holds up nobody', async () => {
    const { host } = hosted(open(), BOTS, { pause: () => new Promise(() => undefined) })
    const driving = host.drive()
    await settled()
    host.stop()
    await driving
  })

  test('a host stopped in the very moment before a pause does not wait for it', async () => {
    const { host, table } = hosted(open(), BOTS, {
      pause() {
        host.stop()
        return new Promise(() => undefined)
      },
    })
    await host.drive()
    expect(table.record.entries).toEqual([])
  })
})

describe('a store that fails under a bot', () => {
  const failing = (full: { now: boolean }) => ({
    async store() {
      if (full.now) throw new Error('full disk')
    },
  })

  test('is told once; the bots stop, the table stays as it was', async () => {
    const { host, table, asked, failures, botFailures } = hosted(open(), BOTS, failing({ now: true }))
    const before = sights(table)
    await host.drive()
    await settled()
    expect(failures).toMatchObject([{ message: 'full disk' }])
    expect(botFailures).toEqual([])
    expect(asked).toHaveLength(1)
    expect(sights(table)).toBe(before)
  })

  test('the bots go on after the next change', async () => {
    const full = { now: false }
    const table = open()
    const person = at(table.pending, 0)
    const { host, failures } = hosted(table, onePerson(table), failing(full))
    await host.submit(person, 0, END_TURN)
    full.now = true
    await settled()
    expect(failures).toHaveLength(1)
    full.now = false
    expect(refusedFor(await host.undo(person))).toBe('accepted')
    await host.submit(person, table.see(person).decision, END_TURN)
    await settled()
    expect(table.record.entries.length).toBeGreaterThan(3)
    expect(failures).toHaveLength(1)
  })

  test('the bots try again when asked to', async () => {
    const full = { now: true }
    const { host, table } = hosted(open(), BOTS, failing(full))
    await host.drive()
    full.now = false
    await host.drive()
    expect(table.over).toBe(true)
  })

  test('without `failed`, who waits for drive hears of it, and nobody else', async () => {
    const { host, failures } = hosted(open(), BOTS, { ...failing({ now: true }), failed: undefined as never })
    await settled() // the driving that nobody waits for must not end in an unhandled rejection
    await expect(host.drive()).rejects.toThrow('full disk')
    expect(failures).toEqual([])
  })

  test('a change that came while the store failed sets the bots going again', async () => {
    const failing = gate()
    const disk = [failing.promise]
    const table = open()
    const [one, two] = [at(table.pending, 0), (at(table.pending, 0) + 1) % 3]
    const { host, failures } = hosted(
      table,
      BOTS.map((name, seat) => (seat === one ? name : 'none')),
      { store: () => disk.shift() ?? Promise.resolve() },
    )
    await settled()
    const offer = engine.aside(table.see(two).view, two).find(({ kind }) => kind === 'offer')
    const answer = host.submit(two, 0, offer)
    failing.fail(new Error('full disk'))
    expect(refusedFor(await answer)).toBe('accepted')
    await settled()
    expect(failures).toHaveLength(1)
    expect(table.record.entries.map(({ seat }) => seat)).toEqual([two, one])
  })
})

test('a table that is over asks nobody', async () => {
  const { host, table } = hosted(open(), BOTS)
  await host.drive()
  const again = hosted(Table.resume(engine, table.record), BOTS)
  await again.host.drive()
  expect(again.asked).toEqual([])
})
