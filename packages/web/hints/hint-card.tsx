import { useEffect, useState } from 'react'
import { useRuleBook } from '../app/rule-book.tsx'
import { change, useSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useMedia } from '../design/media.ts'
import { useHand } from '../table/active-seat.ts'
import { focusQuestion } from '../table/focus.ts'
import { hintsSeen, seeHint } from './given.ts'
import { nextHint } from './next-hint.ts'
import './hints.css'

interface Given {
  readonly decision: number
  readonly on: boolean
  readonly id: string | undefined
  readonly whole: boolean // on a phone it is a line, until it is pressed
}

/** A phone, and a tablet: there what can be answered comes first. */
const NARROW = '(max-width: 47.99rem), (max-width: 64rem) and (max-height: 50rem)'

/** A few words for whoever decides this for the first time. Each is given once. */
export function HintCard({ decision, isAsked, shared }: { decision: number; isAsked: boolean; shared: boolean }) {
  const { words } = useSpeech()
  const { hints } = useSettings()
  const { spoken, view, seat } = useHand()
  const openRules = useRuleBook()
  const [given, setGiven] = useState<Given>({ decision: -1, on: hints, id: undefined, whole: false })
  // Around one screen everybody has his own first game.
  const whose = shared ? `${spoken.engine.id} ${seat}` : spoken.engine.id
  const offered = hints && isAsked ? (spoken.words.hints?.(view, seat) ?? []) : []
  // Chosen once for each decision: while one thinks about it, the words stay.
  if (isAsked && (given.decision !== decision || given.on !== hints))
    setGiven({ decision, on: hints, id: nextHint(offered, hintsSeen(whose), given.id)?.id, whole: false })
  const hint = offered.find(({ id }) => id === given.id)
  const shown = hint?.id
  const isFolded = useMedia(NARROW) && !given.whole
  useEffect(() => {
    if (shown !== undefined) seeHint(whose, shown)
  }, [whose, shown])
  const close = () => {
    focusQuestion()
    setGiven({ ...given, id: undefined })
  }
  const turnOff = () => {
    focusQuestion()
    change({ hints: false })
  }
  return (
    <div className="hint-place" role="status" aria-label={words.hints.title}>
      {hint !== undefined && (
        <div className="hint" data-folded={isFolded}>
          <Icon name="hint" />
          {isFolded ? (
            <button type="button" className="hint-line" aria-expanded={false} onClick={() => setGiven({ ...given, whole: true })}>
              <span className="unseen">{words.hints.title} </span>
              {hint.text}
            </button>
          ) : (
            <p>
              <span className="unseen">{words.hints.title} </span>
              {hint.text}
            </p>
          )}
          <IconButton label={words.hints.close} icon="close" onClick={close} />
          <div className="hint-actions" hidden={isFolded}>
            <Button look="quiet" onClick={() => openRules(spoken, hint.rule)}>
              {words.table.rule(hint.rule)}
            </Button>
            <Button look="quiet" onClick={turnOff}>
              {words.hints.noMore}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
