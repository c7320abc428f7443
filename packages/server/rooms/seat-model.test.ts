/**
 * Whatever people do around seats, at several tables of one company: sit down and get up, let devices in by links and drop them, stand in,
 * come back, play again, close tables, delete themselves. What must hold is looked at after every step, without asking how it was done.
 */
import type { NewTable } from '@wildcat/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { ended } from './agreements.ts'
import { claim, dropOf, dropped, offer, renewed, returned } from './links.ts'
import { mute } from './moderation.ts'
import { begunRoom } from './new-room.ts'
import { begin, fill, forgotten, isFreeFor, remove, renamed, seatAt, sit, stand } from './seating.ts'
import {
  botSeat,
  type Holder,
  isFinished,
  isPlayer,
  type Newcomer,
  ownedBy,
  type RoomState,
  type SeatState,
  seatName,
  seatsOf,
} from './state.ts'

const GUESTS = [1, 2, 3, 4, 5, 6, 7]
const SEATS = [0, 1, 2]
const OFTEN = ['sit', 'begin', 'link', 'drop', 'end', 'again'] as const
const SELDOM = ['stand', 'remove', 'fill', 'standIn', 'comeBack', 'close', 'delete', 'rename', 'mute'] as const
type Kind = (typeof OFTEN)[number] | (typeof SELDOM)[number]

interface Table {
  readonly id: string
  readonly room: RoomState
  readonly persons: readonly (number | undefined)[] // by seat: whose it is, in every table at which they play again; a guest
}
/** Somebody whom `by` dropped from a person's seat, and who was not let in by a link since. */
interface Ban {
  readonly person: number
  readonly by: number
  readonly guest: number
}
interface World {
  readonly tables: readonly Table[]
  readonly gone: readonly number[]
  readonly bans: readonly Ban[]
  readonly made: number // tables, persons and tokens so far
}
/** What somebody does: the world after it, and whom it takes from a seat, if that is what it is for. */
interface Step {
  readonly told: string
  readonly after: () => World
  readonly causes?: readonly number[]
  readonly spared?: readonly number[] // who came before them
  readonly by?: number // who drops them
  readonly byHost?: true
}

const nameOf = (guest: number, version = 0) => `<${guest}.${version}>`
const newcomer = (guest: number, since: number, version = 0) => ({ guest, name: nameOf(guest, version), since, browser: '', system: '' })
const listsOf = ({ holders, owners, kept }: SeatState) => [holders, owners, kept]
const everybodyAt = (seat: SeatState): Holder[] => listsOf(seat).flat()
const guestsAt = (seat: SeatState): number[] => everybodyAt(seat).map(({ guest }) => guest)

const wish = (seats: NewTable['seats']): NewTable => ({ game: 'gusher', options: {}, listed: false, takeover: 'never', seats })

/** Ada, Bo and Cora play; at Bo's seat are two more devices, the last of which may have come by a link that was lost. */
function firstWorld(): World {
  const isThere = () => true
  const made = begunRoom(wish(['me', 'open', 'open']), { host: newcomer(1, 1), link: 'a', company: 'company', before: [], isThere })
  const sat = [2, 3].reduce((now, guest) => sit(now, newcomer(guest, 1), guest - 1, `of ${guest}`), made)
  const linked = [4, 5].reduce((now, guest) => linkedIn(now, 1, 2, newcomer(guest, guest), `of ${guest}`), begin(sat))
  return { tables: [{ id: 'company', room: linked, persons: [1, 2, 3] }], gone: [], bans: [], made: 10 }
}
const linkedIn = (room: RoomState, seat: number, giver: number, who: Newcomer, fresh: string): RoomState =>
  claim(renewed(room, seat, giver, 'link'), who, { link: 'link', fresh, present: () => true })?.room ?? room

const stoodIn = (room: RoomState, seat: number, who: Newcomer, fresh: string): RoomState =>
  claim(offer(room, seat, 'offer'), who, { link: 'offer', fresh, present: () => false })?.room ?? room

