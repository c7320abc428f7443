/**
 * What every board keeps to, whatever game it is, held against the rules of that game over whole games:
 *
 * - Event by event it comes to show things as they are, for every viewer, in what it reckons and in what it draws.
 * - Whatever is lit or offered can be pressed, decides something, and that is legal: all of a chain of commands.
 * - Every legal command is made by the board's own controls, without the sentences of the page. How, a table says that is complete by
 *   type: by pressing alone, by composing it, or not at all for a reason.
 * - Advice of every kind is marked on the board, and one press does what it says, for the first of each kind that comes up.
 * - Everything has a name and a tip that says something, in every language, and nothing reads the same in two but names.
 * - What a viewer may not know leaves no trace: others look at the same table before, with other secrets, and his page stays the same.
 */
import {
  at,
  type Engine,
  heard,
  keyFrom,
  LANGUAGES,
  type Language,
  type Seat,
  type Tagged,
  type Types,
  type Viewer,
  type Words,
} from '@wildcat/kernel'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isolated } from '../../../session/names.ts'
import type { Spoken } from '../../../session/use-game.ts'
import type { DrawnBoard } from '../drawn-board.ts'
import { TIP } from '../marks.ts'
import type { SceneBook } from '../scene.ts'
import { type Games, type Moment, playGames, sightOf, viewersOf } from './moments.ts'
import { closeAll, MountedBoard, NAMES } from './mounted-board.tsx'
import { hasWord, isGap, namelessIn, textsOf } from './texts.ts'
import { keyOf, pressEverything } from './ways.ts'

/** How a kind of command is made on the board. */
export type Way<Command> =
  | 'pressed' // by pressing targets and answers alone
  | ((board: MountedBoard, command: Command) => Promise<void>) // composed: fields are filled in, cards chosen, before it is sent
  | { readonly not: string } // not on the board, for this reason; the sentences have it

export interface BoardUnderTest<T extends Types, Shown> extends Omit<Games, 'engine'> {
  readonly board: DrawnBoard
  readonly engine: Engine<T>
  readonly words: Readonly<Record<Language, Words<T>>>
  readonly scenes: Pick<SceneBook<T['event'], Shown, unknown, never>, 'isEvent' | 'after'>
  /** What is shown while pieces move: `true` if events tell of it, else why they do not. */
  readonly shown: { readonly [Field in keyof Shown]: true | string }
  readonly ways: { readonly [Kind in T['command']['kind']]: Way<Extract<T['command'], { kind: Kind }>> }
  /** Positions that games seldom come to, set up by hand, each with the seat that looks at it. */
  readonly setUp?: readonly { readonly state: T['state']; readonly seat: Seat }[]
  readonly alike: readonly string[] // names that are the same in every language
  readonly rare?: readonly T['command']['kind'][] // these games need not come to them
  readonly most?: number // of the commands of a kind that are composed in one position, so many are tried: each time others
}

const TIPS = 4 // of a position
const SCENES = 2
const SCENE_MS = 700
const LONG_MS = 60_000 // more than anything is shown for
const COMPARED = 4 // one in so many positions is drawn anew, to be compared

