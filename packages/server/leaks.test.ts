/**
 * Games with a recording client in every seat and a spectator. What a viewer may not know is varied, by the game's own list of
 * secrets: no byte that he receives may change, over the socket or over HTTP, by which a preview's picture comes, too; nor of any call, by
 * whichever way: as he reads it, and as it looks to those who carry it.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { at, heard, type Seat, type Tagged, type Types, type Viewer } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice, newKey } from '../kernel-contract/dice.ts'
import type { Examined } from '../kernel-contract/examined.ts'
import { moment } from '../kernel-contract/moment.ts'
import { SUBJECTS } from '../kernel-contract/subjects.ts'
import { canonical, throughJson } from '../kernel-contract/values.ts'
import { Person } from './testing/people.ts'
import { Phones } from './testing/phones.ts'
import { Program, programOf } from './testing/program.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'
import { addWorld, seatProgram, tableIn } from './testing/worlds.ts'

const NOW = 1_700_000_000_000
const MOMENTS = 2 // of each game
const EARLY = 10 // moves, after which no game is near its end
const STEPS = 6 // played from each moment, in every world
const PICTURED = 3 // of so many steps one is drawn
const ATTEMPTS = 12 // that the rules refuse, by each seat
const folders = new Folders()
afterAll(() => folders.remove())

let phones: Phones
beforeAll(async () => {
  phones = await Phones.listen()
})
afterAll(() => phones.close())
const start = (folder: string) =>
  startServer(folder, { now: () => NOW, callPace: { gatherMs: 0, delayMs: 0, everyMs: 5, crowdedMs: 0 }, ...phones.settings })

interface Game {
  readonly folder: string
  readonly id: string
  readonly people: readonly Person[] // by seat; the last one watches
  readonly tokens: readonly string[] // of a program at each seat
}

/** So many moves over real sockets, then the server stops. */
async function played({ game: engine }: Examined, seats: number, moves: number, seed: number): Promise<Game> {
  const folder = await folders.make()
  const server = await start(folder)
  const people: Person[] = []
  for (let seat = 0; seat <= seats; seat++) people.push(await Person.come(server.origin, `Person ${seat}`))
  const { id } = await at(people, 0).make({
    game: engine.id,
    options: {},
    listed: true, // so that a preview shows its board
    rated: moves < EARLY, // worlds come one after the other, and the end of one would change the ratings of those after it
    clock: { kind: 'days', days: 3, per: 'game', weekendsOff: true, datesOff: [], zone: 'Europe/Rome', atZero: 'answer' },
    seats: people.slice(0, seats).map((_, n) => (n === 0 ? 'me' : 'open')),
  })
  for (let seat = 0; seat < seats; seat++) await phones.callBy(at(people, seat), `person-${seat}`)
  const tokens: string[] = []
  for (let seat = 0; seat < seats; seat++) tokens.push((await programOf(at(people, 0), `Program ${seat}`)).token)
  const clients = await seatedAt(people.slice(0, seats), id)
  for (const [seat, client] of clients.entries()) if (seat > 0) await client.client.ask('sit', { seat })
  await at(clients, 0).client.ask('start', {})
  for (const client of clients) await client.ready()
  const below = dice(seed, seats)
  for (let n = 0; n < moves; n++) {
    const seat = at(engine.pending(at(clients, 0).view), 0)
    const mover = at(clients, seat)
    await mover.client.until(() => engine.pending(mover.view).includes(seat))
    const legal = engine.legal(mover.view, seat)
    expect(await mover.command(at(legal, below(legal.length)))).toEqual({ accepted: true })
    await barrier(clients)
  }
  for (const person of people) await person.close()
  await server.stop()
  for (const [seat, token] of tokens.entries()) seatProgram(join(folder, 'data', 'wildcat.sqlite'), id, seat, token)
  return { folder, id, people, tokens }
}

async function seatedAt(people: readonly Person[], id: string): Promise<Seated[]> {
  const clients: Seated[] = []
  for (const person of people) {
    clients.push(await Seated.join(person, id))
    await barrier(clients)
  }
  return clients
}
/** Whatever was told before has come. */
const barrier = (clients: readonly Seated[]) => Promise.all(clients.map(({ client }) => client.ask('talk', { before: 1, lines: 1 })))

