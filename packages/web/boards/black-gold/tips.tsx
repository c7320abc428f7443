import { CARDS } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import type { TipsProps } from '../oil-rush/drawn-rush-board.tsx'
import { type CardText, RushTips } from '../oil-rush/rush-tips.tsx'
import { useBoard } from './board-context.tsx'
import type { BoardWords } from './words/en.ts'

export function BoardTips(props: TipsProps) {
  const { words, legal } = useBoard()
  return <RushTips {...props} card={id => cardText(words, id)} special={legal} />
}

function cardText({ card }: BoardWords, id: number): CardText {
  const { special, deck, baron, licences, movement } = at(CARDS, id)
  const text = () => {
    switch (special.kind) {
      case 'none':
        return []
      case 'price':
        return [card.priceText(special.spaces)]
      case 'extraOil':
        return [card.extraOilText(special.barrels)]
      case 'gusher':
        return [card.gusherText]
      case 'deepDrilling':
        return [card.deepDrillingText]
      case 'pushBack':
        return [card.pushBackText(special.spaces)]
    }
  }
  return { title: card[deck], licences, movement, more: [...text(), ...(deck === 'special' ? [card.baron(baron)] : [])] }
}
