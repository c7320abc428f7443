/** npm run kills -- [rounds], npm run damage -- [messages]: what the tests do in small, in large. */
import { availableParallelism, loadavg } from 'node:os'
import { builtPage, Folders, startServer } from '../testing/server.ts'
import { faults } from './faults.ts'
import { type Flood, flood, ROUNDS } from './flood.ts'
import type { FloodKind } from './flooding.ts'
import { kills } from './kills.ts'
import { replays } from './replays.ts'
import { storm } from './storm.ts'

const USUAL = { kills: 100, damage: 100_000 } as const
const SEED = Date.now() % 1_000_000

const FLOOD_MS = 6000
const SECONDS = (FLOOD_MS * ROUNDS) / 1000
const MOST_FACTOR = 2
const [FAILED, NOT_MEASURED] = [1, 2] as const // exit codes
const LONG = { entries: 100_000, replays: 10, mostMs: 100 } as const

const FLOODS: Readonly<Record<FloodKind, (told: Omit<Flood, 'quiet' | 'flooded'>) => string>> = {
  brackets: ({ sent, opened, turnedAway, nowhere }) =>
    `12 sockets full of brackets: ${sent} frames over ${opened} sockets, ${turnedAway} times turned away; ${nowhere} opened where there are none`,
  neighbour: ({ sent, opened, turnedAway }) =>
    `the same at the address of those who play: ${sent} frames over ${opened} sockets, ${turnedAway} times turned away`,
  deaf: ({ sent, opened, turnedAway }) =>
    `12 sockets that do not go when they are told to: ${sent} frames over ${opened} sockets, ${turnedAway} times turned away`,
  requests: ({ sent, opened, turnedAway }) =>
    `one network asking over HTTP without end: ${sent} requests, ${opened} answered, ${turnedAway} times turned away`,
  bodies: ({ sent, opened, turnedAway }) =>
    `12 connections sending bodies without an end: ${sent} times ten thousand pieces over ${opened} connections, ${turnedAway} times turned away`,
  lists: ({ sent, opened, turnedAway }) =>
    `12 sockets asking for lists without end: ${sent} frames over ${opened} sockets, ${turnedAway} times turned away`,
  names: ({ sent, opened, turnedAway }) =>
    `one guest at 20 tables with another name without end: ${sent} requests, ${opened} answered, ${turnedAway} times turned away`,
  readers: ({ sent, opened, turnedAway }) =>
    `8 guests of one network reading a log in 24 windows without end: ${sent} asks, ${opened} answered, ${turnedAway} times turned away`,
}

const [trial, given] = process.argv.slice(2)
if (trial !== 'kills' && trial !== 'damage') throw new Error('usage: run.ts kills|damage [how many]')
const many = Number(given ?? USUAL[trial])
if (!Number.isInteger(many) || many < 1) throw new Error(`how many must be a whole number from 1, not '${given}'`)

const folders = new Folders()
const folder = await folders.make()
console.log(`${trial}, ${many}, seed ${SEED}`)
if (trial === 'kills') {
  const place = { data: folder, web: await builtPage(folder) }
  const { rounds, acknowledged, lost } = await kills(place, many, SEED, now => {
    if (now.rounds % 10 === 0) console.log(`${now.rounds} kills: ${now.acknowledged} acknowledged, ${now.lost} lost`)
  })
  console.log(`${rounds} kills: ${acknowledged} commands acknowledged, ${lost} lost`)
  let bad = lost
  for (const each of await faults({ ...place, data: await folders.make() }, Math.ceil(many / 10), SEED)) {
    console.log(
      `${each.rounds} times ${each.fault}: ${each.acknowledged} commands acknowledged, ${each.lost} lost, ${each.wrong.length} wrong`,
    )
    for (const what of each.wrong) console.log(`  ${what}`)
    bad += each.lost + each.wrong.length
  }
  process.exitCode = bad === 0 ? 0 : 1
} else {
  const server = await startServer(folder)
  const { messages, answers, closed, moves } = await storm(server.origin, many, SEED)
  console.log(`${messages} damaged messages: ${answers} answered, ${closed} ended their own socket; beside them ${moves} moves were played`)
  await server.stop()
  for (const kind of ['brackets', 'neighbour', 'deaf', 'requests', 'bodies', 'lists', 'names', 'readers'] as const) await flooded(kind)
  await lookedBack()
}
await folders.remove()

/** Beside the storm, one after the other: each attack, and what others wait meanwhile. */
async function flooded(kind: FloodKind) {
  const own = await folders.make()
  const { quiet, flooded: during, ...told } = await flood(own, await builtPage(own), kind, FLOOD_MS)
  console.log(FLOODS[kind](told))
  if (told.nowhere > 0) process.exitCode = FAILED
  const [before, then] = [quiet.cpuMs, during.cpuMs].map(ms => ms / SECONDS)
  console.log(
    `in a second the server works ${before?.toFixed(0)} ms when it is quiet and ${then?.toFixed(0)} ms when it is flooded; the flood itself takes ${(told.cpuMs / SECONDS).toFixed(0)} ms of the same ${availableParallelism()} processors; load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const what of ['health', 'moves'] as const) {
    const factor = during[what].percentile(99) / quiet[what].percentile(99)
    console.log(`${what}: quiet ${quiet[what].described}; flooded ${during[what].described}; p99 by a factor of ${factor.toFixed(2)}`)
    if (factor > MOST_FACTOR) process.exitCode = FAILED
  }
}

/** Ten replays at once of a record of a hundred thousand entries. A machine that is too busy with something else cannot tell, and says so. */
async function lookedBack() {
  const own = await folders.make()
  const { quiet, during, seconds } = await replays(own, await builtPage(own), LONG.entries, LONG.replays)
  console.log(`${LONG.replays} replays of ${LONG.entries} entries took ${seconds.toFixed(1)} s together`)
  console.log(`health: quiet ${quiet.described}; meanwhile ${during.described}`)
  if (during.percentile(100) <= LONG.mostMs) return
  if (quiet.percentile(100) > LONG.mostMs / 2) {
    console.log('Not measured: this machine is too busy, it held up /health also without them. Try again when it is quiet.')
    process.exitCode ??= NOT_MEASURED
  } else process.exitCode = FAILED
}
