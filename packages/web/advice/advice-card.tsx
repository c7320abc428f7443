import { type Advice, askAdvice } from '@wildcat/bots/advice'
import type { Tagged } from '@wildcat/kernel'
import { because } from '@wildcat/kernel/words/because.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { NARROW, useMedia } from '../design/media.ts'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import { useHand } from '../table/active-seat.ts'
import { focusQuestion } from '../table/focus.ts'
import { ADVICE } from '../words/advice/index.ts'
import type { Advised } from './advice-context.ts'
import './advice.css'

interface AdviceCardProps {
  decision: number
  asksAt: HTMLElement | null
  show: (advised: Advised | undefined) => void
  picked: RefObject<Tagged | undefined>
}
type Shown = { readonly is: 'asked' } | { readonly is: 'failed' } | { readonly is: 'given'; readonly advice: Advice } | undefined

/** "What would a strong player do?": thought through elsewhere, lit on the board, and said here with its reasons. */
export function AdviceCard({ decision, asksAt, show, picked }: AdviceCardProps) {
  const { spoken, view, seat } = useHand()
  const words = ADVICE[spoken.language]
  const [shown, setShown] = useState<Shown>()
  const [isWhole, setWhole] = useState(false) // where there is little room it is a line, until it is pressed
  const isNarrow = useMedia(NARROW)
  const isFolded = isNarrow && !isWhole && shown?.is === 'given'
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
    if (shown !== undefined && !isFolded) card.current?.scrollIntoView({ block: 'nearest' })
  }, [shown, isFolded])
  const ask = async () => {
    const stop = new AbortController()
    asking.current = stop
    setShown({ is: 'asked' })
    setWhole(false)
    try {
      const advice = await askAdvice({ game: spoken.engine.id, view, seat, picked: picked.current }, stop.signal)
      setShown({ is: 'given', advice })
      show({ decision, command: advice.command, rest: advice.rest })
    } catch {
      if (!stop.signal.aborted) setShown({ is: 'failed' })
    }
  }
  const close = () => {
    asking.current?.abort()
    setShown(undefined)
    show(undefined)
    focusQuestion()
  }
  return (
    <div className="advice-place" role="status">
      {shown === undefined ? (
        asksAt !== null && createPortal(<IconButton label={words.ask} icon="hint" onClick={() => void ask()} />, asksAt)
      ) : (
        <div ref={card} className="advice" data-folded={isNarrow ? isFolded : undefined}>
          <Icon name="hint" />
          <div className="advice-text">
            {shown.is === 'asked' && (
              <p className="advice-thinking">
                <span className="advice-dots" aria-hidden="true" /> {words.thinking}
              </p>
            )}
            {shown.is === 'failed' && <p>{words.failed}</p>}
            {isFolded && (
              <button type="button" className="advice-line" aria-expanded={false} onClick={() => setWhole(true)}>
                <What advice={shown.advice} />
              </button>
            )}
            {shown.is === 'given' && !isFolded && <Given advice={shown.advice} />}
          </div>
          {shown.is === 'asked' ? (
            <Button look="quiet" onClick={close}>
              {words.stop}
            </Button>
          ) : (
            <IconButton label={words.close} icon="close" onClick={close} />
          )}
        </div>
      )}
    </div>
  )
}

function What({ advice: { command } }: { advice: Advice }) {
  const { spoken, view, seat } = useHand()
  return (
    <>
      <span className="advice-title">{ADVICE[spoken.language].title}</span>{' '}
      <Said text={spoken.words.command(command, view, seat, playerTokens).text} />
    </>
  )
}

function Given({ advice }: { advice: Advice }) {
  const { spoken, view, seat } = useHand()
  const words = ADVICE[spoken.language]
  const { rest, over, verdict, isPicked, by, reasons, rounds } = advice
  const other = over === 'none' ? '' : spoken.words.command(over, view, seat, playerTokens).text
  const isOverPicked = verdict !== 'only' && advice.isOverPicked
  const compared = () => {
    if (verdict === 'only') return words.only
    if (verdict === 'untried') return isPicked ? words.untriedPicked : words.untried
    if (verdict === 'even') return isOverPicked ? words.evenPicked : words.even(other)
    if (isPicked) return words.picked(by, other)
    return isOverPicked ? words.betterPicked(by) : words.better(by, other)
  }
  return (
    <>
      <p className="advice-what">
        <What advice={advice} />
      </p>
      <p>
        {rest.length > 0 && `${words.turn} `}
        <Said text={[compared(), because(spoken.words, spoken.language, reasons, rounds)].join(' ').trim()} />
      </p>
    </>
  )
}
