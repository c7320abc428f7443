import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRuleBook } from '../app/rule-book.tsx'
import { change, useSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { NARROW, useMedia } from '../design/media.ts'
import { useHand } from '../table/active-seat.ts'
import { focusQuestion } from '../table/focus.ts'
import { hintsSeen, seeHint } from './given.ts'
import { nextHint } from './next-hint.ts'
import './hints.css'

interface Given {
  readonly decision: number
  readonly on: boolean
  readonly id: string | undefined
  readonly is: 'as fits' | 'line' | 'whole' // on a phone, and where answers would be pushed out of sight, it is a line until it is pressed
}

/** A few words for whoever decides this for the first time. Each is given once. */
export function HintCard({ decision, isAsked, shared }: { decision: number; isAsked: boolean; shared: boolean }) {
  const { words } = useSpeech()
  const { hints } = useSettings()
  const { spoken, view, seat } = useHand()
  const openRules = useRuleBook()
  const [given, setGiven] = useState<Given>({ decision: -1, on: hints, id: undefined, is: 'as fits' })
  // Around one screen everybody has his own first game.
  const whose = shared ? `${spoken.engine.id} ${seat}` : spoken.engine.id
  const offered = hints && isAsked ? (spoken.words.hints?.(view, seat) ?? []) : []
  // Chosen once for each decision: while one thinks about it, the words stay.
  if (isAsked && (given.decision !== decision || given.on !== hints))
    setGiven({ decision, on: hints, id: nextHint(offered, hintsSeen(whose), given.id)?.id, is: 'as fits' })
  const hint = offered.find(({ id }) => id === given.id)
  const shown = hint?.id
  const isNarrow = useMedia(NARROW)
  const isFolded = given.is === 'line' || (isNarrow && given.is !== 'whole')
  const place = useRef<HTMLDivElement>(null)
  // Before anybody sees it.
  useLayoutEffect(() => {
    if (shown !== undefined && given.is === 'as fits' && doesNotFit(place.current)) setGiven(now => ({ ...now, is: 'line' }))
  }, [shown, given.is])
  useEffect(() => {
    if (shown !== undefined) seeHint(whose, shown)
  }, [whose, shown])
  useEffect(() => {
    if (given.is === 'whole') place.current?.scrollIntoView({ block: 'nearest' })
  }, [given.is])
  const close = () => {
    focusQuestion()
    setGiven({ ...given, id: undefined })
  }
  const turnOff = () => {
    focusQuestion()
    change({ hints: false })
  }
  return (
    <div ref={place} className="hint-place" role="status" aria-label={words.hints.title}>
      {hint !== undefined && (
        <div className="hint" data-folded={isFolded}>
          <Icon name="hint" />
          {isFolded ? (
            <button type="button" className="hint-line" aria-expanded={false} onClick={() => setGiven({ ...given, is: 'whole' })}>
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

/** Does what it stands in have to be scrolled? */
function doesNotFit(place: HTMLElement | null): boolean {
  for (let around = place?.parentElement; around instanceof HTMLElement; around = around.parentElement)
    if (getComputedStyle(around).overflowY === 'auto') return around.scrollHeight > around.clientHeight + 1
  return false
}
