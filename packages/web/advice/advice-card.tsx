import { type Advice, askAdvice } from '@wildcat/bots/advice'
import type { Tagged } from '@wildcat/kernel'
import { because } from '@wildcat/kernel/words/because.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
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
  meant: RefObject<Tagged | undefined>
}
type Shown = { readonly is: 'asked' } | { readonly is: 'failed' } | { readonly is: 'given'; readonly advice: Advice } | undefined

/** "What would a strong player do?": thought through elsewhere, lit on the board, and said here with its reasons. */
export function AdviceCard({ decision, asksAt, show, meant }: AdviceCardProps) {
  const { spoken, view, seat } = useHand()
  const words = ADVICE[spoken.language]
  const [shown, setShown] = useState<Shown>()
  const asking = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      asking.current?.abort()
      show(undefined)
    },
    [show],
  )
  const ask = async () => {
    const stop = new AbortController()
    asking.current = stop
    setShown({ is: 'asked' })
    try {
      const advice = await askAdvice({ game: spoken.engine.id, view, seat, meant: meant.current }, stop.signal)
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
        <div className="advice">
          <Icon name="hint" />
          <div className="advice-text">
            {shown.is === 'asked' && (
              <p className="advice-thinking">
                <span className="advice-dots" aria-hidden="true" /> {words.thinking}
              </p>
            )}
            {shown.is === 'failed' && <p>{words.failed}</p>}
            {shown.is === 'given' && <Given advice={shown.advice} />}
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

function Given({ advice }: { advice: Advice }) {
  const { spoken, view, seat } = useHand()
  const words = ADVICE[spoken.language]
  const { command, rest, over, verdict, isMeant, by, reasons, rounds } = advice
  const say = (each: Tagged) => spoken.words.command(each, view, seat, playerTokens).text
  const other = over === 'none' ? '' : say(over)
  const isOverMeant = verdict !== 'only' && advice.isOverMeant
  const compared = () => {
    if (verdict === 'only') return words.only
    if (verdict === 'even') return isOverMeant ? words.evenMeant : words.even(other)
    if (isMeant) return words.meant(by, other)
    return isOverMeant ? words.betterMeant(by) : words.better(by, other)
  }
  return (
    <>
      <p className="advice-what">
        <span className="advice-title">{words.title}</span> <Said text={say(command)} />
      </p>
      <p>
        {rest.length > 0 && `${words.turn} `}
        <Said text={[compared(), because(spoken.words, spoken.language, reasons, rounds)].join(' ').trim()} />
      </p>
    </>
  )
}
