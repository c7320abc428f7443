// Where the page and its table worker ask the system for random numbers they get those of a test's luck, so every test plays the same game
// whenever it is run. It is put in front of what the server sends: the product has no such door.

/** Mulberry32, from a number on. */
const DRAWING = `
  const drawFrom = start => {
    let drawn = start
    const draw = () => {
      drawn = (drawn + 0x6d2b79f5) | 0
      let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return mixed ^ (mixed >>> 14)
    }
    crypto.getRandomValues = list => {
      for (let at = 0; at < list.length; at++) list[at] = draw()
      return list
    }
  }`

/** A bot that is late is replaced by a plain move; on a busy machine that would be another game. */
const PATIENCE = `
  const { setTimeout: wait } = self
  self.setTimeout = (work, ms, ...more) => wait(work, ms < 10_000 ? ms : 2 ** 30, ...more)`

/** In front of the table worker: its name says from where on to draw. (In its address that would be another file to what it imports.) */
export const WORKER_LUCK = `{${DRAWING}${PATIENCE}
  drawFrom(Number(/\\d+$/.exec(self.name)?.[0] ?? 0))
}
`

/** In front of the page. Every worker draws from a stretch of its own: two tables of one test are not alike. */
export const pageLuck = (luck: number): string => `{${DRAWING}
  const LUCK = ${luck * 1_000_003}
  drawFrom(LUCK)
  const { Worker } = self
  self.Worker = class extends Worker {
    constructor(url, options) {
      const workers = Number(localStorage.getItem('test.workers')) + 1
      localStorage.setItem('test.workers', String(workers))
      super(url, { ...options, name: \`\${options.name} \${LUCK + workers}\` })
    }
  }
}`
