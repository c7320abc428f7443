import { at } from '@wildcat/kernel'
import { buyingPrice, INVESTMENTS, TILE_FACTS } from '@wildcat/oilfield/board'
import type { RefObject } from 'react'
import { playerTokens } from '../../session/names.ts'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import { playerTips } from '../kit/marks.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { type OilfieldState, useBoard } from './board-context.tsx'
import { cardGives, columnGives } from './gives.ts'
import { cardTips, columnTips, fieldTips, investmentTips, tileTips } from './marks.ts'

/** Says what is pointed at. */
export function OilfieldTips({ root }: { root: RefObject<HTMLElement | null> }) {
  const board = useBoard()
  const say = (key: string) => {
    const found = tipOf(board, key)
    return found === undefined ? null : <DescriptionText of={found} />
  }
  return <Tips root={root} say={say} onPoint={nothingFollows} />
}
const nothingFollows = () => undefined

function tipOf(board: OilfieldState, key: string): Description | undefined {
  const { words, shown, viewer } = board
  const column = columnTips.of(key)
  if (column !== undefined) {
    const gives = viewer === 'spectator' ? [] : [columnGives(board, viewer, column).text]
    return plainDescription(words.columns[column], words.about[column], ...gives)
  }
  const card = cardTips.of(key)
  if (card !== undefined) {
    const gives = viewer === 'spectator' ? [] : [cardGives(board, viewer, card).text]
    return plainDescription(words.cards[card], words.about[card], ...gives)
  }
  const tile = tileTips.of(key)
  if (tile !== undefined) return plainDescription(words.tileFor(tile, TILE_FACTS[tile].price), words.effects[tile])
  const field = fieldTips.of(key)
  if (field !== undefined) {
    const { oil, gas, level } = shown.fields[field]
    return plainDescription(words.fieldNow(field, oil, gas, level), ...(shown.strike === field ? [words.strikeHere] : []))
  }
  const seat = playerTips.of(key)
  return seat === undefined ? investmentTip(board, investmentTips.of(key)) : playerTip(board, seat)
}

/** Its price, and who has bought there. */
function investmentTip({ words, shown }: OilfieldState, found: number | undefined): Description | undefined {
  const row = INVESTMENTS.find(each => each === found)
  if (row === undefined) return undefined
  const owners = shown.rows[row].map(owner => (owner === 'government' ? words.government : playerTokens(owner)))
  return plainDescription(words.investmentRow(row, buyingPrice(shown, row)), ...(owners.length === 0 ? [] : [words.boughtBy(owners)]))
}

function playerTip({ words, shown }: OilfieldState, seat: number): Description {
  const { oil, gas } = at(shown.stores, seat)
  return plainDescription(
    playerTokens(seat),
    `${words.vp(at(shown.vp, seat))}, ${words.money(at(shown.money, seat))}`,
    words.inStore({ oil, gas }),
    ...(shown.first === seat ? [words.firstPlayer] : []),
  )
}