/** Their game has ended, and Cora has made the next table, where these things have happened since. */
function secondWorld(...since: readonly ((room: RoomState) => RoomState)[]): World {
  const over = withRoom(firstWorld(), 'company', now => ended(now, { winners: [0], scores: [] }))
  const [before] = over.tables
  const next = before === undefined ? over : playAgain(over, before, 2, 3)
  return since.reduce((now, change) => withRoom(now, next.tables[1]?.id ?? '', change), next)
}
const sitting = (guest: number, seat: number) => (room: RoomState) => sit(room, newcomer(guest, 2), seat, `of ${guest}`)
const standing = (guest: number) => (room: RoomState) => stand(room, guest)
const freed = (seat: number) => (room: RoomState) => remove(room, seat)
const letInBy = (giver: number, seat: number, guest: number) => (room: RoomState) =>
  linkedIn(room, seat, giver, newcomer(guest, 3), 'fresh')
/** What it would take long to come to by chance. */
const BEGINNINGS = {
  'before the end': firstWorld,
  'somebody stands in': () => withRoom(firstWorld(), 'company', now => stoodIn(now, 1, newcomer(6, 6), 'of 6')),
  'somebody stands in at another table': () =>
    secondWorld(sitting(2, 1), sitting(1, 0), begin, now => stoodIn(now, 1, newcomer(6, 6), 'of 6')),
  'another table': () => secondWorld(),
  'Bo is there': () => secondWorld(sitting(2, 1)),
  'Bo sits elsewhere': () => secondWorld(freed(0), sitting(2, 0)),
  'Bo comes to his own seat by a link': () => secondWorld(freed(0), sitting(2, 0), sitting(4, 1), standing(2), letInBy(4, 1, 2)),
  'an earlier device comes last': () =>
    secondWorld(freed(0), sitting(4, 0), sitting(5, 1), letInBy(5, 1, 6), standing(4), letInBy(5, 1, 4)),
  'two of them are at Cora’s seat': () => secondWorld(letInBy(3, 2, 4), letInBy(3, 2, 5)),
  'Bo is at Cora’s seat after them': () => secondWorld(letInBy(3, 2, 4), letInBy(3, 2, 5), letInBy(3, 2, 2)),
}

/** With other rooms; a seat at which nobody was is now that of whoever sits down there. */
function withRooms(world: World, change: (table: Table) => RoomState): World {
  const made = world.made + 1
  const tables = world.tables.map(table => {
    const room = change(table)
    const persons = room.seats.map((seat, place) => (guestsAt(seat).length === 0 ? undefined : (table.persons[place] ?? guestsAt(seat)[0])))
    return { ...table, room, persons }
  })
  return { ...world, tables, made }
}
const withRoom = (world: World, id: string, change: (room: RoomState) => RoomState): World =>
  withRooms(world, table => (table.id === id ? change(table.room) : table.room))

