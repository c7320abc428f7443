/** What the components say, read from the tables of the game, so that the texts of its rules cannot differ from them. */
import { copies as copiesIn } from '@wildcat/oil-rush/words/copies.ts'
import { CARDS, type Card } from '../components.ts'
import { planFor, type Wells } from '../plans.ts'
import { FACES, printedOn } from '../tiles.ts'

/** [BG-C2] Each face with its rows from the top: 'A1 ....H.. .1.r1.. …'. */
export const faces = (): string[] =>
  FACES.map(
    face =>
      `${face} ${printedOn(face)
        .map(row => row.join(''))
        .join(' ')}`,
  )

/** [BG-C1] The pairs of a map: 'A1/A2, B3/B4, C3/C4'. */
export const pairs = (seats: number, wells: Wells = 'usual'): string =>
  planFor(seats, wells)
    .rows.map(pair => pair.join('/'))
    .join(', ')

/** [BG-C5, BG-C6] Each card of a deck, with how many of it there are. */
export const copies = (deck: Card['deck']) => copiesIn(CARDS.filter(card => card.deck === deck))
