/** Both places where bots think keep the same promises, with real threads. */
import { Worker as Thread } from 'node:worker_threads'
import type { Thinker } from '@wildcat/table'
import { afterEach, describe, expect, test } from 'vitest'
import { firstQuestion, fixtureBot } from './fixtures/index.ts'
import { loadEngine } from './load-engine.ts'
import { nodeThinker } from './node.ts'
import type { ThinkerSettings } from './thinking.ts'
import { webThinker } from './web.ts'

type Closable = Thinker & { close(): unknown }
const open: Closable[] = []
const kept = (thinker: Closable) => {
  open.push(thinker)
  return thinker
}
afterEach(async () => {
  for (const thinker of open.splice(0)) await thinker.close()
})

let spawned = 0
/** A worker thread behind the face of a Web Worker. */
class FakeWebWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null
  onmessageerror: Worker['onmessageerror'] = null
  onerror: Worker['onerror'] = null
  readonly #thread: Thread
  constructor(file: URL) {
    super()
    spawned++
    this.#thread = new Thread(file)
    this.#thread.on('message', data => {
      this.onmessage?.(new MessageEvent('message', { data }))
    })
    this.#thread.on('error', error => {
      this.onerror?.(Object.assign(new Event('error'), { message: String(error) }) as ErrorEvent)
    })
  }
  postMessage(message: unknown) {
    this.#thread.postMessage(message)
  }
  terminate() {
    void this.#thread.terminate()
  }
}
const DEAF = new URL('./fixtures/deaf-worker.ts', import.meta.url)
const web = (settings: ThinkerSettings, file = new URL('./fixtures/web-worker-in-thread.ts', import.meta.url)) =>
  kept(webThinker({ ...settings, spawn: () => new FakeWebWorker(file) }))

const never = () => new AbortController().signal
const PLACES: readonly [string, (settings: ThinkerSettings) => Closable][] = [
  ['worker threads', settings => kept(nodeThinker({ threads: 2, ...settings }))],
  ['Web Workers', settings => web(settings)],
]

describe.each(PLACES)('bots in %s', (_, thinker) => {
  test('answer with a legal command, many times', async () => {
    const engine = await loadEngine('gusher')
    const place = thinker({})
    const question = await firstQuestion('random')
    for (let n = 0; n < 20; n++) {
      const parsed = engine.parse(await place.think(question, never()))
      if ('refused' in parsed) throw new Error('not a command')
      expect(engine.check(question.view, question.seat, parsed.ok)).toBeNull()
    }
  })

  test('answer several questions at once', async () => {
    const place = thinker({})
    const question = await firstQuestion('random')
    const answers = await Promise.all(Array.from({ length: 8 }, () => place.think(question, never())))
    expect(answers.every(answer => typeof answer === 'object' && answer !== null && 'kind' in answer)).toBe(true)
  })

  test('are refused where there is no such game or bot', async () => {
    const place = thinker({})
    const question = await firstQuestion('nobody')
    await expect(place.think(question, never())).rejects.toThrow("there is no bot 'nobody' for gusher")
    await expect(place.think({ ...question, game: 'chess' }, never())).rejects.toThrow("there is no game 'chess'")
    await expect(place.think({ ...question, bot: fixtureBot('quitter') }, never())).rejects.toThrow('there is no bot')
    await expect(place.think({ ...question, bot: 'random' }, never())).resolves.toHaveProperty('kind')
  })

  test('are not asked once the signal is aborted', async () => {
    const stop = new AbortController()
    stop.abort(new Error('no time'))
    await expect(thinker({}).think(await firstQuestion('random'), stop.signal)).rejects.toThrow('no time')
  })

  test('are not asked after closing', async () => {
    const place = thinker({})
    await place.close()
    await expect(place.think(await firstQuestion('random'), never())).rejects.toThrow('dismissed')
  })
})

