/** [COM-3.2, COM-4.1] Drawing a card: free at the start of a turn, or as an action. */
import type { Rejection } from '@wildcat/kernel'
import { canDraw, drawCard } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { DECKS } from '../content/kinds.ts'
import { no } from '../rules.ts'
import type { StepSeen, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'

type Draw = CommandOf<'draw' | 'drawFree'>

export function legalDraws(view: View, { draws, actions }: StepSeen<'turn'>): Draw[] {
  const decks = DECKS.filter(deck => canDraw(view, deck))
  const free = draws > 0 ? decks.map((deck): Draw => ({ kind: 'drawFree', deck })) : []
  return actions > 0 ? [...free, ...decks.map((deck): Draw => ({ kind: 'draw', deck }))] : free
}

export function checkDraw(view: View, { draws, actions }: StepSeen<'turn'>, { kind, deck }: Draw): Rejection | null {
  if (kind === 'drawFree' && draws === 0) return no('noDrawLeft')
  if (kind === 'draw' && actions === 0) return no('noActionLeft')
  return canDraw(view, deck) ? null : no('deckEmpty')
}

export function applyDraw(play: CompetitorsPlay, step: StepSeen<'turn'>, { kind, deck }: Draw) {
  const { seat, draws, actions } = step
  drawCard(play, seat, deck, kind === 'drawFree' ? 'free' : 'action')
  if (kind === 'drawFree') play.become({ kind: 'turn', seat, draws: draws - 1, actions })
  else play.become({ kind: 'turn', seat, draws: 0, actions: actions - 1 })
}
