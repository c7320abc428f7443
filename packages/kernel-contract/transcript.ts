/** What is said in a whole game, for tests of a game's words. */
import { type Hint, heard, inPassages, passageText, type Types, top, type Viewer, type Words } from '@wildcat/kernel'
import { type SelfPlay, selfPlay } from './self-play.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
export const who = (seat: number): string => NAMES[seat] ?? '?'

export interface Log<T extends Types> {
  readonly viewer: Viewer
  readonly events: T['event'][]
  readonly view: T['view'] // at the end
}

/** What each of these viewers hears of a game. */
export function logsOf<T extends Types>(play: SelfPlay<T>, viewers: readonly Viewer[]): Log<T>[] {
  const logs = viewers.map(viewer => ({ viewer, events: [] as T['event'][] }))
  let last: T['state'] | undefined
  selfPlay(
    play,
    state => {
      last = state // the same from the first decision to the end
    },
    messages => {
      for (const { viewer, events } of logs) events.push(...heard(messages, viewer).map(({ event }) => event))
    },
  )
  if (last === undefined) throw new Error(`nobody decides anything in ${play.engine.id}`)
  const end = last
  return logs.map(log => ({ ...log, view: play.engine.view(end, log.viewer) }))
}

/** A log in passages, as events and as they are told. */
export function passagesOf<T extends Types>(words: Words<T>, { events, view }: Pick<Log<T>, 'events' | 'view'>) {
  const lines = events.map(event => ({ kind: 'event' as const, event }))
  const passages = inPassages(lines, words.report).map(passage => passage.map(({ event }) => event))
  return { passages, texts: passages.map(passage => passageText(words, passage, who, view)) }
}

export interface GivenHint {
  readonly hint: Hint
  readonly step: string // what was asked
  readonly kinds: ReadonlySet<string> // what could be done
}

/** All hints that are given in a game. */
export function hintsGiven<T extends Types>(play: SelfPlay<T>, words: Words<T>): GivenHint[] {
  const found: GivenHint[] = []
  selfPlay(play, (state, seat) => {
    const kinds = new Set(play.engine.legal(state, seat).map(({ kind }) => kind))
    const step = top(state.agenda)?.kind ?? ''
    for (const hint of words.hints?.(play.engine.view(state, seat), seat) ?? []) found.push({ hint, step, kinds })
  })
  return found
}