describe('a bot in a worker thread', () => {
  const node = (settings: Parameters<typeof nodeThinker>[0] = {}) => kept(nodeThinker({ threads: 1, files: true, ...settings }))

  test('is stopped in the middle of an endless thought, and its thread is free again', async () => {
    const place = node()
    const stop = new AbortController()
    const thinking = place.think(await firstQuestion(fixtureBot('endless')), stop.signal)
    setTimeout(() => stop.abort(new Error('the table is closed')), 300)
    await expect(thinking).rejects.toThrow('the table is closed')
    await expect(place.think(await firstQuestion('random'), never())).resolves.toHaveProperty('kind')
  })

  test('is stopped while it waits for its turn, and the others keep theirs', async () => {
    const place = node()
    const [stop, end] = [new AbortController(), new AbortController()]
    const endless = place.think(await firstQuestion(fixtureBot('endless')), end.signal)
    const waiting = place.think(await firstQuestion('random'), stop.signal)
    const behind = place.think(await firstQuestion('random'), never())
    stop.abort(new Error('changed my mind'))
    await expect(waiting).rejects.toThrow('changed my mind')
    end.abort(new Error('enough'))
    await expect(endless).rejects.toThrow('enough')
    await expect(behind).resolves.toHaveProperty('kind')
  })

  test('is terminated at the deadline, which does not count the time in the queue', async () => {
    // Seconds between the budget and the deadline: a busy machine may take its time. Together they think for longer than the deadline.
    const place = node({ budget: { milliseconds: 700 }, deadline: 4_000 })
    await place.think(await firstQuestion('random'), never()) // the thread is up
    const question = await firstQuestion(fixtureBot('patient'))
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => place.think(question, never())))
    expect(answers).toHaveLength(6)
    await expect(place.think(await firstQuestion(fixtureBot('endless')), never())).rejects.toThrow('did not answer within 4000 ms')
  })

  test('that takes its thread down is an error, and the next question gets a new thread', async () => {
    const place = node()
    await expect(place.think(await firstQuestion(fixtureBot('quitter')), never())).rejects.toThrow('worker exited with code: 3')
    await expect(place.think(await firstQuestion('random'), never())).resolves.toHaveProperty('kind')
  })

  test.each([
    ['thrower', 'lost the thread'],
    ['cheat', 'which is illegal'],
  ] as const)('%s is an error that says so', async (bot, message) => {
    await expect(node().think(await firstQuestion(fixtureBot(bot)), never())).rejects.toThrow(message)
  })
})

describe('a bot in a Web Worker', () => {
  test('is stopped by terminating its worker; the next question gets a new one, later ones the same', async () => {
    const place = web({}, DEAF)
    const stop = new AbortController()
    const thinking = place.think(await firstQuestion('random'), stop.signal)
    setTimeout(() => stop.abort(new Error('the table is closed')), 50)
    await expect(thinking).rejects.toThrow('the table is closed')

    const before = spawned
    const fresh = web({})
    for (let n = 0; n < 3; n++) await fresh.think(await firstQuestion('random'), stop.signal.aborted ? never() : stop.signal)
    expect(spawned).toBe(before + 1)
  })

  test('a signal that fires after the answer does not take the worker away', async () => {
    const place = web({})
    const stop = new AbortController()
    await place.think(await firstQuestion('random'), stop.signal)
    const before = spawned
    stop.abort()
    await expect(place.think(await firstQuestion('random'), never())).resolves.toHaveProperty('kind')
    expect(spawned).toBe(before)
  })

  test('is terminated at the deadline', async () => {
    const place = web({ deadline: 80 }, DEAF)
    await expect(place.think(await firstQuestion('random'), never())).rejects.toThrow("the bot 'random' did not answer within 80 ms")
  })

  test('whose worker does not start is an error', async () => {
    const place = web({}, new URL('file:///no/such/worker.ts'))
    await expect(place.think(await firstQuestion('random'), never())).rejects.toThrow('the thread of a bot broke down')
  })
})
