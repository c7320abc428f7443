import { createContext, useContext } from 'react'
import { Each } from '../design/each.tsx'
import { SeatChip } from '../design/seat.tsx'
import { pieces } from './names.ts'

/** The names at this table, by seat. */
export const NamesContext = createContext<readonly string[]>([])
export const useNames = (): readonly string[] => useContext(NamesContext)

/** A sentence of the game, with its players as chips. */
export function Said({ text }: { text: string }) {
  return <Each of={pieces(text)}>{piece => ('seat' in piece ? <Player seat={piece.seat} /> : piece.text)}</Each>
}

export function Player({ seat }: { seat: number }) {
  return <SeatChip seat={seat} name={useNames()[seat] ?? ''} />
}