export function boardContract<T extends Types, Shown extends object>(subject: BoardUnderTest<T, Shown>): void {
  const engine: Engine<Types> = subject.engine
  const { board, words, scenes, games, policy, few, rare = [], setUp = [], most = Number.POSITIVE_INFINITY } = subject
  const ways: Readonly<Record<string, Way<never>>> = subject.ways
  const spoken = (language: Language): Spoken => ({ engine, words: words[language], language })
  const mounted = (language: Language = 'en') => new MountedBoard(board, spoken(language))
  const fields = Object.entries(subject.shown).flatMap(([field, told]) => (told === true ? [field] : []))
  const shownOf = (shown: object) => Object.fromEntries(Object.entries(shown).filter(([field]) => fields.includes(field)))

  describe(`the board of ${engine.id} keeps the contract`, () => {
    const departs: string[] = []
    const unknown = new Set<string>()
    let moments: Moment[] = []
    beforeAll(() => {
      moments = playGames({ engine, games, ...(policy && { policy }), ...(few && { few }) }, (before, after, command, messages) => {
        for (const { event } of messages) if (!scenes.isEvent(event)) unknown.add(event.kind)
        for (const viewer of viewersOf(before)) {
          const told = heard(messages, viewer).flatMap(({ event }) => (scenes.isEvent(event) ? [event] : []))
          const shown = told.reduce((now, event) => scenes.after(now, event), engine.view(before, viewer) as unknown as Shown)
          const isSame = JSON.stringify(shownOf(shown)) === JSON.stringify(shownOf(engine.view(after, viewer)))
          if (!isSame) departs.push(`${viewer} after ${JSON.stringify(command)}`)
        }
      })
      for (const { state, seat } of setUp) {
        const [command] = allOf(engine, engine.view(state, seat), seat)
        if (command !== undefined) moments.push({ state, seat, command, before: [] })
      }
    })
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(async () => {
      await closeAll()
      vi.useRealTimers()
    })

    test('every event has a scene', () => expect([...unknown]).toEqual([]))

    test('what is shown event by event ends as things are, for everybody', () => expect(departs).toEqual([]))

    test('the games come to every kind of command', () => {
      const met = new Set(moments.flatMap(({ state, seat }) => allOf(engine, engine.view(state, seat), seat).map(({ kind }) => kind)))
      expect(Object.keys(ways).filter(kind => !met.has(kind) && !rare.includes(kind))).toEqual([])
    })

    test('what is lit or offered is legal, every legal command can be made, and advice to make it is marked and followed', async () => {
      const board = mounted()
      const advised = new Set<string>()
      for (const [n, moment] of moments.entries()) {
        const { state, seat } = moment
        const sight = sightOf(engine, moment, state, seat)
        const legal = allOf(engine, sight.view, seat)
        const pressed = legal.filter(({ kind }) => ways[kind] === 'pressed')
        const { made, idle } = await pressEverything(board, sight, pressed, n)
        expect(idle, 'is lit or offered, and decides nothing').toEqual([])
        for (const { commands, by } of made) expect(refusedOf(engine, state, seat, commands), by).toBeNull()
        for (const command of legal.filter(({ kind }) => !advised.has(kind))) {
          if (advised.has(command.kind)) continue
          advised.add(command.kind)
          await followAdvice(board, command)
        }
        for (const command of sampled(legal, kind => typeof ways[kind] === 'function', most, n)) {
          const way = ways[command.kind]
          const spelt = JSON.stringify(command)
          const isMade = made.some(({ commands: [first] }) => first !== undefined && keyOf(first) === keyOf(command))
          if (typeof way === 'object') expect(isMade, `${spelt} is said not to be on the board: ${way.not}`).toBe(false)
          else if (typeof way === 'string') expect(isMade, `${spelt} can be made by pressing what is lit or offered`).toBe(true)
          else if (way !== undefined) {
            await board.show(sight, 'anew')
            await way(board, command as never)
            expect(board.sent, `${spelt} can be composed`).toEqual([[command]])
          }
        }
      }
    })

    test('what was shown piece by piece is drawn as if the board had been opened now', async () => {
      const watching = mounted()
      const opened = mounted()
      for (const [n, moment] of moments.entries()) {
        if (n % COMPARED !== 0) continue
        const after = engine.copy(moment.state)
        const messages = engine.apply(after, moment.seat, moment.command)
        const viewer = at(viewersOf(after), n % viewersOf(after).length)
        const since = { ...moment, before: [] }
        const sight = sightOf(engine, since, after, viewer, messages)
        await watching.show(sightOf(engine, since, moment.state, viewer))
        await watching.show(sight)
        for (let scene = 0; scene <= messages.length; scene++) await watching.wait(LONG_MS)
        await opened.show(sight, 'anew')
        expect(watching.markup, `${viewer} after ${JSON.stringify(moment.command)}`).toBe(opened.markup)
      }
    })

    test('everything has a name and a tip that says something, in every language', async () => {
      const texts = new Map<Language, Set<string>>()
      for (const language of LANGUAGES) {
        const found = new Set<string>()
        texts.set(language, found)
        const board = mounted(language)
        for (const moment of moments) await readAll(board, engine, moment, found)
        await board.close()
      }
      for (const [language, found] of texts) expect([...found].filter(isGap), `a gap in ${language}`).toEqual([])
      const names = new Set<string>([...NAMES, ...NAMES.map(isolated), ...subject.alike])
      const [first = new Set<string>(), ...others] = texts.values()
      const alike = [...first].filter(text => hasWord(text) && !names.has(text) && others.some(other => other.has(text)))
      expect(alike, 'reads the same in two languages').toEqual([])
      for (const language of LANGUAGES) {
        const { paragraphs, keys } = board.help[language]
        expect([...paragraphs, ...keys.map(([, text]) => text)].filter(text => text.trim() === '')).toEqual([])
      }
    })

    test('what a viewer may not know leaves no trace on the page', async () => {
      const board = mounted()
      let noticed = 0
      for (const [n, moment] of moments.toReversed().entries()) {
        if (n % COMPARED !== 0) continue
        const { state, seat } = moment
        const viewers = viewersOf(state)
        const viewer = at(viewers, (seat + 1 + (n % 2)) % viewers.length)
        const others = viewers.filter(each => each !== viewer)
        const sightIn = (truth: Types['state'], eyes: Viewer) => ({ ...sightOf(engine, moment, truth, eyes), lines: [] })
        /** The pages of the viewer on a screen at which everybody else has looked at this truth before. */
        const pagesIn = async (truth: Types['state']) => {
          const seen: string[] = []
          for (const other of others) seen.push((await board.show(sightIn(truth, other))).markup)
          const played = (await board.show(sightIn(truth, viewer))).markup
          const looked = (await board.show(sightIn(truth, viewer), 'position')).markup
          return { seen, own: [played, looked] }
        }
        const here = await pagesIn(state)
        const there = await pagesIn(engine.imagine(engine.view(state, viewer), keyFrom(n, 7)))
        expect(there.own, `${viewer}, when something else is hidden`).toEqual(here.own)
        if (JSON.stringify(there.seen) !== JSON.stringify(here.seen)) noticed++
      }
      expect(noticed, 'times that others noticed another truth').toBeGreaterThan(0)
    })
  })
}

