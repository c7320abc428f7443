import { areasOf, type Continent, factsOf, isDelivery, outermost, placeOf, stepNow, unitOf, type View } from '@wildcat/competitors/board'
import { Times } from '../../../design/each.tsx'
import { useBoard } from '../board-context.tsx'
import { useEncounter } from '../encounter.ts'

const SIDES = 12

/** Where the journey is now; on the sea it may be near to several. */
function continentNow(view: View): Continent | undefined {
  const { journey } = view
  const step = stepNow(view)
  if (step !== undefined && 'state' in step) return factsOf(step.state).continent
  if (journey === 'none') return undefined
  const place = placeOf(view, outermost(view, isDelivery(journey) ? journey.delivery.holder : unitOf(view, journey)))
  if (place.kind === 'state') return factsOf(place.state).continent
  return place.kind === 'hex' ? areasOf(place.hex)[0] : undefined
}

/** On the way: what can happen in red-flag states of this continent, folded until somebody wants to know. */
export function PoliticalColumn() {
  const { view, words } = useBoard()
  const met = useEncounter()
  const continent = continentNow(view)
  if (continent === undefined) return null
  const rolled = met?.kind === 'political' && met.continent === continent ? met.rolls : []
  return (
    <details className="column">
      <summary>{words.encounter.column(words.continent[continent])}</summary>
      <ol>
        <Times n={SIDES}>
          {n => {
            const { name, text } = words.political(continent, n + 1)
            return (
              <li data-now={rolled.includes(n + 1)}>
                {name}
                <small>{text}</small>
              </li>
            )
          }}
        </Times>
      </ol>
    </details>
  )
}
