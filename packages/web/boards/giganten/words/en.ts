/** What the board of Giganten says, in English. Its shape is the shape of every language. */
import type { Card } from '@wildcat/giganten/board'
import { counted, kinds, money, number, points, printed, terrains } from '@wildcat/giganten/words/en/phrases.ts'
import { PRICE_STEP } from '@wildcat/oil-rush'
import { en as shared } from '../../oil-rush/words/en.ts'

export const en = {
  ...shared,
  preview: {
    ...shared.preview,
    deck: (n: number) => `The deck: ${shared.licences(n)}`,
    afterAuction: 'A company’s price after its auction',
    moves: ['▲ 0 or 1 sold', '◆ 2 sold', '▼ 3 or more sold'],
    stays: 'stays until the next roll',
  },
  terrains,
  track: 'Track',
  round: (n: number) => `Round ${number(n)}`,
  phases: ['Prices', 'Cards', 'Licences', 'Moving', 'Drilling', 'Transport', 'Auctions', 'Storage', 'Die passes'],
  doing: {
    takeCard: (who: string) => `${who} is taking a card`,
    placeTruck: (who: string) => `${who} is placing a truck`,
    drive: (who: string, left: number) => `${who} is moving: ${points(left)} left`,
    build: (who: string) => `${who} may build`,
    transport: (who: string) => `${who} is sending oil to a company`,
    bidding: (who: string, company: string) => `${who} is bidding at ${company}`,
    payBid: (who: string) => `${who} is paying licences`,
    sell: (who: string, company: string) => `${who} is selling at ${company}`,
  },
  toStar: (n: number) => `${number(n)} to the star`,
  space: (column: number, cost: number) => `Column ${number(column)}: ${points(cost)} to enter`,
  firstSpace: 'Column 1: all locomotives start here',
  star: () => 'The star: the game ends when the black locomotive gets here',
  trains: (list: readonly string[]) => `Locomotives: ${list.join('; ')}.`,
  trainAt: (who: string, column: number) => `${who} in column ${number(column)}`,
  blackAt: (column: number, left: number) =>
    left === 0 ? 'the black one on the star' : `the black one in column ${number(column)}, ${number(left)} short of the star`,
  card: {
    ...shared.card,
    face: (card: Card) => `${card.colour === 'red' ? 'Red card' : 'Beige card'}: ${printed(card)}`,
    black: (n: number) => `The black locomotive moved ${counted(n, 'space', 'spaces')}`,
    price: (n: number) => `± ${money(PRICE_STEP * n)}`,
    priceText: (n: number) => `At the end of your turn: one price up or down by ${money(PRICE_STEP * n)}`,
    freeOil: 'Free barrel',
    freeOilText: 'At the end of your turn: a free barrel in one of your depots',
    pushBack: (n: number) => `Rivals −${number(n)}`,
    pushBackText: (n: number) => `At the end of your turn: all other players’ locomotives back ${counted(n, 'space', 'spaces')}`,
    red: 'Red card',
    beige: 'Beige card',
  },
  rideTo: (column: number, cost: number, left: number) =>
    `Move your locomotive to column ${number(column)}: ${points(cost)}, ${number(left)} left`,
  planRide: (column: number, cost: number, left: number) => `To column ${number(column)}: ${points(cost)}, ${number(left)} left`,
  stepTrain: (column: number) => `Locomotive to column ${number(column)}`,
  startHint: 'Choose a square in the first column.',
  lookAt: (place: string, kind: 1 | 2 | 3) => `${place} (${kinds[kind]})`,
  special: 'Special action (ends your turn)',
}
export type BoardWords = typeof en