const inReverse = <X extends Tagged>(command: X): X => Object.fromEntries(Object.entries(command).toReversed()) as X

/** It is marked on the board as it stands, and one press does it; closed, nothing of it is left. */
async function followAdvice(board: MountedBoard, advised: Tagged): Promise<void> {
  const command = inReverse(advised) // bots name the fields of what they say in any order
  const spelt = `advice to ${JSON.stringify(command)}`
  await board.advise(command, 'marked')
  expect(board.advised.length, `${spelt} is marked beside what is picked`).toBeGreaterThan(0)
  await board.advise(command)
  expect(board.advised.length, `${spelt} is marked`).toBeGreaterThan(0)
  expect(await board.followed(command), `${spelt} can be followed`).toBe(true)
  await board.advise(undefined)
  expect(board.advised.length, `${spelt} is gone when it is closed`).toBe(0)
}

/** What can be done: what answers the question, and what is open besides. */
const allOf = (engine: Engine<Types>, view: Types['view'], seat: number): Tagged[] => [
  ...engine.legal(view, seat),
  ...engine.aside(view, seat),
]

/** All of them, but of kinds that take long only some, beginning somewhere else by turns. */
function sampled(legal: readonly Tagged[], isLong: (kind: string) => boolean, most: number, turn: number): Tagged[] {
  return [...Map.groupBy(legal, ({ kind }) => kind)].flatMap(([kind, commands]) =>
    isLong(kind) && commands.length > most
      ? Array.from({ length: most }, (_, n) => at(commands, (turn + n * Math.ceil(commands.length / most)) % commands.length))
      : commands,
  )
}

/** Why these commands cannot be played one after the other; null if they can. */
function refusedOf(engine: Engine<Types>, state: Types['state'], seat: number, commands: readonly Tagged[]): unknown {
  const copy = engine.copy(state)
  for (const command of commands) {
    const refused = engine.check(engine.view(copy, seat), seat, command)
    if (refused !== null) return { command, refused }
    engine.apply(copy, seat, command)
  }
  return null
}

/** Everything that is to be read: at rest, with something chosen, while the next thing happens, and in tips. */
async function readAll(board: MountedBoard, engine: Engine<Types>, moment: Moment, texts: Set<string>): Promise<void> {
  const { state, seat, command } = moment
  const read = () => {
    for (const text of textsOf(board.html)) texts.add(text)
  }
  await board.show(sightOf(engine, moment, state, seat))
  read()
  expect(namelessIn(document.body), 'has no name').toEqual([])
  const tips = board.all(TIP)
  for (let n = 0; n < TIPS; n++) {
    const element = at(tips, (n * 37 + state.round * 11) % tips.length)
    const text = await board.tipOf(element)
    expect(text, `a tip about ${element.outerHTML.slice(0, 200)}`).not.toBe('')
    texts.add(text)
  }
  for (const target of new Set([board.targets[0], board.targets.at(-1)])) {
    if (target === undefined) continue
    await board.press(target)
    read()
    await board.escape()
  }
  const after = engine.copy(state)
  const messages = engine.apply(after, seat, command)
  await board.show(sightOf(engine, moment, after, seat, messages))
  for (let n = 0; n < SCENES; n++) {
    await board.wait(SCENE_MS)
    read()
  }
}
