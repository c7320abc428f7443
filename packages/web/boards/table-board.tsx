import { lazy } from 'react'
import type { TableBoardProps } from './board.ts'

/** Which games are played on a drawn board. The others are played on the plain table. A board is loaded when a table is opened. */
const BOARDS = {
  giganten: lazy(async () => ({ default: (await import('./giganten/giganten.tsx')).GigantenBoard })),
} as const

type Drawn = keyof typeof BOARDS
export const isDrawn = (game: string): game is Drawn => Object.hasOwn(BOARDS, game)

export function TableBoard({ game, ...props }: TableBoardProps & { game: Drawn }) {
  const { [game]: Found } = BOARDS
  return <Found {...props} />
}
