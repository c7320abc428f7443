// @vitest-environment happy-dom
import type { Advice } from '@wildcat/bots/advice'
import { keyFrom, type Tagged } from '@wildcat/kernel'
import { engine } from '@wildcat/oilfield'
import { words } from '@wildcat/oilfield/words/index.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HandContext } from '../table/active-seat.ts'
import { AdviceCard } from './advice-card.tsx'
import type { Advised, Meant } from './advice-context.ts'

/** Thinks until it is told what to say. */
class Thinker {
  static last: Thinker | undefined
  onmessage: ((message: { data: unknown }) => void) | undefined
  asked: { picked?: Tagged } = {}
  isEnded = false
  constructor() {
    Thinker.last = this
  }
  postMessage(asked: { picked?: Tagged }) {
    this.asked = asked
  }
  terminate() {
    this.isEnded = true
  }
}

const options = engine.options(3, {})
if (!('ok' in options)) throw new Error('no options')
const { state } = engine.start(3, options.ok, keyFrom(1))
const seat = engine.pending(engine.view(state, 'spectator'))[0] ?? 0
const view = engine.view(state, seat)
const [command, over] = engine.legal(view, seat)
if (command === undefined || over === undefined) throw new Error('nothing to decide')

const tools = document.createElement('div')
const place = document.createElement('div')
let root: Root
let advised: Advised | undefined
let meant: Meant | undefined

const show = (now: Advised | undefined) => {
  advised = now
}
function draw() {
  const link = {
    advised,
    place,
    setPlace: () => undefined,
    meant: () => meant,
    tell: () => undefined,
    stepsOf: () => undefined,
    nameSteps: () => undefined,
    show,
  }
  flushSync(() =>
    root.render(
      <HandContext value={{ spoken: { engine, words: words.en, language: 'en' }, view, seat }}>
        <AdviceCard decision={1} asksAt={tools} link={link} />
      </HandContext>,
    ),
  )
}
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`) ?? textButton(name)
const textButton = (name: string) => [...document.querySelectorAll('button')].find(each => each.textContent === name)
const press = (name: string) => flushSync(() => button(name)?.click())
const answer = async (more: Partial<Advice>) => {
  const advice = {
    command,
    rest: [],
    over,
    overRest: [],
    verdict: 'better',
    isPicked: false,
    isOverPicked: false,
    by: 0.04,
    error: 0,
    reasons: [],
    rounds: 0,
    ...more,
  }
  await new Promise(resolve => setTimeout(resolve))
  Thinker.last?.onmessage?.({ data: { advice } })
  for (let n = 0; n < 5; n++) await new Promise(resolve => setTimeout(resolve))
  draw()
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thinker)
  document.body.append(tools, place)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  advised = undefined
  meant = undefined
  draw()
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('while it is thought about, the card says so and can be closed', async () => {
  press('What would a strong player do?')
  expect(place.textContent).toContain('Thinking it through…')
  await Promise.resolve()
  press('Stop')
  expect(place.textContent).toBe('')
  await new Promise(resolve => setTimeout(resolve))
  expect(Thinker.last?.isEnded).toBe(true)
  expect(button('What would a strong player do?')).not.toBeNull()
})

test('with nothing in mind it is laid out, and compared with what it is better than', async () => {
  press('What would a strong player do?')
  await answer({})
  expect(advised).toMatchObject({ command, how: 'proposed', isTold: true })
  expect(place.textContent).toContain('About 4 wins in 100 more than with “')
  expect(textButton('Pick this instead')).toBeUndefined()
})

test('with something in mind it is marked beside it, taken over by a press, given back, and kept when it is closed', async () => {
  meant = { command: over, isOwn: true }
  press('What would a strong player do?')
  await answer({ isOverPicked: true })
  expect(Thinker.last?.asked.picked).toEqual(over)
  expect(advised?.how).toBe('marked')
  expect(place.textContent).toContain('About 4 wins in 100 more than with what you have picked.')
  press('Pick this instead')
  draw()
  expect(advised?.how).toBe('taken')
  press('Back to my own pick')
  draw()
  expect(advised?.how).toBe('marked')
  press('Pick this instead')
  draw()
  press('Close this advice')
  expect(advised).toMatchObject({ how: 'taken', isTold: false })
})

test('what a form begins with is compared, but is nobody’s pick', async () => {
  meant = { command: over, isOwn: false }
  press('What would a strong player do?')
  await answer({ isOverPicked: true })
  expect(Thinker.last?.asked.picked).toEqual(over)
  expect(advised?.how).toBe('proposed')
  expect(place.textContent).not.toContain('you have picked')
})

test('it can be folded, and unfolded again', async () => {
  press('What would a strong player do?')
  await answer({})
  press('Only what they would do')
  expect(place.textContent).not.toContain('wins in 100')
  expect(place.textContent).toContain('A strong player would:')
  press('And why?')
  expect(place.textContent).toContain('wins in 100')
})
