/** Whose hand is on the screen, for everything that asks the game about it. */
import type { Seat, Types } from '@wildcat/kernel'
import { createContext, useContext } from 'react'
import type { Spoken } from '../session/use-game.ts'

export interface Hand {
  readonly spoken: Spoken
  readonly view: Types['view']
  readonly seat: Seat
}
export const HandContext = createContext<Hand | undefined>(undefined)

export function useHand(): Hand {
  const hand = useContext(HandContext)
  if (hand === undefined) throw new Error('no hand is shown here')
  return hand
}
