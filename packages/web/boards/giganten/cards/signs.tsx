import type { Special } from '@wildcat/giganten/board'
import { OilSign, PriceSign, PushBackSign } from '../../oil-rush/cards/signs.tsx'
import { useBoard } from '../board-context.tsx'

/** What a card can do besides moving: a sign and a word. */
export function SpecialSign({ special }: { special: Special }) {
  const { words } = useBoard()
  switch (special.kind) {
    case 'none':
      return null
    case 'price':
      return (
        <>
          <PriceSign />
          {words.card.price(special.spaces)}
        </>
      )
    case 'freeOil':
      return (
        <>
          <OilSign />
          {words.card.freeOil}
        </>
      )
    case 'pushBack':
      return (
        <>
          <PushBackSign />
          {words.card.pushBack(special.spaces)}
        </>
      )
  }
}