interface Step {
  readonly seat: Seat
  readonly command: Tagged
}

/** What every viewer receives in one world, stage by stage, with the table's own name taken out. */
async function receivedIn(
  server: Running,
  { people, tokens }: Game,
  id: string,
  steps: readonly Step[],
  attempts: readonly (readonly Tagged[])[],
  pendingIn: (view: Types['view']) => readonly Seat[],
) {
  const here = people.map(person => person.at(server.origin))
  const clients = await seatedAt(here, id)
  const programs = await Promise.all(tokens.map(token => Program.open(server.origin, token)))
  for (const program of programs) await program.ask('join', { table: id })
  for (const { client } of clients) await client.ask('look', { looking: false })
  const asked = () => pendingIn(at(clients, 0).view)
  let calls = asked().length
  /** What a preview shows to everybody. */
  const picture = async () => {
    const answer = await fetch(`${server.origin}/api/tables/${id}/picture?language=en`)
    const digest = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex')
    for (const { answers } of here) answers.push(`a picture: ${answer.status} ${digest}`)
  }
  const stages: string[][] = []
  const marks = clients.map(() => 0)
  /** What a program was told last, when that is what its seat sees. */
  const toldTo = async (program: Program, { view }: Seated) =>
    JSON.stringify(await program.table(({ position }) => position !== 'none' && canonical(position.view) === canonical(view)))
  const stage = async () => {
    await barrier(clients)
    const told = await Promise.all(programs.map((program, seat) => toldTo(program, at(clients, seat))))
    stages.push(
      clients.map(({ client }, place) => {
        const text = client.received.slice(marks[place]).join('\n')
        marks[place] = client.received.length
        return `${text}\n${told[place] ?? ''}\n${at(here, place).answers.splice(0).join('\n')}`.replaceAll(id, 'THIS TABLE')
      }),
    )
  }
  for (const [place, { client, viewer }] of clients.entries()) {
    await client.ask('log', { from: 0, lines: 200 })
    if (viewer !== 'spectator')
      for (const command of at(attempts, viewer)) await client.ask('command', { decision: at(clients, viewer).decision, command })
    for (const path of [
      `/friends/${id}`,
      `/api/tables/${id}`,
      `/api/tables/${id}/record`,
      '/api/guest',
      '/api/account',
      '/api/account/standing',
    ])
      await at(here, place).http(path)
    for (const path of ['/api/guest/export', '/api/account/results']) {
      const kept: unknown = await (await at(here, place).http(path)).json()
      at(here, place).answers.splice(
        -1,
        1,
        JSON.stringify(kept, (_, value: unknown) => (Array.isArray(value) ? value.filter(each => !isOther(each, id)) : value)),
      )
    }
  }
  await picture()
  await stage()
  for (const [n, { seat, command }] of steps.entries()) {
    const mover = at(clients, seat)
    const before = asked()
    expect(await mover.command(command)).toEqual({ accepted: true })
    if (n % PICTURED === 0) await picture()
    await stage()
    calls += asked().filter(each => !before.includes(each)).length
    await phones.until(id, calls)
  }
  for (const program of programs) await program.close()
  for (const person of here) await person.close()
  return stages
}
/** An export names all tables of a guest, and all results, and every world is one. */
const isOther = (value: unknown, id: string) => {
  if (typeof value !== 'object' || value === null) return false
  return ('entries' in value && 'id' in value && value.id !== id) || ('ended' in value && 'table' in value && value.table !== id)
}

/** Every secret of the game for this viewer, and the luck to come. */
function varied({ secrets }: Examined, state: Types['state'], viewer: Viewer, seed: number): Types['state'] {
  const world = throughJson(state)
  const below = dice(seed, viewer === 'spectator' ? 99 : viewer)
  for (const secret of secrets) secret.vary(world, viewer, below)
  world.random = { key: newKey(below), drawn: world.random.drawn }
  world.told += 1 + below(5)
  return world
}

