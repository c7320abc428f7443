import { at } from '@wildcat/kernel'
import { PRICES, type Section, sectionOf } from '@wildcat/oil-rush'
import { useRush } from '../board-context.ts'

/** Low prices rise, high ones fall; in between the colour of the number decides. */
const SIGNS: Readonly<Record<Section, string>> = { red: '▲', white: '◆', blue: '▼' }

/** Sixteen spaces in three sections, told apart by their signs as well; the marker stands on one. */
export function PriceRow({ space }: { space: number }) {
  const { words } = useRush()
  return (
    <div className="price-row" aria-hidden="true">
      {PRICES.map((price, index) => (
        <span key={price} className="price-space" data-section={sectionOf(index)} data-end={index % 5 === 0}>
          <span className="price-sign">{SIGNS[sectionOf(index)]}</span>
        </span>
      ))}
      <span className="price-marker" style={{ transform: `translateX(${((space + 0.5) / PRICES.length) * 100}%)` }} />
      <span className="price-scale">
        {[0, 5, 11, 15].map(index => (
          <span key={index} style={{ left: `${((index + 0.5) / PRICES.length) * 100}%` }}>
            {words.number(at(PRICES, index) / 1000)}
          </span>
        ))}
      </span>
    </div>
  )
}
