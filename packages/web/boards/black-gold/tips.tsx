import { CARDS } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import { Tips } from '../kit/tip/tip.tsx'
import { useRush } from '../oil-rush/board-context.ts'
import { cardTips } from '../oil-rush/marks.ts'
import type { TipsProps } from '../oil-rush/position.tsx'
import { rushTip } from '../oil-rush/tips.ts'
import { type BlackGoldState, useBoard } from './board-context.tsx'
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

function ownTip(board: BlackGoldState, key: string): Description | undefined {
  const { legal, say } = board
  const card = cardTips.of(key)
  if (card !== undefined) return cardTip(board, card)
  const special = legal[specialTips.of(key) ?? -1]
  return special === undefined ? undefined : plainDescription(say(special))
}

function cardTip({ words }: BlackGoldState, id: number): Description {
  const { special, deck, baron, licences, movement } = at(CARDS, id)
  const w = words.card
  const text = () => {
    switch (special.kind) {
      case 'none':
        return []
      case 'price':
        return [w.priceText(special.spaces)]
      case 'extraOil':
        return [w.extraOilText(special.barrels)]
      case 'gusher':
        return [w.gusherText]
      case 'deepDrilling':
        return [w.deepDrillingText]
      case 'pushBack':
        return [w.pushBackText(special.spaces)]
    }
  }
  return plainDescription(
    w[deck],
    `${w.licences}: ${words.number(licences)}`,
    `${w.movement}: ${words.points(movement)}`,
    ...text(),
    ...(deck === 'special' ? [w.baron(baron)] : []),
  )
}
