import type { Rejection, Tagged } from '@wildcat/kernel'
import { useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import { End } from '../end/end.tsx'
import { marks, plain } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import type { OpenState, Session } from '../session/session.ts'
import type { Spoken } from '../session/use-game.ts'
import { peopleOf } from '../store/plan.ts'
import { Announcer } from './announcer.tsx'
import { Decide } from './decide.tsx'
import { focusAnswers } from './focus.ts'
import { HandContext } from './hand.ts'
import { HelpDialog } from './help-dialog.tsx'
import { Latest, Log } from './log.tsx'
import { PANES, type Pane, Panes } from './panes.tsx'
import { Players } from './players.tsx'
import { Position } from './position.tsx'
import { useRuleBook } from './rule-book.tsx'
import { SeatsDialog } from './seats-dialog.tsx'
import { useSeen } from './seen.ts'
import { useShortcuts } from './shortcuts.ts'
import { TableHead } from './table-head.tsx'
import { Veil, veilText } from './veil.tsx'
import { Watch } from './watch.tsx'

interface MatchProps {
  id: string
  spoken: Spoken
  state: OpenState
  session: Session
  onRefused: (rejection: Rejection) => void
}

/** The plain table: what is asked, how things stand, what happened, all in words. */
export function Match({ id, spoken, state, session, onRefused }: MatchProps) {
  const { words } = useSpeech()
  const { keys } = useSettings()
  const { plan, glimpse, sending, decided, lingers } = state
  const { view, viewer, lines } = glimpse
  const [pane, setPane] = useState<Pane>('decide')
  const [dialog, setDialog] = useState<'help' | 'seats'>()
  const openRules = useRuleBook()
  const search = useRef<HTMLInputElement>(null)
  const names = useNames()
  const [seenBefore, see] = useSeen(id, viewer)
  const people = peopleOf(plan.bots)
  const pending = spoken.engine.pending(view)
  const over = view.outcome !== 'open'
  const isAsked = viewer !== 'spectator' && pending.includes(viewer)
  useTitle(isAsked && !over ? `${words.table.yourTurn} – ${spoken.words.title}` : spoken.words.title)

  const call = () => {
    if (over) return ''
    if (isAsked) return plain(`${words.table.yourTurn}: ${spoken.words.question(view, viewer, marks)}`, names)
    return viewer === 'spectator' && people.length > 1 ? plain(veilText(words, people, pending), names) : ''
  }

  const choose = (command: Tagged) => {
    // What was chosen from an older page than the table's answers nothing.
    if (session.state.stage !== 'open' || session.state.glimpse.decision !== glimpse.decision) return Promise.resolve(false)
    // As long as one could take it back, nothing has happened since one's last decision: a turn in several steps is told in one.
    // At a practice table one can always, so that tells nothing there.
    if (plan.practice || glimpse.undo !== 'free') see(lines.length)
    return session.submit(command)
  }
  const undoesEnd = over && plan.practice && people.length > 0 // nobody's hand is up then, and yet
  const undo = () => (glimpse.undo === 'free' || undoesEnd ? void session.undo() : onRefused(glimpse.undo))
  const showDecisions = () => {
    setPane('decide')
    requestAnimationFrame(() => (search.current === null ? focusAnswers() : search.current.focus()))
  }
  useShortcuts(keys && dialog === undefined, {
    '/': showDecisions,
    u: viewer === 'spectator' && !undoesEnd ? undefined : undo,
    r: () => openRules?.(),
    '?': () => setDialog('help'),
    ...Object.fromEntries(PANES.map((each, index) => [String(index + 1), () => setPane(each)])),
  })

  const latest = <Latest spoken={spoken} view={view} lines={lines} most={viewer === 'spectator' ? 8 : 4} />
  return (
    <div className="table">
      <TableHead
        id={id}
        spoken={spoken}
        practice={plan.practice}
        hasBots={people.length < plan.bots.length}
        onSeats={() => setDialog('seats')}
        onRules={() => openRules?.()}
        onHelp={() => setDialog('help')}
      />
      {!state.lasts && (
        <p className="field-error" role="status">
          {words.table.passing}
        </p>
      )}
      <Players plan={plan} pending={pending} viewer={viewer} outcome={view.outcome} />
      <div className="table-grid" data-pane={pane} data-over={over}>
        <div className="pane pane-decide">
          {view.outcome !== 'open' ? (
            <End
              session={session}
              id={id}
              plan={plan}
              changed={state.changed}
              spoken={spoken}
              outcome={view.outcome}
              onUndo={undoesEnd ? undo : undefined}
            />
          ) : viewer === 'spectator' ? (
            people.length > 0 ? (
              <Veil people={people} pending={pending} onTakeUp={seat => void session.takeUp(seat)} latest={latest} />
            ) : (
              <Watch pending={pending} latest={latest} />
            )
          ) : (
            <HandContext value={{ spoken, view, seat: viewer }}>
              <Decide
                key={viewer}
                pending={pending}
                decision={glimpse.decision}
                sending={sending}
                decided={decided}
                undo={glimpse.undo}
                search={search}
                onChoose={choose}
                onUndo={undo}
                latest={latest}
                lingers={lingers}
                onLayDown={people.length > 1 ? () => void session.layDown() : undefined}
              />
            </HandContext>
          )}
        </div>
        <Panel title={words.table.situation} className="pane pane-table">
          <Position spoken={spoken} view={view} />
        </Panel>
        <Panel title={words.table.log} className="pane pane-log" flush>
          <Log key={viewer} spoken={spoken} view={view} lines={lines} seenBefore={seenBefore} />
        </Panel>
      </div>
      <Announcer key={viewer} spoken={spoken} view={view} lines={lines} call={call()} />
      <Panes pane={pane} isAsked={isAsked || over} onChange={setPane} />
      {dialog === 'seats' && <SeatsDialog plan={plan} onChange={bots => void session.seat(bots)} onClose={() => setDialog(undefined)} />}
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
    </div>
  )
}
