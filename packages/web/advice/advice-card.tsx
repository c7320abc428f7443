import { type Advice, askAdvice } from '@wildcat/bots/advice'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ADVISED } from '../boards/kit/marks.ts'
import { Button, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { NARROW, useMedia } from '../design/media.ts'
import { useHand } from '../table/active-seat.ts'
import { focusQuestion } from '../table/focus.ts'
import { ADVICE } from '../words/advice/index.ts'
import type { AdviceLink, Meant } from './advice-context.ts'
import { AdviceText, WhatTheyWouldDo } from './advice-text.tsx'
import { isSameCommand } from './same-command.ts'
import './advice.css'

interface AdviceCardProps {
  decision: number
  asksAt: HTMLElement | null
  link: AdviceLink
}
type Shown =
  | { readonly is: 'asked' }
  | { readonly is: 'failed' }
  | { readonly is: 'given'; readonly advice: Advice; readonly meant: Meant | undefined } // what was meant when it was asked for
  | undefined

const MARKED = `.board-asks .pick${ADVISED}`

/** "What would a strong player do?": thought through elsewhere, lit on the board, and said here with its reasons. */
export function AdviceCard({ decision, asksAt, link }: AdviceCardProps) {
  const { spoken, view, seat } = useHand()
  const { advised, show, place, stepsOf } = link
  const words = ADVICE[spoken.language]
  const [shown, setShown] = useState<Shown>()
  const isNarrow = useMedia(NARROW)
  const [fold, setFold] = useState<boolean>()
  const isFolded = shown?.is === 'given' && (fold ?? isNarrow) // where there is little room it is a line, until it is pressed
  const asking = useRef<AbortController>(undefined)
  const card = useRef<HTMLDivElement>(null)
  useEffect(
    () => () => {
      asking.current?.abort()
      show(undefined)
    },
    [show],
  )
  useEffect(() => {
    if (shown !== undefined && !isFolded && place === null) card.current?.scrollIntoView({ block: 'nearest' })
  }, [shown, isFolded, place])
  // What it speaks of stays in sight when it takes room, and when it gives it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever its height changes
  useEffect(() => {
    if (advised !== undefined) for (const part of document.querySelectorAll(MARKED)) part.scrollIntoView({ block: 'nearest' })
  }, [advised, isFolded])
  const ask = async () => {
    const stop = new AbortController()
    asking.current = stop
    const meant = link.meant()
    setShown({ is: 'asked' })
    try {
      const advice = await askAdvice({ game: spoken.engine.id, view, seat, picked: meant?.command }, stop.signal)
      const { command, rest } = advice
      const isStillMeant = isSameCommand(meant?.command, link.meant()?.command)
      setShown({ is: 'given', advice, meant: isStillMeant ? meant : undefined })
      show({ decision, command, rest, how: link.meant()?.isOwn === true ? 'marked' : 'proposed', isTold: true })
    } catch {
      if (!stop.signal.aborted) setShown({ is: 'failed' })
    }
  }
  const close = () => {
    asking.current?.abort()
    setShown(undefined)
    show(advised?.how === 'taken' ? { ...advised, isTold: false } : undefined)
    focusQuestion()
  }
  if (shown === undefined)
    return asksAt !== null && createPortal(<IconButton label={words.ask} icon="hint" onClick={() => void ask()} />, asksAt)
  const isGiven = shown.is === 'given'
  const inCard = (
    <div className="advice-place" role="status">
      <div ref={card} className="advice" data-folded={isGiven ? isFolded : undefined}>
        <Icon name="hint" />
        <div className="advice-text">
          <div className="advice-buttons">
            {isGiven && (
              <IconButton
                label={isFolded ? words.unfold : words.fold}
                icon={isFolded === (place !== null) ? 'up' : 'down'}
                aria-expanded={!isFolded}
                onClick={() => setFold(!isFolded)}
              />
            )}
            {shown.is === 'asked' ? (
              <Button look="quiet" onClick={close}>
                {words.stop}
              </Button>
            ) : (
              <IconButton label={words.close} icon="close" onClick={close} />
            )}
          </div>
          {shown.is === 'asked' && (
            <p className="advice-thinking">
              <span className="advice-dots" aria-hidden="true" /> {words.thinking}
            </p>
          )}
          {shown.is === 'failed' && <p>{words.failed}</p>}
          {isGiven && <WhatTheyWouldDo advice={shown.advice} stepsOf={stepsOf} />}
          {isGiven && !isFolded && <AdviceText advice={shown.advice} meant={shown.meant} stepsOf={stepsOf} />}
          {isGiven && !isFolded && advised !== undefined && advised.how !== 'proposed' && !shown.advice.isPicked && (
            <Button
              className="advice-take"
              look="quiet"
              onClick={() => show({ ...advised, how: advised.how === 'taken' ? 'marked' : 'taken' })}
            >
              {advised.how === 'taken' ? words.giveBack : words.take}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
  return place === null ? inCard : createPortal(inCard, place)
}
