import { CARDS } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import { Tips } from '../kit/tip/tip.tsx'
import { useRush } from '../oil-rush/board-context.ts'
import { cardTips } from '../oil-rush/marks.ts'
import type { TipsProps } from '../oil-rush/position.tsx'
import { rushTip } from '../oil-rush/tips.ts'
import { type GigantenState, useBoard } from './board-context.tsx'
import { specialTips } from './marks.ts'

/** Says what is pointed at. */
export function BoardTips({ root, targets, pointing }: TipsProps) {
  const board = useBoard()
  const rush = useRush()
  const say = (key: string) => {
    const found = rushTip(rush, targets, key) ?? ownTip(board, key)
    return found === undefined ? null : <DescriptionText of={found} />
  }
  return <Tips root={root} say={say} onPoint={pointing.set} />
}

function ownTip(board: GigantenState, key: string): Description | undefined {
  const { legal, say } = board
  const card = cardTips.of(key)
  if (card !== undefined) return cardTip(board, card)
  const special = legal[specialTips.of(key) ?? -1]
  return special === undefined ? undefined : plainDescription(say(special))
}

function cardTip({ words }: GigantenState, id: number): Description {
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
