/** Between the card, which gives advice, and the board, which shows it and says what the player has in mind. */
import type { Tagged } from '@wildcat/kernel'
import { createContext, useContext, useEffect, useId, useMemo } from 'react'
import { isSameCommand } from './same-command.ts'

export interface Advised {
  readonly decision: number
  readonly command: Tagged
  readonly rest: readonly Tagged[] // of the turn that it begins
  /**
   * Marked beside what the player has in mind; laid out for somebody who had nothing in mind, as if it had been picked; or taken over,
   * which makes it the player's own pick. What the player has picked stays under it, and picking anything lays it aside.
   */
  readonly how: 'marked' | 'proposed' | 'taken'
  readonly isTold: boolean // its card is open
}
/** What the player has in mind. `isOwn`: picked or typed, and not only what a form begins with. */
export interface Meant {
  readonly command: Tagged
  readonly isOwn: boolean
}
export interface AdviceLink {
  readonly advised: Advised | undefined
  readonly show: (advised: Advised | undefined) => void
  readonly meant: () => Meant | undefined
  readonly tell: (teller: string, meant: Meant | undefined) => void
  readonly stepsOf: (commands: readonly Tagged[]) => readonly string[] | undefined // of a turn, as the board calls them
  readonly nameSteps: (name: ((commands: readonly Tagged[]) => readonly string[]) | undefined) => void
  readonly place: HTMLElement | null // where on a board the card lies
  readonly setPlace: (place: HTMLElement | null) => void
}
/** Only where advice may be asked for. */
export const AdviceContext = createContext<AdviceLink | undefined>(undefined)

/** What was advised for this decision. */
export interface Advice<Picked> {
  readonly laid: Picked | undefined // shown instead of what the player picked
  readonly marked: Picked | undefined // said now
  readonly isTaken: boolean
  readonly layAside: () => void // the player picks
}
/** `of`: what it would pick here, if anything; the same function as long as it says the same. */
export function useAdvice<Picked>(decision: number | undefined, of: (advised: Advised) => Picked | undefined): Advice<Picked> {
  const link = useContext(AdviceContext)
  const advised = link?.advised?.decision === decision ? link?.advised : undefined
  const show = link?.show
  return useMemo(() => {
    const picked = advised && of(advised)
    const isLaid = advised !== undefined && advised.how !== 'marked'
    return {
      laid: isLaid ? picked : undefined,
      marked: advised?.isTold === true ? picked : undefined,
      isTaken: advised?.how === 'taken' && picked !== undefined,
      layAside: () => {
        if (isLaid) show?.({ ...advised, how: 'marked' })
      },
    }
  }, [advised, of, show])
}

/** Says what the player has in mind, so that advice is compared with it. What advice has laid out is not that. */
export function useTellMeant(command: Tagged | undefined, isOwn = true): void {
  const teller = useId()
  const link = useContext(AdviceContext)
  const tell = link?.tell
  const isProposed = link?.advised?.how === 'proposed'
  useEffect(() => {
    if (!isProposed) tell?.(teller, command && { command, isOwn })
  }, [tell, teller, command, isOwn, isProposed])
  useEffect(() => () => tell?.(teller, undefined), [tell, teller])
}

/** Says what the steps of a turn are called. */
export function useNameSteps(name: (commands: readonly Tagged[]) => readonly string[]): void {
  const nameSteps = useContext(AdviceContext)?.nameSteps
  useEffect(() => {
    nameSteps?.(name)
    return () => nameSteps?.(undefined)
  }, [nameSteps, name])
}

/** Is this what was advised? */
export function useIsAdvised(decision: number | undefined, command: Tagged | undefined): boolean {
  const advised = useContext(AdviceContext)?.advised
  return advised !== undefined && advised.decision === decision && isSameCommand(advised.command, command)
}
