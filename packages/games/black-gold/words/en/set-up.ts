/** The options of a table in English, and what cannot be chosen. */
import type { OptionWords, Rejection } from '@wildcat/kernel'
import { openTracking } from '@wildcat/oil-rush/words/en/options.ts'
import { readLaid, TILE_ROWS } from '../../map.ts'
import type { Options } from '../../options.ts'
import type { SetUpReason } from '../../rules.ts'

/** 'A2 turned 90°'. */
export const tile = (text: string): string => {
  const laid = readLaid(text)
  if (typeof laid === 'string') return text
  return laid.turn === 0 ? laid.face : `${laid.face} turned ${laid.turn}°`
}
const side = (column: number, across: number) => (across === 1 ? '' : `, ${column === 1 ? 'left' : 'right'}`)

export const options: { readonly [K in keyof Options]: OptionWords<Options[K]> } = {
  length: {
    label: 'Length',
    help: 'The usual game ends when the Oil Baron is at the end of the track, after seven to nine rounds; the shorter one when he passes signal 3, after five to eight; the longer one after twelve.',
    value: length => ({ usual: 'Usual', short: 'Shorter game', long: 'Longer game' })[length],
  },
  wells: {
    label: 'Wells',
    help: 'Tiles with fewer or more wells than usual for this number of players.',
    value: wells => ({ usual: 'Usual', fewer: 'Fewer wells', more: 'More wells' })[wells],
  },
  fair: {
    label: 'Tokens',
    help: 'With fair wells hardly more tokens than the map needs are used, the same number of each value: less depends on luck, and anyone keeping count knows more.',
    value: fair => (fair ? 'Fair wells' : 'All tokens'),
  },
  deeperDoubles: {
    label: 'Double wells',
    help: 'Double wells hide 2 or 5 barrels, and nobody may look. With deeper doubles those of 2 count as 3.',
    value: deeper => (deeper ? 'Deeper doubles' : 'Usual'),
  },
  aggressiveBaron: {
    label: 'Oil Baron in auctions',
    help: 'With two players the Oil Baron bids too. The aggressive one keeps his licences until he wins, and is harder to outbid every round.',
    value: aggressive => (aggressive ? 'Aggressive Baron' : 'Usual'),
  },
  openTracking,
  layout: {
    label: 'Map',
    help: 'How the tiles lie. At random: faces and rotations are drawn for every game.',
    value(layout) {
      if (layout === 'random') return 'At random'
      return layout === 'upright' ? 'No rotation' : layout.split(' ').map(tile).join(', ')
    },
    own: {
      label: 'Custom',
      help: 'Row A is where the trucks enter. Rotations are clockwise. Two tiles side by side must be the two of one pair.',
      place: (place, of) => {
        const across = of / TILE_ROWS.length
        return `Row ${TILE_ROWS[Math.floor(place / across)]}${side((place % across) + 1, across)}`
      },
      piece: tile,
    },
  },
}

export const refusals: Readonly<Record<SetUpReason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `This table has too few players or too many. Black Gold is for ${least} to ${most}.`,
  noSuchTile: ({ text = '', example = '' }) =>
    `“${text}” is not a tile. Name each tile by its face and, after @, its rotation, from row A to row C and from the left, for example: ${example}.`,
  noSuchTurn: ({ text = '' }) => `“${text}” has an impossible rotation. A tile is turned by 0, 90, 180 or 270 degrees.`,
  wrongNumberOfTiles: ({ given = 0, across = 2, example = '' }) =>
    `This map has ${Number(across) === 1 ? 'three tiles, one' : 'six tiles, two'} in each row, not ${given}. Name them from row A to row C and from the left, for example: ${example}.`,
  wrongFace: ({ face = '', row = '', column = 1, across = 1, one = '', other = '' }) =>
    `${face} cannot lie in row ${row}${side(Number(column), Number(across))}. With this number of players and these wells, ${one} or ${other} belongs there.`,
  sameFaceTwice: ({ face = '', row = '', one = '', other = '' }) =>
    `${face} lies twice in row ${row}. Use ${one} and ${other}, in either order.`,
  aggressiveBaronIsForTwo: () => 'The Oil Baron bids only with two players, so only then can he be aggressive. Choose the usual Oil Baron.',
}
