/** What a command costs whose players have all come to another server than the one that has their table: the CPU of both, beside one without a detour. */
import { titleOf } from '@wildcat/catalogue'
import { startPostgres } from '@wildcat/server/testing/postgres'
import { fine, spread, whole } from '../report/print.ts'
import { ratios, spreadOf } from '../report/spread.ts'
import type { BenchTable } from '../server/lines/table.ts'
import { WildcatDriver } from '../server/lines/wildcat.ts'
import { saturate } from '../server/loads.ts'
import { SEATS } from '../server/plan.ts'
import { ServerProcess } from '../server/process.ts'

const FORWARDED_AT_MOST = 1.5

export interface ForwardingPlan {
  readonly game: string
  readonly tables: number // of each kind
  readonly warmUp: number // commands at each
  readonly commands: number // at each, in each repetition
  readonly repetitions: number
}

export async function forwarding({ game, tables, warmUp, commands, repetitions }: ForwardingPlan): Promise<string[] | undefined> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no game '${game}'`)
  const postgres = await startPostgres()
  if (postgres === undefined) return undefined
  const database = await postgres.database()
  const owner = await ServerProcess.start('wildcat', game, SEATS, undefined, database)
  const other = await ServerProcess.start('wildcat', game, SEATS, undefined, database)
  const drivers = [await WildcatDriver.come(owner.port, engine, SEATS), await WildcatDriver.come(owner.port, engine, SEATS, [other.port])]
  const groups: BenchTable[][] = []
  for (const driver of drivers) {
    const group: BenchTable[] = []
    for (let n = 0; n < tables; n++) group.push(await driver.open(groups.length * tables + n))
    groups.push(group)
  }
  const used = async () => Promise.all([owner, other].map(async server => (await server.ask('usage'))['micros'] ?? 0))
  const cost = async (group: readonly BenchTable[], each: number) => {
    const before = await used()
    const { commands: played } = await saturate(group, each)
    const after = await used()
    const [atOwner = 0, atOther = 0] = after.map((micros, n) => (micros - (before[n] ?? 0)) / played)
    return { atOwner, atOther, all: atOwner + atOther }
  }
  for (const group of groups) await cost(group, warmUp)
  const found: Awaited<ReturnType<typeof cost>>[][] = groups.map(() => [])
  for (let n = 0; n < repetitions; n++) for (const [which, group] of groups.entries()) found[which]?.push(await cost(group, commands))
  const [direct = [], passed = []] = found
  for (const server of [owner, other]) await server.stop()
  postgres.stop()
  const all = (costs: readonly { all: number }[]) => costs.map(each => each.all)
  return [
    `${game}, ${tables} tables of ${SEATS}, all of them at the wrong server: CPU µs a command`,
    `direct     ${spread(spreadOf(all(direct)), whole)}`,
    `passed on  ${spread(spreadOf(all(passed)), whole)}, of which ${spread(spreadOf(passed.map(({ atOther }) => atOther)), whole)} at the server that passes on`,
    `ratio      ${spread(ratios(all(passed), all(direct)), fine)}, at most ${FORWARDED_AT_MOST} wanted`,
  ]
}