/** All that could be done now of one kind, by anybody who may. */
function stepsOf(kind: Kind, world: World): Step[] {
  const { tables, gone, made } = world
  const there = GUESTS.filter(guest => !gone.includes(guest))
  const fresh = `token ${made}`
  const at = (id: string, told: string, change: (room: RoomState) => RoomState, more: Partial<Step> = {}): Step => ({
    told: `${kind} at ${id}: ${told}`,
    after: () => withRoom(world, id, change),
    ...more,
  })
  const everywhere = (steps: (table: Table) => Step[]): Step[] => tables.flatMap(steps)
  const bySeat = (steps: (table: Table, seat: number, state: SeatState) => Step[]): Step[] =>
    everywhere(table => table.room.seats.flatMap((state, seat) => steps(table, seat, state)))
  const byGuestAndSeat = (steps: (table: Table, seat: number, guest: number, state: SeatState) => Step[]): Step[] =>
    bySeat((table, seat, state) => there.flatMap(guest => steps(table, seat, guest, state)))

  switch (kind) {
    case 'sit':
      return byGuestAndSeat(({ id }, seat, guest) => [
        at(id, `${guest} at ${seat}`, now => sit(now, newcomer(guest, made), seat, fresh), { causes: [guest] }),
      ])
    case 'stand':
      return byGuestAndSeat(({ id, room }, seat, guest) =>
        seatsOf(room, guest).includes(seat) ? [at(id, `${guest}`, now => stand(now, guest), { causes: [guest] })] : [],
      )
    case 'remove':
      return bySeat(({ id }, seat) => [at(id, `${seat}`, now => remove(now, seat), { byHost: true })])
    case 'fill':
      return bySeat(({ id }, seat) =>
        ['random', 'none'].map(bot => at(id, `${seat} ${bot}`, now => fill(now, seat, bot), { byHost: true })),
      )
    case 'begin':
      return everywhere(({ id }) => [
        at(id, 'bots at free seats', withBots),
        at(id, 'bots at kept seats, too', now => withBots(notKept(now)), { byHost: true }),
      ])
    case 'link':
      return byGuestAndSeat((table, seat, guest, { holders }) =>
        holders.map(({ guest: giver }) => ({
          told: `link at ${table.id}: ${giver} lets ${guest} in at ${seat}`,
          after: () => letIn(world, table, seat, guest, now => linkedIn(now, seat, giver, newcomer(guest, made), fresh)),
        })),
      )
    case 'standIn':
      return byGuestAndSeat((table, seat, guest) => {
        const change = (now: RoomState) => stoodIn(now, seat, newcomer(guest, made), fresh)
        return [{ ...at(table.id, `${guest} at ${seat}`, change), after: () => letIn(world, table, seat, guest, change) }]
      })
    case 'comeBack':
      return byGuestAndSeat(({ id, room }, seat, guest) =>
        ownedBy(room, guest).includes(seat) ? [at(id, `${guest} at ${seat}`, now => returned(now, seat))] : [],
      )
    case 'drop':
      return bySeat((table, seat, { holders }) =>
        holders.flatMap(({ guest }) =>
          holders.map(({ n }): Step => {
            const drop = () => dropOf(table.room, seat, guest, n)
            return {
              told: `drop at ${table.id}: ${guest} drops device ${n} at ${seat}`,
              after() {
                const away = drop()
                const after = withRooms(world, ({ room }) => (room.company === table.room.company ? dropped(room, away, 'bot') : room))
                expect(takenBy(guest, world, after)).toEqual([])
                const bans = away.lost.map(lost => ({ person: table.persons[seat] ?? 0, by: guest, guest: lost }))
                return { ...after, bans: [...world.bans, ...bans] }
              },
              causes: holders.filter(each => each.n >= n).map(each => each.guest),
              spared: holders.filter(each => each.n < n).map(each => each.guest),
              by: guest,
            }
          }),
        ),
      )
    case 'end':
      return everywhere(({ id, room }) => (room.stage === 'playing' ? [at(id, '', now => ended(now, { winners: [0], scores: [] }))] : []))
    case 'again':
      return byGuestAndSeat((table, seat, guest, state) => {
        const isOf = isFinished(table.room) && state.holders.some(each => each.guest === guest)
        return isOf ? [{ told: `again at ${table.id}: ${guest}`, after: () => playAgain(world, table, seat, guest), causes: [guest] }] : []
      })
    case 'close':
      return everywhere(({ id, room }) =>
        room.stage === 'waiting'
          ? [{ told: `close ${id}`, after: () => ({ ...world, tables: tables.filter(table => table.id !== id) }) }]
          : [],
      )
    case 'delete':
      return there.map(guest => ({
        told: `delete ${guest}`,
        after: () => ({ ...withRooms(world, ({ room }) => forgotten(room, guest, 'bot')), gone: [...gone, guest] }),
        causes: [guest],
      }))
    case 'rename':
      return there.map(guest => ({
        told: `rename ${guest}`,
        after: () => withRooms(world, ({ room }) => renamed(room, { guest, name: nameOf(guest, made) })),
      }))
    case 'mute':
      return bySeat(({ id }, seat) => [true, false].map(muted => at(id, `${seat} ${muted}`, now => mute(now, seat, muted))))
  }
}

const notKept = (room: RoomState): RoomState => ({ ...room, seats: room.seats.map(seat => ({ ...seat, kept: [] })) })
const withBots = (room: RoomState): RoomState =>
  begin({ ...room, seats: room.seats.map(seat => (seat.by === 'open' && seat.kept.length === 0 ? botSeat('random') : seat)) })

/** By a link to this seat: what was said of this guest there, or by somebody who is there, too, is taken back. */
function letIn(world: World, { id, room, persons }: Table, seat: number, guest: number, change: (room: RoomState) => RoomState): World {
  const others = guestsAt(seatAt(room, seat))
  const isTakenBack = (ban: Ban) => ban.guest === guest && (ban.person === persons[seat] || others.includes(ban.by))
  return { ...withRoom(world, id, change), bans: world.bans.filter(ban => !isTakenBack(ban)) }
}

