/** CPU time of this process by its threads, where Linux tells: the one in which all play, that of the store, and those that V8 and Node have beside them. */
import { readdirSync, readFileSync } from 'node:fs'

const TASKS = '/proc/self/task'
const MICROS_A_TICK = 10_000 // a hundred a second, on every Linux that Node runs on

export function threads(): { main: number; store: number; helpers: number } {
  const spent = { main: 0, store: 0, helpers: 0 }
  for (const id of listed()) {
    const [name = '', ticks = 0] = read(id)
    if (Number(id) === process.pid) spent.main += ticks
    else if (name === 'store') spent.store += ticks
    else spent.helpers += ticks
  }
  return { main: spent.main * MICROS_A_TICK, store: spent.store * MICROS_A_TICK, helpers: spent.helpers * MICROS_A_TICK }
}

const listed = (): string[] => {
  try {
    return readdirSync(TASKS)
  } catch {
    return []
  }
}
/** Its name, and the ticks that it has spent in the program and in the kernel. */
function read(id: string): [string, number] | [] {
  try {
    const stat = readFileSync(`${TASKS}/${id}/stat`, 'utf8')
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), Number(after[11]) + Number(after[12])]
  } catch {
    return [] // it has ended
  }
}
