import { OPPONENTS } from '@wildcat/bots/opponents'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Times } from '../design/each.tsx'
import { Face } from './face.tsx'
import './opponent-choice.css'

interface OpponentChoiceProps {
  label: string
  chosen: string
  isTold?: boolean // with what can be said of each
  onChoose: (opponent: string) => void
}

/** The five, side by side: radio buttons underneath, each with the whole of it as its name. */
export function OpponentChoice({ label, chosen, isTold = false, onChoose }: OpponentChoiceProps) {
  const { words, language } = useSpeech()
  const id = useId()
  return (
    <div className="opponents" role="radiogroup" aria-label={label} data-told={isTold}>
      {OPPONENTS.map(({ id: opponent, person, called, level, about }, n) => (
        <label key={opponent} className="opponent" title={isTold ? undefined : person}>
          <input
            type="radio"
            name={id}
            checked={opponent === chosen}
            aria-label={words.opponents.whole(person, level[language], n + 1)}
            aria-describedby={isTold ? `${id}-${opponent}` : undefined}
            onChange={() => onChoose(opponent)}
          />
          <Face of={{ opponent, sibling: 0 }} />
          <span className="opponent-name" aria-hidden="true">
            {isTold ? person : called[0]}
          </span>
          {isTold && (
            <>
              <span className="opponent-level" aria-hidden="true">
                {level[language]} <Dots level={n + 1} />
              </span>
              <span className="opponent-about" id={`${id}-${opponent}`}>
                {about[language]}
              </span>
            </>
          )}
        </label>
      ))}
    </div>
  )
}

/** How strong, at a glance. */
const Dots = ({ level }: { level: number }) => (
  <span className="dots">
    <Times n={OPPONENTS.length}>{n => <i data-full={n < level} />}</Times>
  </span>
)
