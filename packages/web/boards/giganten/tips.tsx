import { CARDS } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import type { RefObject } from 'react'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import type { Pointing } from '../kit/pointing.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { useRush } from '../oil-rush/board-context.ts'
import type { MapTargets } from '../oil-rush/map-targets.ts'
import { cardTips } from '../oil-rush/marks.ts'
import { rushTip } from '../oil-rush/tips.ts'
import { type GigantenBoardState, useBoard } from './board-context.tsx'
import { specialTips } from './marks.ts'

interface BoardTipsProps {
  root: RefObject<HTMLElement | null>
  targets: MapTargets
  pointing: Pointing
}

/** Says what is pointed at. */
export function BoardTips({ root, targets, pointing }: BoardTipsProps) {
  const board = useBoard()
  const rush = useRush()
  const say = (key: string) => {
    const found = rushTip(rush, targets, key) ?? ownTip(board, key)
    return found === undefined ? null : <DescriptionText of={found} />
  }
  return <Tips root={root} say={say} onPoint={pointing.set} />
}

function ownTip(board: GigantenBoardState, key: string): Description | undefined {
  const { legal, say } = board
  const card = cardTips.of(key)
  if (card !== undefined) return cardTip(board, card)
  const special = legal[specialTips.of(key) ?? -1]
  return special === undefined ? undefined : plainDescription(say(special))
}

function cardTip({ words }: GigantenBoardState, id: number): Description {
  const { special, colour, black, licences, movement } = at(CARDS, id)
  const text = () => {
    switch (special.kind) {
      case 'none':
        return []
      case 'price':
        return [words.card.priceText(special.spaces)]
      case 'freeOil':
        return [words.card.freeOilText]
      case 'pushBack':
        return [words.card.pushBackText(special.spaces)]
    }
  }
  return plainDescription(
    words.card[colour],
    `${words.card.licences}: ${words.number(licences)}`,
    `${words.card.movement}: ${words.points(movement)}`,
    ...text(),
    ...(colour === 'red' ? [words.card.black(black)] : []),
  )
}
