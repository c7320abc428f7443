import type { Rejection, Seat } from '@wildcat/kernel'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Loading } from '../app/loading.tsx'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSettings } from '../app/settings.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { isDrawn, TableBoard } from '../boards/index.tsx'
import { Panel } from '../design/panel.tsx'
import { type Ended, endedIn } from '../end/ranking.ts'
import { plain, playerTokens } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import type { OpenState, TableSession } from '../session/table-session.ts'
import type { Spoken } from '../session/use-game.ts'
import type { Absence } from './absence.ts'
import { HandContext } from './active-seat.ts'
import { AidDialog } from './aid-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { Decide } from './decide.tsx'
import { focusAnswers } from './focus.ts'
import { HelpDialog } from './help-dialog.tsx'
import { Latest, Log } from './log.tsx'
import { Fresh, LogAndTalk, type TalkPart } from './log-and-talk.tsx'
import { type Pane, panesOf } from './panes.tsx'
import { useSeen } from './read-mark.ts'
import { SeatBadges } from './seat-badges.ts'
import { useShortcuts } from './shortcuts.ts'
import { TableHead } from './table-head.tsx'
import { TableInWords } from './table-in-words.tsx'
import { type AskUndo, useTurn } from './use-turn.ts'
import { Veil, veilText } from './veil.tsx'
import { Watch } from './watch.tsx'

interface MatchViewProps {
  id: string
  spoken: Spoken
  state: OpenState
  session: TableSession
  onRefused: (rejection: Rejection) => void
  beside?: ReactNode // in the bar, always to be seen
  tools: ReactNode // what this kind of table has in its head
  end: (outcome: Ended, onUndo: (() => void) | undefined) => ReactNode
  notices?: ReactNode // what is to be known about this table now
  instead?: ReactNode // of anything to decide
  absence?: Absence | undefined // while one has nothing to decide: who is waited for, and is not there
  stopped?: string | undefined // before its end: nobody is waited for, and this is said instead
  watching?: string // said to whoever only looks on
  badges?: readonly ReactNode[] // beside the names of the players
  talk?: TalkPart
  askUndo?: AskUndo | undefined
  practice?: boolean // has it become practice on the way?
}
const NO_BADGES: readonly ReactNode[] = []
const NOBODY: readonly Seat[] = []