/** The same steps in the other world, for as long as they are allowed there and this viewer is told no news. A secret one may differ. */
function stepsThere(
  { game: engine, secrets }: Examined,
  here: Types['state'],
  there: Types['state'],
  viewer: Viewer,
  steps: readonly Step[],
): Step[] {
  const [one, other] = [engine.copy(here), engine.copy(there)]
  const taken: Step[] = []
  const looks = (command: Tagged, seat: Seat) => canonical(secrets.map(secret => secret.overheard?.(command, seat, viewer) ?? command))
  for (const { seat, command } of steps) {
    const alike = engine.legal(other, seat).filter(each => seat !== viewer && looks(each, seat) === looks(command, seat))
    const instead = alike.find(each => canonical(each) !== canonical(command)) ?? command
    if (engine.check(other, seat, instead) !== null) break
    const messages = [engine.apply(one, seat, command), engine.apply(other, seat, instead)]
    if (messages.some(each => heard(each, viewer).some(({ news }) => news === true))) break
    taken.push({ seat, command: instead })
  }
  return taken
}

function stepsFrom({ game: engine }: Examined, state: Types['state'], seed: number): Step[] {
  const now = engine.copy(state)
  const below = dice(seed, 5)
  const steps: Step[] = []
  while (steps.length < STEPS && now.outcome === 'open') {
    const pending = engine.pending(now)
    const seat = at(pending, below(pending.length))
    const legal = engine.legal(now, seat)
    const command = at(legal, below(legal.length))
    steps.push({ seat, command })
    engine.apply(now, seat, command)
  }
  return steps
}

describe.each(SUBJECTS.map(({ subject }) => ({ subject, name: subject.game.id })))('over the wire of $name', ({ subject }) => {
  const { game: engine } = subject
  const seats = engine.seats.least
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator']

  test.each(Array.from({ length: MOMENTS }, (_, n) => ({ n, moves: 4 + n * 34 })))(
    'nobody receives what he may not know, after $moves moves',
    async ({ n, moves }) => {
      const game = await played(subject, seats, moves, n)
      const file = join(game.folder, 'data', 'wildcat.sqlite')
      const table = tableIn(file, game.id, engine)
      const { state } = table.snapshot
      const steps = stepsFrom(subject, state, n)
      const now = moment(subject, state, moves, [], n)
      const attempts = now.seats.map(seat =>
        now
          .attempts(seat)
          .filter(each => engine.check(state, seat, each) !== null)
          .slice(0, ATTEMPTS),
      )
      const nameOf = (place: number) => `${game.id.slice(0, -2)}${String(place).padStart(2, '0')}`
      addWorld(file, game.id, { name: nameOf(99), snapshot: table.snapshot })
      const worlds = viewers.map(viewer => varied(subject, state, viewer, n))
      for (const [place, world] of worlds.entries())
        addWorld(file, game.id, { name: nameOf(place), snapshot: { ...table.snapshot, state: world }, hiddenFrom: at(viewers, place) })

      const server = await start(game.folder)
      for (const place of [99, ...worlds.keys()]) await phones.until(nameOf(place), engine.pending(engine.view(state, 0)).length)
      const received = (id: string, played: readonly Step[]) => receivedIn(server, game, id, played, attempts, view => engine.pending(view))
      const original = await received(nameOf(99), steps)
      let compared = 0
      for (const [place, world] of worlds.entries()) {
        expect(JSON.stringify(world)).not.toBe(JSON.stringify(state))
        const taken = stepsThere(subject, state, world, at(viewers, place), steps)
        const there = await received(nameOf(place), taken)
        for (const [stage, texts] of there.entries()) {
          expect(at(texts, place)).toBe(at(at(original, stage), place))
          compared += at(texts, place).length
        }
        const [calls, all] = [phones.callsOf(nameOf(place), server.origin), phones.callsOf(nameOf(99), server.origin)]
        for (const [way, texts] of calls) expect(texts).toEqual(all.get(way)?.slice(0, texts.length))
      }
      expect(compared).toBeGreaterThan(1000)
      await server.stop()
    },
  )
})
