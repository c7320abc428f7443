/** The parts of the panel that both games have. */
import { at, forSeats, type Names, type Seat } from '@wildcat/kernel'
import { KINDS, type WellKind } from '../wells.ts'
import { built, CELL, COLOURS, ground, token, train } from './art.ts'
import type { Lands, Player } from './land.ts'
import type { Part, Row } from './panel.ts'
import { g } from './svg.ts'

export interface LegendWords {
  readonly language: string
  readonly title: string
  readonly titles: Readonly<Record<'wells' | 'trains' | 'signs', string>>
  readonly captions: { readonly track: string; readonly entry: string }
  readonly black: { readonly name: string; readonly mark: string }
  readonly first: string
  readonly derrick: { readonly text: string; readonly more: string }
  seats(n: number): string
  wells(count: number, kind: WellKind, cost: number): string
  terrain(cost: number): string
}

export const playersOf = (
  seats: number,
  colours: readonly (keyof typeof COLOURS)[],
  names: Names,
  signs: readonly string[] = [],
): Player[] =>
  forSeats(seats, seat => ({
    colour: COLOURS[at(colours, seat)],
    mark: signs[seat] ?? String(seat),
    name: names(seat),
  }))
export const blackTrain = ({ black }: LegendWords): Player => ({ colour: COLOURS.black, ...black })

export const wellsPart = ({ titles }: LegendWords, row: (kind: WellKind) => Omit<Row, 'art'>): Part => ({
  title: titles.wells,
  rows: KINDS.map(kind => ({ art: token(kind), ...row(kind) })),
})

export const trainsPart = ({ titles, first }: LegendWords, players: readonly Player[], firstPlayer: Seat): Part => ({
  title: titles.trains,
  rows: players.map(({ colour, mark, name }, seat) => ({
    art: train(colour, mark),
    text: name,
    ...(seat === firstPlayer ? { more: first } : {}),
  })),
})

export const signsPart = (words: LegendWords, lands: Lands, ...others: readonly Row[]): Part => ({
  title: words.titles.signs,
  rows: [
    ...lands.map((kind, n) => ({
      art: g({ transform: `scale(0.9) translate(${-CELL / 2} ${-CELL / 2})` }, ground(kind)),
      text: words.terrain(n + 1),
    })),
    ...others,
    { art: built(COLOURS.grey, '0', 3), ...words.derrick },
  ],
})
