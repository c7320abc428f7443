/** Between the sheet, where advice is given, and the board, which shows it as if it had been picked and says what is picked now. */
import type { Tagged } from '@wildcat/kernel'
import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react'

export interface Advised {
  readonly decision: number
  readonly command: Tagged
  readonly rest: readonly Tagged[] // of the turn that it begins
}
interface AdviceLink {
  readonly advised: Advised | undefined
  readonly show: (advised: Advised | undefined) => void
  readonly picked: RefObject<Tagged | undefined> // what is picked on the board
  readonly setPicked: (command: Tagged | undefined) => void
}
/** Only where advice may be asked for. */
export const AdviceContext = createContext<AdviceLink | undefined>(undefined)

/** Picks what was advised for this decision, once. */
export function useAdvised(decision: number | undefined, pick: (advised: Advised) => void): void {
  const advised = useContext(AdviceContext)?.advised
  const picked = useEffectEvent(pick)
  useEffect(() => {
    if (advised !== undefined && advised.decision === decision) picked(advised)
  }, [advised, decision])
}

/** Says what is picked, so that advice is compared with it. */
export function useTellPicked(command: Tagged | undefined): void {
  const setPicked = useContext(AdviceContext)?.setPicked
  useEffect(() => {
    setPicked?.(command)
    return () => setPicked?.(undefined)
  }, [setPicked, command])
}

/** Is this the answer that was advised? */
export function useIsAdvised(decision: number | undefined, command: Tagged): boolean {
  const advised = useContext(AdviceContext)?.advised
  return advised !== undefined && advised.decision === decision && JSON.stringify(advised.command) === JSON.stringify(command)
}
