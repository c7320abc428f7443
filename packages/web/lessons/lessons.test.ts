// @vitest-environment happy-dom
/** Every lesson is played from beginning to end, in every way that it allows, on the board and in both languages. */
import { titleOf } from '@wildcat/catalogue'
import { at, type Engine, heard, LANGUAGES, type Message, type Tagged, type Types } from '@wildcat/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { blackGold } from '../boards/black-gold/index.tsx'
import { competitors } from '../boards/competitors/index.ts'
import { giganten } from '../boards/giganten/index.ts'
import type { DrawnBoard } from '../boards/kit/drawn-board.ts'
import { type BoardSight, closeAll, MountedBoard } from '../boards/kit/testing/mounted-board.tsx'
import { oilfield } from '../boards/oilfield/index.ts'
import type { PageLine } from '../worker/sights.ts'
import { GUIDED, type GuidedGame } from './games.ts'
import { allowingOnly, keyOf, type Lesson, learnerOf, type Place, partsOf, placesOf, positionKey, stepsOf } from './lesson.ts'
import { loadLesson, loadScript } from './load-lesson.ts'
import { ringOn } from './rings.ts'

const BOARDS: Readonly<Record<GuidedGame, DrawnBoard>> = { 'black-gold': blackGold, competitors, giganten, oilfield }

const engineOf = async (game: string): Promise<Engine<Types>> => {
  const title = titleOf(game)
  if (title === undefined) throw new Error(`no such game: ${game}`)
  return title.engine()
}

interface Visit {
  readonly place: Place
  readonly sight: BoardSight
}
/** All positions of a lesson as the learner sees them, along the first of every choice. */
function visits(engine: Engine<Types>, lesson: Lesson): Visit[] {
  const places = placesOf(engine, lesson)
  const options = engine.options(lesson.bots.length, lesson.options)
  if ('refused' in options) throw new Error('no such options')
  const { state, messages } = engine.start(lesson.bots.length, options.ok, keyOf(lesson))
  const learner = learnerOf(lesson)
  const found: Visit[] = []
  const lines: PageLine[] = []
  const hear = (told: readonly Message<Tagged>[]) => {
    for (const { event } of heard(told, learner)) lines.push({ kind: 'event', event })
  }
  hear(messages)
  for (;;) {
    const view = engine.view(state, learner)
    const place = places.get(positionKey(view))
    if (place === undefined) throw new Error('a position that the lesson does not know')
    found.push({ place, sight: { view, viewer: learner, lines: [...lines] } })
    const { next } = place
    if (next.is === 'over') return found
    hear(next.is === 'bot' ? engine.apply(state, next.seat, next.command) : engine.apply(state, learner, at(next.expected, 0)))
  }
}

describe.each(GUIDED)('the guided game of %s', game => {
  afterEach(closeAll)

  test('can be played as it is written, and ends where the learner is asked', async () => {
    const [engine, lesson] = await Promise.all([engineOf(game), loadScript(game)])
    const places = [...placesOf(engine, lesson).values()]
    expect(places.some(({ next }) => next.is === 'over')).toBe(true)
    const last = visits(engine, lesson).at(-1)?.sight.view
    expect(last?.outcome).toBe('open')
    expect(last && engine.pending(last)).toContain(learnerOf(lesson))
  })

  test.each(LANGUAGES)('says what it has to say, and nothing else (%s)', async language => {
    const { lesson, texts } = await loadLesson(game, language)
    const ids = stepsOf(lesson).map(({ id }) => id)
    expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted())
    expect(ids.length).toBeGreaterThanOrEqual(15)
    expect(ids.length).toBeLessThanOrEqual(25)
    for (const id of ids) {
      const text = texts[id]?.(seat => `P${seat}`) ?? ''
      expect(text.length, id).toBeGreaterThan(20)
      expect(text.match(/[.!?](?=\s|$)/g)?.length ?? 0, `${id}: at most four sentences`).toBeLessThanOrEqual(4)
      expect(text, id).not.toMatch(/\b[A-Z]{2,4}-\d/) // no rule ids
    }
  })

  test('what it points at is on the board, and what it asks for can be done there', async () => {
    const [engine, lesson] = await Promise.all([engineOf(game), loadScript(game)])
    const words = await titleOf(game)?.words('en')
    if (words === undefined) throw new Error('no words')
    const told = new Set<string>()
    for (const { place, sight } of visits(engine, lesson)) {
      const id = place.steps.at(-1)?.id ?? ''
      if (id === '' || told.has(id)) continue
      told.add(id)
      const expected = place.next.is === 'asked' ? place.next.expected : []
      const mounted = new MountedBoard(BOARDS[game], { engine: allowingOnly(engine, expected), words, language: 'en' })
      await mounted.show(sight, 'anew')
      for (const step of place.steps)
        for (const part of partsOf(step))
          expect(mounted.all(ringOn(part)).length, `${step.id} points at ${ringOn(part)}`).toBeGreaterThan(0)
      if (place.next.is === 'asked')
        expect(mounted.answers.length + mounted.targets.length + mounted.all('button[aria-pressed]').length, id).toBeGreaterThan(0)
      await mounted.close()
    }
  })
})
