import type { Rejection, Seat, Tagged } from '@wildcat/kernel'
import { refusalText } from '@wildcat/kernel'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { marks, plain } from '../session/names.ts'
import { Player, Said, useNames } from '../session/said.tsx'
import { DecisionList } from './decision-list.tsx'
import { choicesOf } from './decisions.ts'
import { useHand } from './hand.ts'
import './decide.css'

interface DecideProps {
  pending: readonly Seat[]
  sending: boolean
  decided: number // grows with every decision sent from here
  undo: Rejection | 'free'
  search: RefObject<HTMLInputElement | null>
  onChoose: (command: Tagged) => void
  onUndo: () => void
  onLayDown: (() => void) | undefined
  latest: ReactNode // what happened last, while there is nothing to decide
}

/** What this seat is asked, and all it can do. */
export function Decide({ pending, sending, decided, undo, search, onChoose, onUndo, onLayDown, latest }: DecideProps) {
  const { words } = useSpeech()
  const { spoken, view, seat } = useHand()
  const names = useNames()
  const panel = useRef<HTMLElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const reason = useId()
  const isAsked = pending.includes(seat)
  const { asked, aside } = useMemo(() => choicesOf(spoken, view, seat, names), [spoken, view, seat, names])
  const text = isAsked || asked.length > 0 ? spoken.words.question(view, seat, marks) : ''

  // After a move the focus goes to the new question; when one's turn comes, only if it was not somewhere else on purpose.
  useEffect(() => question.current?.focus({ preventScroll: decided === 0 }), [decided])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what calls for attention
  useEffect(() => {
    const { activeElement } = document
    if (isAsked && (activeElement === document.body || panel.current?.contains(activeElement) === true)) question.current?.focus()
  }, [isAsked, text])
  const intoTheList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== question.current) return
    event.preventDefault()
    panel.current?.querySelector<HTMLElement>('[data-decision][tabindex="0"]')?.focus()
  }
  const whyNot = undo === 'free' ? undefined : plain(refusalText(spoken.words, spoken.language, undo, marks), names)

  return (
    <section
      ref={panel}
      className="panel decide"
      data-seat={seat}
      data-asked={isAsked}
      aria-labelledby={`${reason}-question`}
      onKeyDown={intoTheList}
    >
      <header className="decide-head">
        <p className="decide-who">
          <Player seat={seat} />
          {isAsked ? words.table.yourTurn : asked.length > 0 ? words.table.mayChange : words.table.waiting}
        </p>
        <h2 ref={question} className="question" id={`${reason}-question`} tabIndex={-1}>
          {text === '' ? <Said text={words.table.waitingFor(pending.map(marks))} /> : <Said text={text} />}
        </h2>
        <div className="decide-tools">
          <Button
            icon="undo"
            aria-disabled={whyNot !== undefined || sending}
            aria-describedby={whyNot === undefined ? undefined : reason}
            aria-keyshortcuts="u"
            title={whyNot}
            onClick={onUndo}
          >
            {words.table.undo}
          </Button>
          {onLayDown !== undefined && (
            <Button icon="veil" onClick={onLayDown}>
              {words.table.layDown}
            </Button>
          )}
          <span className="unseen" id={reason}>
            {whyNot}
          </span>
        </div>
      </header>
      {asked.length === 0 && latest}
      {asked.length > 0 && <DecisionList groups={asked} sending={sending} onChoose={onChoose} search={search} />}
      {aside.length > 0 && (
        <details className="aside" open={aside.some(group => group.decisions.length > 0)}>
          <summary>
            <h3>{words.table.aside}</h3>
          </summary>
          <DecisionList groups={aside} sending={sending} onChoose={onChoose} />
        </details>
      )}
    </section>
  )
}
