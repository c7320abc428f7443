import { createContext, useContext, useMemo } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { SeatChip } from '../design/seat.tsx'
import { calledNames } from '../store/player-names.ts'
import { pieces } from './names.ts'

/** The names at this table, by seat. */
export const NamesContext = createContext<readonly string[]>([])
export const useNames = (): readonly string[] => useContext(NamesContext)

/** The names of a plan, as they are called in the language of the moment. */
export function useCalledNames(given: readonly string[] | undefined): readonly string[] {
  const { person } = useSpeech().words.setup
  return useMemo(() => calledNames(given ?? [], person), [given, person])
}

/** A sentence of the game, with its players as chips. */
export function Said({ text }: { text: string }) {
  return <Each of={pieces(text, useNames())}>{piece => ('seat' in piece ? <Player seat={piece.seat} /> : piece.text)}</Each>
}

export function Player({ seat }: { seat: number }) {
  return <SeatChip seat={seat} name={useNames()[seat] ?? ''} />
}
