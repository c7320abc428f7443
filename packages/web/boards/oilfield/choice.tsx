/** What was picked for the decision at hand, on the board or in the sheet: both show the same, and one button does it. */
import type { Card, Column, Command } from '@wildcat/oilfield/board'
import { createContext, useContext } from 'react'

export interface Choice {
  readonly picked: Command | undefined
  readonly pick: (command: Command | undefined) => void
  readonly advised: Command | undefined // to be seen beside it
}
const NOTHING: Choice = { picked: undefined, pick: () => undefined, advised: undefined }
export const ChoiceContext = createContext<Choice>(NOTHING)
export const useChoice = (): Choice => useContext(ChoiceContext)

/** The action that a worker or a card was picked for: what it would use is marked on the board. */
export function useMeantAction(): Card | Column | undefined {
  const { picked } = useChoice()
  return picked?.kind === 'chooseCard' ? picked.card : picked?.kind === 'placeWorker' ? picked.column : undefined
}

/** All of what is said is flat. */
export const isSame = (a: Command | undefined, b: object): boolean =>
  a !== undefined && Object.entries(a).every(([field, value]) => Reflect.get(b, field) === value)
