import type { Special } from '@wildcat/giganten/board'
import { BARREL, BARREL_HOOPS } from '../../oil-rush/art/barrel.tsx'
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
          <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 20V5m0 0L4 9.500M8 5l4 4.500M16 4v15m0 0-4-4.500M16 19l4-4.5" />
          </svg>
          {words.card.price(special.spaces)}
        </>
      )
    case 'freeOil':
      return (
        <>
          <svg className="card-sign" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={BARREL} />
            <path d={BARREL_HOOPS} />
          </svg>
          {words.card.freeOil}
        </>
      )
    case 'pushBack':
      return (
        <>
          <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M21 12H4m0 0 5.5-5.500M4 12l5.5 5.500M21 7v10" />
          </svg>
          {words.card.pushBack(special.spaces)}
        </>
      )
  }
}
