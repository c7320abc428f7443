/** What can befall a server besides being killed, in the middle of games: nothing that was acknowledged may be lost, and each is told as what it is. */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { restore } from '../backup/restore.ts'
import { askForBackup } from '../backup/socket.ts'
import { asked, type Company, company, engine, isOver, leaveAll, move, together } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import { Seated } from '../testing/seated.ts'
import { startServer } from '../testing/server.ts'
import { type Any, lots } from './damage.ts'
import { checked } from './kills.ts'
import { kill, type Place, type ServerProcess, start, started } from './server-process.ts'

export const FAULTS = ['a dead store', 'a wrong clock', 'a torn key', 'a restore under open pages', 'a full disk'] as const

export interface FaultTally {
  readonly fault: (typeof FAULTS)[number]
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  readonly wrong: readonly string[]
}
interface Befallen {
  readonly acknowledged: number
  readonly lost: number
  readonly wrong: readonly (string | false)[]
}

const BEFALL: Readonly<Record<FaultTally['fault'], (place: Place, any: Any, round: number) => Promise<Befallen>>> = {
  'a dead store': deadStore,
  'a wrong clock': wrongClock,
  'a torn key': tornKey,
  'a restore under open pages': restoreUnderPages,
  'a full disk': fullDisk,
}

export async function faults(place: Place, rounds: number, seed: number): Promise<FaultTally[]> {
  const all: FaultTally[] = []
  for (const fault of FAULTS) {
    const any = lots(seed, all.length)
    let [acknowledged, lost] = [0, 0]
    const wrong: string[] = []
    for (let round = 0; round < rounds; round++) {
      const befallen = await BEFALL[fault](place, any, round)
      acknowledged += befallen.acknowledged
      lost += befallen.lost
      wrong.push(...befallen.wrong.flatMap(each => (each === false ? [] : [each])))
    }
    all.push({ fault, rounds, acknowledged, lost, wrong })
  }
  return all
}

const MOST_ASKS = 500
const BETWEEN_MS = 10 // whoever asks without end is cut off
const LONG = { options: { rounds: 20, deals: true } }

/** A table with a few moves, and how many there were. */
async function played(origin: string, any: Any): Promise<{ table: Company; moves: number }> {
  const table = await company(origin, 2, LONG)
  return { table, moves: await playOn(table, 5 + any(30), any) }
}
async function playOn(table: Company, most: number, any: Any): Promise<number> {
  let moves = 0
  while (moves < most && !isOver(table) && (await move(table, any))) moves++
  await together(table)
  return moves
}
const isWell = async (origin: string) => (await fetch(`${origin}/health`)).status === 200

/** What they knew is there, and they play on. */
async function unharmed(table: Company, server: ServerProcess, any: Any): Promise<Befallen> {
  const { company: back, lost } = await checked(table, server.origin)
  const acknowledged = await playOn(back, 3, any)
  const well = await isWell(server.origin)
  await leaveAll(back)
  await kill(server)
  return { acknowledged, lost, wrong: [!well && 'it is not well afterwards'] }
}
const added = (moves: number, befallen: Befallen, ...wrong: (string | false)[]): Befallen => ({
  acknowledged: befallen.acknowledged + moves,
  lost: befallen.lost,
  wrong: [...wrong, ...befallen.wrong],
})

/** The thread of the store ends: so must the server, by itself and with a clear line. */
async function deadStore(place: Place, any: Any): Promise<Befallen> {
  const now = join(place.data, 'now')
  const server = await start(
    place,
    `import { existsSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    if (!isMainThread) setInterval(() => { if (existsSync(${JSON.stringify(now)})) process.exit(3) }, 3).unref()`,
  )
  const { table, moves } = await played(server.origin, any)
  await writeFile(now, '')
  const { exitCode, said } = await server.end
  await rm(now)
  const told = exitCode === 1 && said.includes('The thread of the store has ended')
  return added(moves, await unharmed(table, await start(place), any), !told && `it ended with ${exitCode}: ${said}`)
}

