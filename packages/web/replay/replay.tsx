import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { Loading } from '../app/loading.tsx'
import { address } from '../app/navigate.ts'
import { useRuleBook } from '../app/rule-book.tsx'
import { PAUSES, useSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import { isDrawn, TableBoard } from '../boards/index.tsx'
import { PHONE, useMedia } from '../design/media.ts'
import { Panel } from '../design/panel.tsx'
import { plain } from '../session/names.ts'
import type { ReplaySession, ReplaySight } from '../session/replay-session.ts'
import { Said, useNames } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { AidDialog } from '../table/aid-dialog.tsx'
import { HelpDialog } from '../table/help-dialog.tsx'
import { lineText } from '../table/line-text.ts'
import { Log } from '../table/log.tsx'
import { Players } from '../table/players.tsx'
import { Position } from '../table/position.tsx'
import { useShortcuts } from '../table/shortcuts.ts'
import { TableHead } from '../table/table-head.tsx'
import type { Eyes, Overview } from '../worker/local-replay.ts'
import type { PageLine } from '../worker/sights.ts'
import { Controls } from './controls.tsx'
import { neighbours, type Place, placeIn, roundAt, searchOf } from './place.ts'
import { PlayOn } from './play-on.tsx'
import { ReplayNotes } from './replay-notes.tsx'

interface ReplayProps {
  path: string // of this replay
  file: () => Promise<Blob> // the record of the game
  tools: ReactNode // what can be done with this game
  spoken: Spoken
  overview: Overview
  shown: ReplaySight | undefined
  session: ReplaySession
}

const AnalysisPanel = lazy(async () => ({ default: (await import('../analysis/analysis-panel.tsx')).AnalysisPanel }))

const SHORTEST_MS = 150 // from one position to the next, however fast the bots are
const ADDRESS_MS = 300 // browsers allow only so many changes of the address

/** A game to look back at: a position, what had happened until then, and the means to go elsewhere. */
export function Replay({ path, file, tools, spoken, overview, shown, session }: ReplayProps) {
  const { words } = useSpeech()
  const { keys, pace, drawn } = useSettings()
  const openRules = useRuleBook()
  const names = useNames()
  const [place, setPlace] = useState(() => placeIn(location.search, overview))
  const [isAbout] = useState(() => new URLSearchParams(location.search).has('analysis'))
  const [playing, setPlaying] = useState(false)
  const [opened, setOpened] = useState<'aid' | 'help'>()
  const close = () => setOpened(undefined)
  const { last, rounds, plan } = overview
  const { at, eyes } = place
  const from = overview.moves === undefined ? { commands: at } : { heard: overview.moves[at] ?? 0 }

  const move = (changes: Partial<Place>) => setPlace(before => ({ ...before, ...changes }))
  const goTo = (to: number) => {
    setPlaying(false)
    move({ at: Math.max(0, Math.min(last, to)) })
  }
  const play = (on: boolean) => {
    if (on && at === last) move({ at: 0 })
    setPlaying(on)
  }
  useEffect(() => void session.show(eyes, at), [session, eyes, at])
  useEffect(() => {
    const timer = setTimeout(() => address(`${path}?${searchOf({ at, eyes })}`), ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [path, at, eyes])
  const tick = useEffectEvent(() => (at < last ? move({ at: at + 1 }) : setPlaying(false)))
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => tick(), Math.max(SHORTEST_MS, PAUSES[pace]))
    return () => clearInterval(timer)
  }, [playing, pace])
  useShortcuts(
    keys && opened === undefined,
    {
      arrowleft: () => goTo(at - 1),
      arrowright: () => goTo(at + 1),
      pageup: () => goTo(neighbours(overview, at).before),
      pagedown: () => goTo(neighbours(overview, at).after),
      home: () => goTo(0),
      end: () => goTo(last),
      p: () => play(!playing),
      r: () => openRules(spoken),
      a: () => setOpened('aid'),
      '?': () => setOpened('help'),
    },
    'repeated',
  )

  const lines = useMemo((): readonly PageLine[] => shown?.lines.map(({ line }) => line) ?? [], [shown?.lines])
  const linesUntil = (position: number) => (shown?.lines.findLastIndex(line => line.at <= position) ?? -1) + 1
  const told = shown === undefined ? 0 : linesUntil(shown.at)
  const before = shown === undefined ? 0 : linesUntil(shown.at - 1)
  const until = useMemo(() => lines.slice(0, told), [lines, told])
  const first = until[before]
  const what =
    shown === undefined || shown.at === 0 || first === undefined ? words.replay.start : lineText(spoken, first, shown.view, words)
  const isPhone = useMedia(PHONE) // the room is for how far the game is
  const head = (status?: ReactNode) => (
    <TableHead
      title={isPhone ? spoken.words.title : words.replay.title(spoken.words.title)}
      practice={plan.practice}
      status={status}
      tools={tools}
      onRules={() => openRules(spoken)}
      onAid={() => setOpened('aid')}
      onHelp={() => setOpened('help')}
    />
  )
  const controls = (
    <>
      <Controls
        overview={overview}
        place={place}
        playing={playing}
        what={plain(what, names)}
        onGo={goTo}
        onEyes={(next: Eyes) => move({ eyes: next })}
        onPlay={play}
      />
      <Caption at={shown?.at ?? 0} last={last} round={rounds[roundAt(rounds, at)]?.round ?? 0} what={what} more={told - before - 1} />
      <ReplayNotes overview={overview} />
      {/* On a server the record is open to all when the game is over. */}
      {(overview.moves === undefined || overview.over) && at < last && (
        <PlayOn path={path} file={file} plan={plan} at={at} from={from} eyes={eyes} />
      )}
      {overview.over && spoken.words.difference !== undefined && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <div ref={isAbout ? bring : undefined}>
              <AnalysisPanel
                spoken={spoken}
                game={{ id: path, file }}
                seat={typeof eyes === 'number' ? eyes : 0}
                at={at}
                moves={overview.moves}
                onGo={goTo}
              />
            </div>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
  const log = shown !== undefined && (
    <Panel title={words.replay.log} className="pane pane-log" flush>
      <Log key={String(shown.eyes)} spoken={spoken} view={shown.view} lines={until} seenBefore={before} since={words.replay.now} />
    </Panel>
  )
  const pending = shown === undefined ? [] : spoken.engine.pending(shown.view)
  const viewer = shown === undefined || shown.eyes === 'table' ? 'spectator' : shown.eyes
  const board = drawn && isDrawn(plan.game) ? plan.game : undefined
  return (
    <div className={board === undefined ? 'table replay' : 'table table-drawn replay replay-drawn'}>
      {board !== undefined && shown !== undefined ? (
        <Suspense fallback={<Loading text={words.replay.opening} />}>
          <TableBoard
            game={board}
            key={String(shown.eyes)}
            spoken={spoken}
            view={shown.view}
            viewer={viewer}
            plan={plan}
            pending={pending}
            lines={until}
            turn={undefined}
            head={head}
            panel={() => controls}
            log={log}
            replay={shown.from === shown.at - 1 ? 'step' : 'leap'}
          />
        </Suspense>
      ) : (
        <>
          {head()}
          {controls}
          {shown !== undefined && (
            <>
              <Players plan={plan} pending={pending} viewer={viewer} outcome={shown.view.outcome} />
              <div className="replay-grid">
                <Panel title={words.table.situation} className="pane pane-table">
                  <Position spoken={spoken} view={shown.view} />
                </Panel>
                {log}
              </div>
            </>
          )}
        </>
      )}
      {opened === 'aid' && shown !== undefined && <AidDialog spoken={spoken} view={shown.view} onClose={close} />}
      {opened === 'help' && <HelpDialog game={plan.game} board={board} onClose={close} />}
    </div>
  )
}

/** Whoever came for the analysis has its button in sight, and under their hand. */
const bring = (panel: HTMLElement | null): void => panel?.querySelector('button')?.focus()

/** What happened on the way to this position: shown, and read out to whoever does not hear it from the slider. */
function Caption({ at, last, round, what, more }: { at: number; last: number; round: number; what: string; more: number }) {
  const { words } = useSpeech()
  const names = useNames()
  return (
    // biome-ignore lint/a11y/useSemanticElements: words, not fields
    <div className="replay-said" role="group" aria-label={words.replay.now}>
      <p>
        <strong>{words.replay.round(round)}</strong> <Said text={what} />
        {more > 0 && at > 0 && <span className="replay-more"> {words.replay.more(more)}</span>}
      </p>
      <p className="unseen" role="status">
        {words.replay.said(at, last, round, plain(what, names))}
      </p>
    </div>
  )
}
