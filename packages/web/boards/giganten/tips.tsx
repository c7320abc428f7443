import { CARDS } from '@wildcat/giganten/board'
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
  const { special, colour, black, licences, movement } = at(CARDS, id)
  const text = () => {
    switch (special.kind) {
      case 'none':
        return []
      case 'price':
        return [card.priceText(special.spaces)]
      case 'freeOil':
        return [card.freeOilText]
      case 'pushBack':
        return [card.pushBackText(special.spaces)]
    }
  }
  return { title: card[colour], licences, movement, more: [...text(), ...(colour === 'red' ? [card.black(black)] : [])] }
}
