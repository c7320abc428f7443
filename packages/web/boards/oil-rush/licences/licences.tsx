import { countOf, type Licence, points } from '@wildcat/oil-rush'
import { useId } from 'react'
import { Times } from '../../../design/each.tsx'
import { RuleButton } from '../../kit/rule-button.tsx'
import { useRush } from '../board-context.ts'
import { ownHandAnchor } from '../marks.ts'
import './licences.css'

const LICENCES = [1, 2] as const satisfies readonly Licence[]

/** A licence: a certificate worth one point or two. */
export function LicenceCard({ value }: { value: Licence }) {
  return (
    <svg className="licence" data-value={value} viewBox="0 0 34 46" aria-hidden="true">
      <rect className="licence-paper" x="1" y="1" width="32" height="44" rx="3" />
      <rect className="licence-edge" x="3.5" y="3.5" width="27" height="39" rx="1.5" />
      <text className="licence-value" x="17" y="26">
        {value}
      </text>
      {value === 1 ? (
        <path className="licence-seal" d="M17 31a4 4 0 1 0 0 8 4 4 0 1 0 0-8z" />
      ) : (
        <path className="licence-seal" d="M11.5 31a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM22.5 31a4 4 0 1 0 0 8 4 4 0 1 0 0-8z" />
      )}
    </svg>
  )
}

/** More of one kind than this are counted, not drawn. */
const DRAWN = 3

/** Licences in two piles, with how many there are of each. */
export function LicencePiles({ hand }: { hand: readonly Licence[] }) {
  const { words } = useRush()
  if (hand.length === 0) return null
  return (
    <ul className="hand-piles">
      {LICENCES.map(value => {
        const count = countOf(hand, value)
        return count === 0 ? null : (
          <li key={value} className="hand-pile">
            <Times n={Math.min(count, DRAWN)}>{() => <LicenceCard value={value} />}</Times>
            <b aria-hidden="true">×{words.number(count)}</b>
            <span className="unseen">{words.ofWorth(count, value)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** One's own licences, ones before twos. */
export function HandOfLicences({ hand }: { hand: readonly Licence[] }) {
  const { words, book } = useRush()
  const id = useId()
  return (
    <section className="hand" aria-label={words.hand} {...ownHandAnchor}>
      <h3 aria-labelledby={`${id}-hand ${id}-worth`}>
        <span id={`${id}-hand`}>{words.hand}</span>
        <RuleButton rule={book.licences} about={words.hand} />
        <span className="hand-worth" id={`${id}-worth`}>
          {words.handWorth(points(hand))}
        </span>
      </h3>
      <LicencePiles hand={hand} />
    </section>
  )
}
