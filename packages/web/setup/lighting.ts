/** Which option is under the pointer or in focus: its line beside the board is lit, and its place on the board where it has one. */
import { createContext, use } from 'react'

interface Lighting {
  readonly lit: string | undefined
  readonly light: (option: string | undefined) => void
}
export const LightingContext = createContext<Lighting>({ lit: undefined, light: () => undefined })

/** For what belongs to an option. */
export function useLights(option: string) {
  const { light } = use(LightingContext)
  const on = () => light(option)
  const off = () => light(undefined)
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } as const
}