/** Years ahead and behind, while people come and play. */
async function wrongClock(place: Place, any: Any, round: number): Promise<Befallen> {
  const right = await start(place)
  const { table, moves } = await played(right.origin, any)
  await kill(right)
  const days = (1 + any(6000)) * (round % 2 === 0 ? 1 : -1)
  const wrong = await start(place, `const now = Date.now; Date.now = () => now() + ${days * 86_400_000}`)
  const people = await Promise.all(table.people.map(person => knownAgain(person.at(wrong.origin))))
  const { company: then, lost } = await checked({ ...table, people }, wrong.origin)
  const more = await playOn(then, 5, any)
  await Person.come(wrong.origin, 'Cora')
  await kill(wrong)
  const again = await start(place)
  const back = await Promise.all(then.people.map(person => knownAgain(person.at(again.origin))))
  const befallen = await unharmed({ ...then, people: back }, again, any)
  return { ...added(moves + more, befallen), lost: befallen.lost + lost }
}
/** Whoever is not known by his cookie says his name again, as the page asks him to. */
async function knownAgain(person: Person): Promise<Person> {
  if ((await person.http('/api/guest')).status === 200) return person
  const answer = await person.http('/api/guest', { method: 'POST', body: { name: person.name } })
  return new Person(person.origin, person.name, answer.headers.get('set-cookie')?.split(';')[0] ?? person.cookie)
}

/** The key of the cookies is cut off somewhere: that is said, and it is not replaced. */
async function tornKey(place: Place, any: Any): Promise<Befallen> {
  const first = await start(place)
  const { table, moves } = await played(first.origin, any)
  await kill(first)
  const key = join(place.data, 'cookie.key')
  const whole = await readFile(key)
  const length = any(whole.length - 2)
  await truncate(key, length)
  const torn = await started(place)
  if ('origin' in torn) await kill(torn)
  const told = 'exitCode' in torn && torn.exitCode === 1 && torn.said.includes('cookie.key')
  const kept = (await readFile(key)).length === length
  await writeFile(key, whole)
  const befallen = await unharmed(table, await start(place), any)
  return added(moves, befallen, !told && 'it did not say that the key is damaged', !kept && 'it wrote another key')
}

/** Back to a backup of a while ago, while pages stay open: they see what is there then, and only that. */
async function restoreUnderPages(place: Place, any: Any, round: number): Promise<Befallen> {
  const first = await start(place)
  const { table, moves } = await played(first.origin, any)
  const earlier = table.seated.map(({ log }) => log)
  const backup = join(place.data, 'backups', String(round))
  await askForBackup(place.data, backup)
  const more = await playOn(table, 1 + any(10), any)
  await kill(first)
  restore(place.data, backup, String(round))
  const second = await start(place)
  const people = table.people.map(person => person.at(second.origin))
  const wrong: (string | false)[] = []
  const pages: Seated[] = []
  let lost = 0
  for (const [seat, page] of table.seated.entries()) {
    const back = await page.again(at(people, seat))
    const fresh = await Seated.join(at(people, seat), table.id)
    wrong.push(back.joined?.sight === 'same' && 'a page was told that all is the same')
    wrong.push(JSON.stringify(back.view) !== JSON.stringify(fresh.view) && 'a page shows what is not there')
    pages.push(back)
    lost += at(earlier, seat).filter((line, n) => JSON.stringify(line) !== JSON.stringify(back.log[n])).length
  }
  const back = { ...table, people, seated: pages }
  const later = await playOn(back, 3, any)
  await leaveAll(back)
  await kill(second)
  return { acknowledged: moves + more + later, lost, wrong }
}

/** No more fits: that is said where one asks for the server's health, and what fitted is there when there is room. */
async function fullDisk(place: Place, any: Any, round: number): Promise<Befallen> {
  const folder = join(place.data, `full ${round}`)
  const small = await startServer(folder, { mostPages: 72 + any(20) })
  const table = await company(small.origin, 2, LONG)
  const wrong: (string | false)[] = [!(await isWell(small.origin)) && 'it is not well before']
  const talker = at(table.seated, 0).client
  while ((await talker.refusal('say', { text: 'oil '.repeat(70) })) === 'none') {}
  let acknowledged = 0
  for (let problem = 'none'; problem === 'none' && !isOver(table); ) {
    await together(table)
    const mover = asked(table)
    if (mover === undefined) break
    const legal = engine.legal(mover.view, Number(mover.viewer))
    problem = await mover.client.refusal('command', { decision: mover.decision, command: at(legal, any(legal.length)) })
    if (problem === 'none') acknowledged++
    else wrong.push(problem !== 'full' && `a move was refused as ${problem}`)
  }
  await together(table)
  let health = 200
  for (let asks = 0; asks < MOST_ASKS && health === 200; asks++) {
    if (asks > 0) await pause(BETWEEN_MS) // it is that of a moment ago
    health = (await fetch(`${small.origin}/health`)).status
  }
  wrong.push(health !== 507 && `its health is ${health}`)
  await leaveAll(table)
  await small.stop()
  const befallen = await unharmed(table, await start({ ...place, data: join(folder, 'data') }), any)
  return added(acknowledged, befallen, ...wrong)
}
