import { playerTokens } from '../../session/names.ts'
import { Said } from '../../session/said.tsx'
import { Six, Twelve } from './art/dice.tsx'
import { useBoard } from './board-context.tsx'
import type { Encounter, Outcome } from './encounter.ts'
import './encounter.css'

/** A customs card, a row of an event table with its dice, and what came of it. */
export function EncounterCard({ of }: { of: Encounter }) {
  const { words } = useBoard()
  return (
    <article className="encounter" data-kind={of.kind} aria-label={words.encounter[of.kind]}>
      <p className="encounter-kind">
        {words.encounter[of.kind]}
        {of.vehicle !== undefined && <small>{words.piece(of.vehicle)}</small>}
      </p>
      <Face of={of} />
      {of.outcomes.length > 0 && (
        <ul className="outcomes">
          {of.outcomes.map((outcome, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
            <li key={place} data-good={isGood(outcome)}>
              {'roll' in outcome && outcome.kind !== 'politicalChosen' && <Six roll={outcome.roll} />}
              <Said text={words.encounter.outcome(outcome, playerTokens)} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Face({ of }: { of: Encounter }) {
  const { words } = useBoard()
  if (of.kind === 'customs') {
    const { name, text } = words.customsCard(of.card)
    return (
      <>
        <h3>{name}</h3>
        <p>{text}</p>
      </>
    )
  }
  if (of.kind === 'weather') {
    const { name, text } = words.weather(of.continent, of.roll)
    return (
      <>
        <h3>
          <Twelve roll={of.roll} /> {name}
        </h3>
        <p>{text}</p>
      </>
    )
  }
  return of.rolls.map(roll => {
    const { name, text } = words.political(of.continent, roll)
    return (
      <div key={roll}>
        <h3>
          <Twelve roll={roll} /> {name}
        </h3>
        <p>
          {words.state(of.state)}: {text}
        </p>
      </div>
    )
  })
}

/** Does it help, or hurt? */
function isGood(outcome: Outcome): boolean | undefined {
  switch (outcome.kind) {
    case 'saveRolled':
    case 'saveRerolled':
      return outcome.roll >= outcome.needed
    case 'pointsChanged':
      return outcome.n > 0
    case 'inspected':
      return outcome.legal
    case 'gained':
    case 'customsWaived':
    case 'customsCancelled':
    case 'friendMade':
      return true
    case 'blownHome':
    case 'paid':
    case 'couldNotPay':
    case 'seized':
    case 'spared':
    case 'stopped':
    case 'turnLost':
    case 'deliveryFailed':
      return false
    case 'insuranceKept':
    case 'dieRolled':
    case 'contractShown':
    case 'politicalChosen':
      return undefined
  }
}
