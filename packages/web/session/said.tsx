import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { SeatChip } from '../design/seat.tsx'
import { type FaceOf, facesOf, SeatFace } from '../opponents/face.tsx'
import { calledNames } from '../store/player-names.ts'
import { pieces } from './names.ts'

/** The names at this table, by seat. */
export const NamesContext = createContext<readonly string[]>([])
export const useNames = (): readonly string[] => useContext(NamesContext)
const FacesContext = createContext<readonly (FaceOf | undefined)[]>([])

/** Everything in it knows who sits at the table. */
export function Seated({ names, bots, children }: { names: readonly string[]; bots: readonly string[]; children: ReactNode }) {
  const faces = useMemo(() => facesOf(bots), [bots])
  return (
    <NamesContext value={names}>
      <FacesContext value={faces}>{children}</FacesContext>
    </NamesContext>
  )
}

/** The names of a plan, as they are called in the language of the moment. */
export function useCalledNames(given: readonly string[] | undefined): readonly string[] {
  const { person } = useSpeech().words.setup
  return useMemo(() => calledNames(given ?? [], person), [given, person])
}

/** A sentence of the game, with its players as chips. */
export function Said({ text }: { text: string }) {
  return <Each of={pieces(text, useNames())}>{piece => ('seat' in piece ? <Player seat={piece.seat} /> : piece.text)}</Each>
}

/** Of whom there is one: beside a name, and nothing without it. */
export function PlayerFace({ seat }: { seat: number }) {
  return <SeatFace face={useContext(FacesContext)[seat]} />
}

export function Player({ seat }: { seat: number }) {
  return <SeatChip seat={seat} name={useNames()[seat] ?? ''} />
}
