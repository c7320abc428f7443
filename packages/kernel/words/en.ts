/** What every table says, in English. */
import type { Rejection } from '../game.ts'
import type { TableReason, TableRule } from '../rules.ts'
import { mismatch } from './en/mismatch.ts'

export const rules: Readonly<Record<TableRule, string>> = {
  'WILD-1': 'Only the player who is asked may answer.',
  'WILD-2': 'An answer must fit the decision that is being asked for.',
  'WILD-3': 'When the game is over nothing more can be done.',
  'WILD-4': 'A command must be complete and well formed.',
  'WILD-5': 'A command answers one decision. Sent twice, it counts once.',
  'WILD-6':
    'You may undo your own last moves as long as nobody has learned anything new and nobody else has decided since. It goes back 100 moves at most. What was done in secret is not undone but changed: it stays where it is still allowed.',
  'WILD-7':
    'A practice table is for one person against bots. There you may undo your own last move whatever has happened since, and everything after it goes with it. The table, its record and its result say that it was practice.',
  'WILD-8':
    'If you play online and others have decided since, you may ask all of them to undo: if they agree, your last move and those after it are undone. What somebody has learned is never undone. If all others at the table are bots nobody has to agree, but the game is practice from then on, and its result says so.',
}

export const refusals: Readonly<Record<TableReason, (figures: NonNullable<Rejection['with']>) => string>> = {
  notYourDecision: () => 'It is not your decision now. Wait until you are asked.',
  notThisDecision: () => 'Something else is being decided now. Choose one of the answers offered.',
  gameOver: () => 'The game is over.',
  notUnderstood({ field = '', expected = '', received = '' }) {
    const what = mismatch({ field: String(field), expected: String(expected), received: String(received) })
    return what === '' ? 'This command is incomplete or malformed.' : `This command is malformed: ${what}.`
  },
  staleDecision: () => 'This answers an earlier decision, which is already taken. Look at what is asked now.',
  nothingToUndo: () => 'You have no move to undo.',
  somebodyLearned: () => 'Since your move somebody, perhaps you, has learned something new or made a secret choice, so it can’t be undone.',
  somebodyDecided: () => 'Another player has decided since, so your move can’t be undone.',
  tooLongAgo: () => 'Too many moves have been made since then, so your move can’t be undone.',
  notAllAgreed: () => 'Others have decided since, and not all of them agree to undo, so your move stands.',
}
