/** [COM-5.6, COM-8.2] What is free between two steps of the own turn, on a journey or not: boarding, leaving, special cards. */
import type { Rejection, Seat } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { ageOffers, dropImpossibleOffers } from '../deals/ending.ts'
import { joined } from '../joined.ts'
import type { View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { applyBoarding, checkBoard, checkLeave, legalBoarding } from './boarding.ts'
import { applySpecial, checkSpecial, isSealed, legalSpecials, SPECIAL_COMMANDS } from './special-cards.ts'

export const FREE_COMMANDS = ['board', 'leave', ...SPECIAL_COMMANDS] as const
export type FreeCommand = CommandOf<(typeof FREE_COMMANDS)[number]>
const KINDS: ReadonlySet<string> = new Set(FREE_COMMANDS)
export const isFreeCommand = (command: Command): command is FreeCommand => KINDS.has(command.kind)

export const legalFree = (view: View, seat: Seat): FreeCommand[] =>
  joined<FreeCommand>(legalBoarding(view, seat), legalSpecials(view, seat))

export function checkFree(view: View, seat: Seat, command: FreeCommand): Rejection | null {
  if (command.kind === 'board') return checkBoard(view, seat, command)
  if (command.kind === 'leave') return checkLeave(view, seat, command)
  return checkSpecial(view, seat, command)
}

export function applyFree(play: CompetitorsPlay, seat: Seat, command: FreeCommand) {
  if (command.kind === 'board' || command.kind === 'leave') applyBoarding(play, seat, command)
  else applySpecial(play, seat, command)
}

/** [COM-9.5, COM-9.6] Around every decision of a turn: offers grow older by what others hear of, and vanish when they cannot be any more. */
export function amidOffers(play: CompetitorsPlay, command: Command, apply: () => void) {
  if (!isSealed(command)) ageOffers(play)
  apply()
  dropImpossibleOffers(play)
}
