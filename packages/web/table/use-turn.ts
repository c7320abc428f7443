/** What the hand on the screen does: it chooses, and takes back. */
import type { Rejection, Tagged } from '@wildcat/kernel'
import { useCallback } from 'react'
import type { OpenState, TableSession } from '../session/table-session.ts'
import { useInOneGo } from './command-chain.ts'
import type { AskUndoWords } from './decide-tools.tsx'

/** [WILD-8] Why a decision stands unless all others agree to go back. */
const CAN_BE_AGREED = 'somebodyDecided'

/** Of the others, where an undo is not free. */
export interface AskUndo {
  readonly ask: () => void
  readonly words: AskUndoWords
}

interface Sitting {
  readonly session: TableSession
  readonly state: OpenState
  readonly askUndo: AskUndo | undefined
  readonly onDecide: (lines: number) => void // all these lines of the log lie before it
  readonly onRefused: (rejection: Rejection) => void
}

export function useTurn({ session, state, askUndo, onDecide, onRefused }: Sitting) {
  const { plan, people, sight } = state
  const { decision, undo: isUndone, lines, view } = sight
  /** What is chosen from an older page than the table's answers nothing. */
  const begin = useCallback(() => {
    if (session.state.stage !== 'open' || session.state.sight.decision !== decision) return false
    // As long as one could take it back, nothing has happened since one's last decision: a turn in several steps is told in one.
    // At a practice table one can always, so that tells nothing there.
    if (plan.practice || isUndone !== 'free') onDecide(lines.length)
    return true
  }, [session, decision, plan.practice, isUndone, onDecide, lines.length])
  const { chain, undoOf } = useInOneGo(session, begin)
  const choose = useCallback((command: Tagged) => chain([command]), [chain])

  const undoesEnd = view.outcome !== 'open' && plan.practice && people.length > 0 // nobody's hand is up then, and yet
  const asked = isUndone !== 'free' && isUndone.why === CAN_BE_AGREED ? askUndo : undefined
  const undo = () => {
    if (isUndone === 'free' || undoesEnd) void session.undo(undoOf(sight))
    else if (asked !== undefined) asked.ask()
    else onRefused(isUndone)
  }
  return { choose, chain, undo, undoesEnd, asksUndo: asked?.words }
}
