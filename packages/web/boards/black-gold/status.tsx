import { askedOf } from '@wildcat/black-gold/board'
import { lastRow } from '@wildcat/black-gold/words/facts.ts'
import { at } from '@wildcat/kernel'
import { playerTokens } from '../../session/names.ts'
import { StatusBar } from '../kit/status/status-bar.tsx'
import type { StatusProps } from '../oil-rush/drawn-rush-board.tsx'
import { type BlackGoldState, useBoard } from './board-context.tsx'
import { PHASES, phaseOf } from './phases.ts'

/** Where the round is, how far the Oil Baron is from the end, and whom the table waits for. */
export function Status({ latest, stopped, onSkip }: StatusProps) {
  const board = useBoard()
  const { view, shown, words, event } = board
  const last = lastRow(view.options)
  return (
    <StatusBar
      round={words.round(shown.round)}
      left={last === 'none' ? words.cardsLeft(view.special.deck.length) : words.toEnd(Math.max(0, last - shown.baron))}
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
function doing({ view, words }: BlackGoldState): string {
  const step = askedOf(view)
  const say = words.doing
  switch (step?.kind) {
    case 'takeCard':
    case 'placeTruck':
    case 'deepen':
    case 'transport':
      return say[step.kind](playerTokens(step.seat))
    case 'prospect':
      return say.prospect(playerTokens(step.seat), step.points)
    case 'bidding':
      return step.company === 'liquidation'
        ? say.liquidation(playerTokens(step.turn))
        : say.bidding(playerTokens(step.turn), words.companies[step.company])
    case 'raiseBid':
    case 'onlyBid':
    case 'outbidBaron':
      return say.baron(playerTokens(step.seat), words.companies[step.company])
    case 'payBid':
      return say.payBid(playerTokens(step.winner))
    case 'nameCompany':
      return say.nameCompany(playerTokens(step.seller))
    case 'sell':
      return say.sell(playerTokens(step.seller), words.companies[step.company])
    case undefined:
      return ''
  }
}
