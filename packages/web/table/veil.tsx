import type { Seat } from '@wildcat/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import type { PageWords } from '../words/index.ts'

interface VeilProps {
  people: readonly Seat[]
  pending: readonly Seat[]
  onTakeUp: (seat: Seat) => void
  latest: ReactNode // what all may know of what happened last
}

/** Who should take the screen, or whom the table waits for. */
export function veilText(words: PageWords, people: readonly Seat[], pending: readonly Seat[]): string {
  const next = people.filter(seat => pending.includes(seat))
  return next.length === 0 ? words.table.waitingFor(pending.map(playerTokens)) : words.table.passTo(next.map(playerTokens))
}

/** Between two hands: the screen shows only what all may see until somebody asks for his own. */
export function Veil({ people, pending, onTakeUp, latest }: VeilProps) {
  const { words } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = people.filter(seat => pending.includes(seat))
  const others = people.filter(seat => !pending.includes(seat))
  return (
    <section className="panel veil" aria-labelledby="veil">
      <Icon name="veil" size={44} />
      <h2 ref={heading} id="veil" className="question" tabIndex={-1}>
        <Said text={veilText(words, people, pending)} />
      </h2>
      <p>{next.length === 0 ? words.table.veilWaits : words.table.veilText}</p>
      <div className="veil-hands">
        {next.map(seat => (
          <Button key={seat} look="first" icon="hand" onClick={() => onTakeUp(seat)}>
            <span>
              <Said text={words.table.takeUp(playerTokens(seat))} />
            </span>
          </Button>
        ))}
      </div>
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
        <div className="veil-others" role="group" aria-labelledby="veil-others">
          <p id="veil-others">{words.table.outOfTurn}</p>
          {others.map(seat => (
            <Button key={seat} look="quiet" onClick={() => onTakeUp(seat)}>
              <span>
                <Said text={words.table.takeUp(playerTokens(seat))} />
              </span>
            </Button>
          ))}
        </div>
      )}
      {next.length === 0 && latest}
    </section>
  )
}