function playAgain(world: World, table: Table, seat: number, guest: number): World {
  const { made, tables, gone } = world
  const next = tables.find(({ id }) => id === table.room.next)
  if (next !== undefined) {
    const isFree = isFreeFor(seatAt(next.room, seat), guest) && seatsOf(next.room, guest).length === 0
    return isFree ? withRoom(world, next.id, now => sit(now, newcomer(guest, made), seat, `token ${made}`)) : world
  }
  const id = `table ${made}`
  const seats = table.room.seats.map(({ by }, place) => (place === seat ? 'me' : by === 'bot' ? { bot: 'random' } : 'open'))
  const room = begunRoom(wish(seats), {
    host: newcomer(guest, made),
    link: `token ${made}`,
    company: table.room.company,
    before: table.room.seats,
    isThere: each => !gone.includes(each),
  })
  const noted = withRoom(world, table.id, now => ({ ...now, next: id }))
  return withRooms({ ...noted, tables: [...noted.tables, { id, room, persons: table.persons }] }, each => each.room)
}

/** [I4] Who lost a seat, at any table, to somebody who had not come to it before them and is not the person whose it is. */
const takenBy = (by: number, before: World, after: World): string[] =>
  before.tables.flatMap(({ id, room }, table) =>
    room.seats.flatMap((seat, place) => {
      const now = after.tables[table]?.room.seats[place]
      const left = now === undefined ? [] : guestsAt(now)
      return listsOf(seat).flatMap(list => {
        const own = list.find(({ guest }) => guest === by)?.n ?? Number.POSITIVE_INFINITY
        const lost = list.filter(({ guest, n }) => !left.includes(guest) && n < own && by !== seat.person)
        return lost.map(({ guest }) => `${guest} lost seat ${place} of ${id} to ${by}`)
      })
    }),
  )

/** What must hold at any time. */
function faultsOf({ tables, gone, bans }: World): string[] {
  const faults: string[] = []
  const must = (isSo: boolean, fault: string) => void (isSo || faults.push(fault))
  for (const { id, room, persons } of tables) {
    for (const [place, seat] of room.seats.entries()) {
      const where = `seat ${place} of ${id}`
      const guests = isFinished(room) ? seat.holders.map(({ guest }) => guest) : guestsAt(seat) // who is only named holds nothing
      for (const ban of bans.filter(({ person, by, guest }) => person === persons[place] && by === person && guest !== person))
        must(!guests.includes(ban.guest), `I1 ${ban.guest} was dropped from ${where}`)
      for (const { by, guest } of bans)
        for (const list of listsOf(seat)) {
          const [own, other] = [by, guest].map(wanted => list.find(each => each.guest === wanted))
          must(own === undefined || other === undefined || other.n < own.n, `I1 ${guest} was dropped by ${by}, who is at ${where}, too`)
        }
      const first = [seat.holders, seat.owners].find(list => list.length > 0)?.toSorted((a, b) => a.n - b.n)[0]
      const name = seatName(seat)
      if (first === undefined) must(name === '', `I2 ${where} is called ${name} without anybody`)
      else
        must(
          name.startsWith(`<${first.guest}.`) || (name === '' && room.muted.length + first.n > 0),
          `I2 ${where} of ${first.guest} is called ${name}`,
        )
      for (const each of everybodyAt(seat))
        must(each.name === '' || each.name.startsWith(`<${each.guest}.`), `I2 ${each.guest} is called ${each.name}`)
      must(new Set(guests).size === guests.length, `somebody is twice at ${where}`)
      for (const list of listsOf(seat))
        must(
          list.every(({ n }, index) => n > (list[index - 1]?.n ?? 0) && n <= (seat.kept === list ? n : seat.devices)),
          `the order at ${where}`,
        )
      must(seat.linkOf === 0 ? seat.link === '' : seat.holders.some(({ guest }) => guest === seat.linkOf), `the link of ${where}`)
      must(seat.by === 'person' || seat.holders.length + seat.owners.length === 0, `somebody holds ${where}, which is none`)
      must(room.stage !== 'waiting' || seat.by !== 'person' || seat.holders.length > 0, `nobody is at ${where}, which is not open`)
    }
    for (const guest of GUESTS) {
      must(seatsOf(room, guest).length <= 1, `${guest} holds two seats at ${id}`)
    }
  }
  const text = JSON.stringify(tables.map(({ room }) => [room.seats, room.host]))
  for (const guest of gone) {
    must(!text.includes(`<${guest}.`) && !text.includes(`"guest":${guest},`), `I5 ${guest} is not forgotten`)
    must(
      tables.every(({ room }) => room.host !== guest),
      `I5 ${guest} is a host`,
    )
  }
  return faults
}

