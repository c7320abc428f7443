import { askedOf, STAR } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { playerTokens } from '../../session/names.ts'
import { StatusBar } from '../kit/status/status-bar.tsx'
import type { StatusProps } from '../oil-rush/drawn-rush-board.tsx'
import { type GigantenState, useBoard } from './board-context.tsx'
import { PHASES, phaseOf } from './phases.ts'

/** Where the round is, how far the black locomotive has come, and whom the table waits for. */
export function Status({ latest, stopped, onSkip }: StatusProps) {
  const board = useBoard()
  const { view, shown, words, event } = board
  return (
    <StatusBar
      round={words.round(shown.round)}
      left={words.toStar(STAR - shown.black)}
      phases={PHASES.map(({ rule }, index) => ({ name: at(words.phases, index), rule }))}
      phase={phaseOf(view, event)}
      doing={doing(board)}
      latest={latest}
      stopped={stopped}
      onSkip={onSkip}
    />
  )
}

/** Whom the table waits for, and what for. */
function doing({ view, words }: GigantenState): string {
  const step = askedOf(view)
  const say = words.doing
  switch (step?.kind) {
    case 'takeCard':
    case 'placeTruck':
    case 'build':
    case 'transport':
      return say[step.kind](playerTokens(step.seat))
    case 'drive':
      return say.drive(playerTokens(step.seat), step.points)
    case 'bidding':
      return say.bidding(playerTokens(step.turn), words.companies[step.company])
    case 'payBid':
      return say.payBid(playerTokens(step.winner))
    case 'sell':
      return say.sell(playerTokens(step.seller), words.companies[step.company])
    case undefined:
      return ''
  }
}
