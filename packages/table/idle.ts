/**
 * What does not bring a game on. A game ends, however long its players think, but some things in it can be done for ever: offers, a sealed
 * choice that is changed, a truck that boards a ship and leaves it. Whoever keeps a record may want to set a bound to them.
 */
import { type Engine, heard, type Types } from '@wildcat/kernel'
import { isSame } from './patch.ts'
import type { Change } from './table.ts'

/** Said aside; or nobody has learned anything by it, and the same seats are asked as before. */
export function isIdle<T extends Types>(engine: Engine<T>, { entry, before, state }: Change<T>): boolean {
  if (entry.kind === 'undo') return false
  if (engine.isAside(entry.command)) return true
  return before.told === state.told && state.outcome === 'open' && isSame(engine.pending(before), engine.pending(state))
}

/**
 * Could the game be played to its end without it? Much that is idle could not be left out, like a truck's way to the next square. But
 * nobody waits for what is said aside, for what nobody else hears of, nor for a position that was there before.
 */
export function isNeedless<T extends Types>(engine: Engine<T>, change: Change<T>, earlier: readonly T['state'][]): boolean {
  const { entry, before, state, messages } = change
  if (entry.kind === 'undo' || !isIdle(engine, change)) return false
  if (engine.isAside(entry.command) || heard(messages, 'spectator').length === 0) return true
  return [...earlier, before].some(each => isSame(each, state))
}
