import type { Command, View } from '@wildcat/giganten/board'
import type { BoardFacts } from '../kit/board-context.ts'
import { LOCOMOTIVE } from '../oil-rush/art/locomotive.tsx'
import { isRushCommand, type RushFacts } from '../oil-rush/board-context.ts'
import { BOOK, gameMap } from './game-map.ts'
import type { BoardWords } from './words/en.ts'

export type Facts = BoardFacts<View, Command, BoardWords>

/** The same in the types that this game shares with its family. */
export const rushFacts = (own: Facts): RushFacts => ({
  ...own,
  legal: own.legal.flatMap(command => (isRushCommand(command) ? [command] : [])),
  aside: [], // in this game nothing is open besides
  map: gameMap(own.view, own.words),
  auctions: [],
  bids: {},
  book: BOOK,
  train: LOCOMOTIVE,
})
