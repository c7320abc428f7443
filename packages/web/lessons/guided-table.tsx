import type { Language, Tagged } from '@wildcat/kernel'
import { type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { AdviceContext } from '../advice/advice-context.ts'
import { isSameCommand } from '../advice/same-command.ts'
import { PAUSES, useSettings } from '../app/settings.ts'
import { useToast } from '../design/toast.tsx'
import type { LocalSession } from '../session/local-session.ts'
import type { OpenState, TableSession } from '../session/table-session.ts'
import type { Spoken } from '../session/use-game.ts'
import { type GuidedGame, guidedGame } from './games.ts'
import { allowingOnly, type Next, type Part, partsOf, placesOf, stepsOf } from './lesson.ts'
import { LessonCard } from './lesson-card.tsx'
import { LessonContext } from './lesson-context.ts'
import { type LoadedLesson, loadLesson } from './load-lesson.ts'
import { focusLit } from './marks.ts'
import { useRings } from './rings.ts'
import { type Progress, useProgress } from './use-progress.ts'

interface GuidedTableProps {
  spoken: Spoken
  state: OpenState
  session: LocalSession
  children: (spoken: Spoken, session: TableSession) => ReactNode
}

const NOTHING: readonly Tagged[] = []
const NOWHERE: readonly Part[] = []

/** A table that is led by a lesson: bots do what it says when it has been read, and only what it is about is allowed. */
export function GuidedTable({ spoken, state, session, children }: GuidedTableProps) {
  const { engine, language } = spoken
  const { view, decision } = state.sight
  const loaded = useLesson(engine.id, language)
  const lesson = loaded?.lesson
  const places = useMemo(() => (lesson === undefined ? undefined : placesOf(engine, lesson)), [engine, lesson])
  const steps = useMemo(() => (lesson === undefined ? [] : stepsOf(lesson)), [lesson])
  const progress = useProgress(places, view)
  const asked = progress?.isRead === true && progress.next !== 'lost' && progress.next.is === 'asked' ? progress.next : undefined
  const expected = asked?.expected ?? NOTHING
  const isOver = progress?.isOver === true
  const led = useMemo(() => (isOver ? spoken : { ...spoken, engine: allowingOnly(engine, expected) }), [spoken, engine, expected, isOver])
  useLeading(session, progress, state.sending)
  const step = progress?.step
  useRings(step === undefined ? NOWHERE : partsOf(step))
  const show = useContext(AdviceContext)?.show
  const [laid, setLaid] = useState(0)
  const [first] = expected
  const lay = () => {
    if (asked === undefined || first === undefined) return
    flushSync(() => show?.({ decision, command: first, rest: asked.rest, how: 'taken', isTold: true }))
    flushSync(() => setLaid(laid + 1)) // the board picks it in an effect: only then can it be done
    focusLit()
  }
  const onShow = asked === undefined ? undefined : lay
  const guarded = useGuarded(session, isOver ? 'all' : asked, loaded)
  const card = loaded !== undefined && progress !== undefined && (
    <LessonCard {...loaded} steps={steps} progress={progress} onShow={onShow} onLeave={() => void session.leaveLesson()} />
  )
  const meant = useMemo(() => (isOver ? undefined : [...expected, ...(asked?.rest ?? NOTHING)]), [expected, asked, isOver])
  return (
    <LessonContext value={{ card, tab: step?.tab, notThis: loaded?.words.notThis ?? '', meant }}>{children(led, guarded)}</LessonContext>
  )
}

function useLesson(game: string, language: Language): LoadedLesson | undefined {
  const [loaded, setLoaded] = useState<LoadedLesson>()
  const guided: GuidedGame | undefined = guidedGame(game)
  useEffect(() => {
    let wanted = true
    if (guided === undefined) return
    loadLesson(guided, language).then(
      lesson => wanted && setLoaded(lesson),
      (error: unknown) =>
        setLoaded(() => {
          throw error // for the error boundary
        }),
    )
    return () => {
      wanted = false
    }
  }, [guided, language])
  return loaded
}

/** Bots move when everything has been read, and not too fast to be followed. */
function useLeading(session: LocalSession, progress: Progress | undefined, sending: boolean) {
  const { pace } = useSettings()
  const next = progress?.isRead === true && progress.next !== 'lost' && progress.next.is === 'bot' ? progress.next : undefined
  const pause = PAUSES[pace]
  const lead = useEffectEvent((bot: Extract<Next, { is: 'bot' }>) => void session.lead(bot.seat, bot.command))
  useEffect(() => {
    if (next === undefined || sending) return
    const timer = setTimeout(() => lead(next), pause)
    return () => clearTimeout(timer)
  }, [next, sending, pause])
}

/** Nothing but what is asked for reaches the table, whichever way it was put; at the end everything, and that leaves the lesson. */
function useGuarded(session: LocalSession, asked: Extract<Next, { is: 'asked' }> | 'all' | undefined, loaded: LoadedLesson | undefined) {
  const toast = useToast()
  return useMemo(
    (): TableSession => ({
      get state() {
        return session.state
      },
      async chain(commands) {
        if (asked === 'all') {
          await session.leaveLesson()
          return session.chain(commands)
        }
        const isMeant = ([head, ...rest]: readonly Tagged[]) =>
          head !== undefined &&
          asked?.expected.some(each => isSameCommand(each, head)) === true &&
          rest.every((command, n) => asked.rest[n] !== undefined && isSameCommand(asked.rest[n], command))
        if (isMeant(commands)) return session.chain(commands)
        if (loaded !== undefined) toast({ kind: 'note', text: loaded.words.notThis })
        return false
      },
      undo: session.undo,
      takeUp: viewer => session.takeUp(viewer),
      layDown: session.layDown,
      scoreHistory: session.scoreHistory,
      close: () => session.close(),
    }),
    [session, asked, loaded, toast],
  )
}
