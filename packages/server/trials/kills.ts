/** Games under way, and the server killed in the middle of it, again and again: what was acknowledged must be there. */
import { at } from '@wildcat/kernel'
import { asked, type Company, company, engine, isOver } from '../testing/company.ts'
import { Seated } from '../testing/seated.ts'
import { type Any, lots } from './damage.ts'
import { kill, type Place, type ServerProcess, start } from './server-process.ts'

export interface Kills {
  rounds: number
  acknowledged: number
  lost: number
}

const TABLES = 4

export async function kills(place: Place, rounds: number, seed: number, told: (kills: Kills) => void = () => undefined): Promise<Kills> {
  const any = lots(seed, 2)
  const counted: Kills = { rounds: 0, acknowledged: 0, lost: 0 }
  let server = await start(place)
  let tables: Company[] = []
  while (counted.rounds < rounds) {
    while (tables.length < TABLES) tables.push(await company(server.origin, 2, { options: { rounds: 20, deals: true } }))
    counted.acknowledged += await playUntilKilled(tables, server, 3 + any(60), any)
    server = await start(place)
    const again: Company[] = []
    for (const table of tables) {
      const { company: back, lost } = await checked(table, server.origin)
      counted.lost += lost
      if (!isOver(back)) again.push(back)
    }
    tables = again
    counted.rounds++
    told(counted)
  }
  await kill(server)
  return counted
}

/** All tables at once; after so many answers the server is killed, with whatever is under way. */
async function playUntilKilled(tables: readonly Company[], server: ServerProcess, moves: number, any: Any): Promise<number> {
  let acknowledged = 0
  let killing: Promise<void> | undefined
  await Promise.all(
    tables.map(async table => {
      while (killing === undefined && !isOver(table)) {
        const mover = asked(table)
        if (mover === undefined) {
          await new Promise(resolve => setImmediate(resolve))
          continue
        }
        const legal = engine.legal(mover.view, Number(mover.viewer))
        try {
          const verdict = await mover.command(at(legal, any(legal.length)))
          if ('accepted' in verdict) acknowledged++
        } catch {
          return // the line is dead
        }
        if (acknowledged >= moves) killing ??= kill(server)
      }
    }),
  )
  await (killing ?? kill(server))
  return acknowledged
}

/** Everything that a seat had heard before its last acknowledged command must still be what it hears. */
export async function checked(table: Company, origin: string): Promise<{ company: Company; lost: number }> {
  const people = table.people.map(person => person.at(origin))
  const seated: Seated[] = []
  let lost = 0
  for (const [seat, before] of table.seated.entries()) {
    const now = await Seated.join(at(people, seat), table.id)
    await now.readAll()
    const same = before.log.filter((line, n) => JSON.stringify(line) === JSON.stringify(now.log[n])).length
    lost += before.log.length - same
    seated.push(now)
  }
  return { company: { ...table, people, seated }, lost }
}
