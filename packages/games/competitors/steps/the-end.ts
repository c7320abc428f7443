/** [COM-1.1, COM-1.2] When the game is over, and who has won. */
import { at, forSeats } from '@wildcat/kernel'
import { WINNING_VP } from '../components.ts'
import { wealthOf } from '../money.ts'
import { winnersOf } from '../queries.ts'
import type { State } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'

const isWon = ({ options, vp }: State): boolean => options.game === 'points' && vp.some(points => points >= WINNING_VP)
export const isOver = (state: State): boolean => isWon(state) || state.round >= state.options.rounds

export function endGame(play: CompetitorsPlay) {
  const { state } = play
  const winners = winnersOf(state)
  const results = forSeats(state.seats, seat => ({ vp: at(state.vp, seat), wealth: wealthOf(state, seat) }))
  play.reveal({ kind: 'gameEnded', how: isWon(state) ? 'points' : 'rounds', winners, results })
  play.finish({ winners, scores: state.vp.slice() })
}