/** A table: what is asked, how things stand, what happened. Drawn where the game has a board, else all in words. */
export function MatchView({ id, spoken, state, session, onRefused, instead, absence, talk, askUndo, ...parts }: MatchViewProps) {
  const { words } = useSpeech()
  const { keys, drawn } = useSettings()
  const { plan, people, sight, sending, decided, lingers } = state
  const { view, viewer, lines } = sight
  const [pane, setPane] = useState<Pane>('decide')
  const [opened, setOpened] = useState<'aid' | 'help'>()
  const close = () => setOpened(undefined)
  const openRules = useRuleBook()
  const search = useRef<HTMLInputElement>(null)
  const names = useNames()
  const [seenBefore, see] = useSeen(id, viewer)
  const pending = parts.stopped !== undefined ? NOBODY : spoken.engine.pending(view)
  const ended = useMemo(() => endedIn(spoken.engine, view), [spoken, view])
  const over = ended !== 'open'
  const panes = panesOf(talk !== undefined)
  const plays = viewer !== 'spectator' && instead === undefined
  const isAsked = plays && pending.includes(viewer)
  useTitle(isAsked && !over ? `${words.table.yourTurn} – ${spoken.words.title}` : spoken.words.title)

  const { game } = plan
  // At the end the board is looked at, not played on: `Position` shows it beside the result.
  const board = drawn && !over && isDrawn(game) ? game : undefined

  const call = () => {
    if (over) return ''
    if (isAsked) return plain(`${words.table.yourTurn}: ${spoken.words.question(view, viewer, playerTokens)}`, names)
    return viewer === 'spectator' && people.length > 1 ? plain(veilText(words, people, pending), names) : ''
  }

  const { decision } = sight
  const { choose, chain, undo, undoesEnd, asksUndo } = useTurn({ session, state, askUndo, onDecide: see, onRefused })
  const showDecisions = () => {
    // At once: a frame later the focus would be taken from whoever is quick and already further.
    flushSync(() => setPane('decide'))
    // Beside a board the sentences are folded, and with them the field that searches them.
    if (search.current === null || board !== undefined) focusAnswers()
    else search.current.focus()
  }
  useShortcuts(keys && opened === undefined, {
    '/': showDecisions,
    u: plays || undoesEnd ? undo : undefined,
    r: () => openRules(spoken),
    a: () => setOpened('aid'),
    '?': () => setOpened('help'),
    ...Object.fromEntries(panes.map((each, index) => [String(index + 1), () => setPane(each)])),
  })

  const hand = useMemo(() => (viewer === 'spectator' ? undefined : { spoken, view, seat: viewer }), [spoken, view, viewer])
  const turn = useMemo(() => {
    if (viewer === 'spectator' || over || !plays) return undefined
    return { seat: viewer, decision, isAsked: spoken.engine.pending(view).includes(viewer), sending, choose, chain }
  }, [spoken, view, viewer, over, plays, decision, sending, choose, chain])
  const latest = <Latest spoken={spoken} view={view} lines={lines} most={viewer === 'spectator' ? 8 : 4} />
  /** What is asked of the hand on the screen, or why none is. `controls`: what a board offers besides the sentences. */
  const decide = (controls?: ReactNode) =>
    ended !== 'open' ? (
      parts.end(ended, undoesEnd ? undo : undefined)
    ) : instead !== undefined ? (
      instead
    ) : viewer !== 'spectator' ? (
      <Decide
        key={viewer}
        pending={pending}
        decision={decision}
        sending={sending}
        decided={decided}
        undo={sight.undo}
        search={search}
        onChoose={choose}
        onUndo={undo}
        asksUndo={asksUndo}
        latest={latest}
        absence={absence}
        lingers={lingers}
        controls={controls}
        onLayDown={people.length > 1 ? () => void session.layDown() : undefined}
      />
    ) : people.length > 0 ? (
      <Veil people={people} pending={pending} onTakeUp={seat => void session.takeUp(seat)} latest={latest} />
    ) : (
      <Watch pending={pending} text={parts.watching ?? words.table.watching} latest={latest} absence={absence} />
    )
  const head = (status?: ReactNode) => (
    <TableHead
      title={spoken.words.title}
      practice={parts.practice ?? plan.practice}
      status={status}
      beside={parts.beside}
      tools={parts.tools}
      onRules={() => openRules(spoken)}
      onAid={() => setOpened('aid')}
      onHelp={() => setOpened('help')}
    />
  )
  const log = <Log key={viewer} spoken={spoken} view={view} lines={lines} seenBefore={seenBefore} />
  const logPane = (
    <Panel title={words.table.log} className="pane pane-log" flush>
      {log}
    </Panel>
  )
  return (
    <SeatBadges value={parts.badges ?? NO_BADGES}>
      <div className={board === undefined ? 'table' : 'table table-drawn'}>
        {board === undefined && head()}
        {parts.notices}
        {!state.lasts && (
          <p className="field-error" role="status">
            {words.table.passing}
          </p>
        )}
        {board === undefined ? (
          <HandContext value={hand}>
            <TableInWords
              {...{ spoken, view, viewer, lines, plan, pending, isAsked, talk, pane }}
              decide={decide()}
              log={logPane}
              onPane={setPane}
            />
          </HandContext>
        ) : (
          <HandContext value={hand}>
            <Suspense fallback={<Loading text={words.table.opening} />}>
              <TableBoard
                game={board}
                key={viewer}
                spoken={spoken}
                view={view}
                viewer={viewer}
                plan={plan}
                pending={pending}
                stopped={parts.stopped}
                lines={lines}
                turn={turn}
                head={head}
                panel={decide}
                log={talk === undefined ? logPane : <LogAndTalk log={log} talk={talk} />}
                unread={talk !== undefined && talk.fresh > 0 ? <Fresh n={talk.fresh} text={talk.freshText} /> : undefined}
              />
            </Suspense>
          </HandContext>
        )}
        <Announcer key={`${viewer} ${spoken.language}`} spoken={spoken} view={view} lines={lines} call={call()} />
        {opened === 'aid' && <AidDialog spoken={spoken} view={view} onClose={close} />}
        {opened === 'help' && <HelpDialog game={game} board={board} onClose={close} />}
      </div>
    </SeatBadges>
  )
}