/** What must hold of a step. */
function faultsBetween(before: World, after: World, { causes = [], spared = [], by, byHost }: Step, kind: Kind): string[] {
  const faults: string[] = []
  const isForOwners = kind === 'comeBack' || kind === 'end' || kind === 'standIn' // who stood in until now goes, and has what they had before
  for (const { id, room } of after.tables) {
    const { room: old, persons } = before.tables.find(table => table.id === id) ?? {}
    if (old === undefined) {
      if (!isPlayer(room, room.host)) faults.push(`I3 ${room.host} hosts ${id} without a seat`)
      continue
    }
    const isNew = room.host !== old.host
    const isSeatless = !isForOwners && isPlayer(old, room.host) && !isPlayer(room, room.host)
    const isAnybody = room.seats.some(({ holders, owners }) => holders.length > 0 || (owners.length > 0 && !isFinished(room)))
    if (isNew && room.host !== 0 && !isPlayer(room, room.host)) faults.push(`I3 ${room.host} becomes the host of ${id} without a seat`)
    if ((isSeatless || (isNew && room.host === 0)) && isAnybody) faults.push(`I3 ${old.host} lost the seat at ${id} and nobody else hosts`)
    for (const place of SEATS) {
      const [was, is] = [old.seats[place], room.seats[place]]
      if (was === undefined || is === undefined) continue
      if (was.by === 'open' && was.kept.length > 0)
        for (const { guest } of is.holders)
          if (!was.kept.some(each => each.guest === guest)) faults.push(`I6 ${guest} has seat ${place} of ${id}`)
      if (byHost || isForOwners) continue
      for (const list of listsOf(was))
        for (const { guest, n } of list) {
          const isOut = !guestsAt(is).includes(guest)
          const isLater = !spared.includes(guest) && list.some(each => causes.includes(each.guest) && each.n < n)
          const isElsewhere = seatsOf(room, guest).length > 0
          if (isOut && !causes.includes(guest) && !isLater && !isElsewhere)
            faults.push(`I4 ${guest} lost seat ${place} of ${id} by ${causes.join()}`)
          const isOwn = by !== undefined && guest === persons?.[place] && !list.some(each => each.guest === by && each.n < n)
          if (isOut && isOwn) faults.push(`I4 ${guest} lost their own seat ${place} of ${id} by ${by}`)
        }
    }
  }
  return faults
}

const beginnings = fc.constantFrom(...(Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]))
const kinds = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...OFTEN) }, { weight: 2, arbitrary: fc.constantFrom(...SELDOM) })
const walk = fc.array(fc.record({ kind: kinds, which: fc.nat(10_000) }), { minLength: 10, maxLength: 60, size: 'max' })
const counts = new Map<string, number>()

test('a seat is of those who came to it, the first of them first, at all tables of a company', () => {
  fc.assert(
    fc.property(beginnings, walk, (beginning, steps) => {
      let world = BEGINNINGS[beginning]()
      const told: string[] = [beginning]
      for (const { kind, which } of steps) {
        const [step, after] = oneOf(stepsOf(kind, world), which) ?? []
        if (step === undefined || after === undefined) continue
        told.push(step.told)
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        const faults = [...faultsOf(after), ...faultsBetween(world, after, step, kind)]
        expect(faults, told.join('\n')).toEqual([])
        world = after
      }
    }),
    { numRuns: 300 },
  )
  for (const kind of [...OFTEN, ...SELDOM]) expect(counts.get(kind), kind).toBeGreaterThan(0)
})

/** The first that is not refused, of some. */
function oneOf(steps: readonly Step[], which: number): [Step, World] | undefined {
  for (let n = 0; n < Math.min(steps.length, 10); n++) {
    const step = steps[(which + n * 7) % steps.length]
    const after = step === undefined ? undefined : tried(step)
    if (step !== undefined && after !== undefined) return [step, after]
  }
  return undefined
}
/** What is refused changes nothing. */
function tried({ after }: Step): World | undefined {
  try {
    return after()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
