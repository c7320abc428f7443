import type { Rejection, Seat, Tagged } from '@wildcat/kernel'
import { type KeyboardEvent, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { AdviceSlot } from '../advice/advice-slot.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { HintCard } from '../hints/hint-card.tsx'
import { LessonContext } from '../lessons/lesson-context.ts'
import { GOING_ON } from '../lessons/marks.ts'
import { playerTokens } from '../session/names.ts'
import { Player, Said, useNames } from '../session/said.tsx'
import type { Absence } from './absence.ts'
import { useHand } from './active-seat.ts'
import { Aside } from './aside.tsx'
import { type AskUndoWords, DecideTools } from './decide-tools.tsx'
import { DecisionList } from './decision-list.tsx'
import { choicesOf } from './decisions.ts'
import { focusAnswers, isField, isOnBoard, mayTakeFocus } from './focus.ts'
import { usePressGuard } from './press-guard.ts'
import './decide.css'

interface DecideProps {
  pending: readonly Seat[]
  decision: number // the name of what is asked now
  sending: boolean
  decided: number // grows with every decision sent from here
  undo: Rejection | 'free'
  search: RefObject<HTMLInputElement | null>
  onChoose: (command: Tagged) => Promise<boolean>
  onUndo: () => void
  asksUndo: AskUndoWords | undefined
  onLayDown: (() => void) | undefined
  lingers: boolean // with news that is for this seat alone, though others are to decide
  latest: ReactNode // what happened last, while there is nothing to decide
  absence: Absence | undefined // the same of who is waited for
  controls?: ReactNode // what a board offers for the decision; the sentences are folded then
}

/** What this seat is asked, and all it can do. */
export function Decide({
  pending,
  decision,
  sending,
  decided,
  undo,
  search,
  onChoose,
  onLayDown,
  lingers,
  latest,
  absence,
  controls,
  ...tools
}: DecideProps) {
  const { words } = useSpeech()
  const { spoken, view, seat } = useHand()
  const names = useNames()
  const panel = useRef<HTMLElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const sentFrom = useRef<Element>(null)
  const once = usePressGuard(decision)
  const lesson = useContext(LessonContext)
  const isAsked = pending.includes(seat)
  const { asked, aside } = useMemo(() => choicesOf(spoken, view, seat, names), [spoken, view, seat, names])
  const isIdle = !isAsked && asked.length === 0
  const missing = isIdle ? absence : undefined
  // Of others, beside the game: whoever holds it up may be waiting just for that.
  const isInvited = isIdle && spoken.engine.invited(view).includes(seat)
  const text = isAsked || asked.length > 0 ? spoken.words.question(view, seat, playerTokens) : ''

  // After a move the focus goes to the new question, unless somebody has gone elsewhere while it was on its way;
  // when one's turn comes, only if it was not somewhere else on purpose.
  const lead = (options?: FocusOptions) => (panel.current?.querySelector<HTMLElement>(GOING_ON) ?? question.current)?.focus(options)
  useEffect(() => {
    if (sending) sentFrom.current = document.activeElement
  }, [sending])
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the focus is led does not call for it
  useEffect(() => {
    const { activeElement } = document
    if (isOnBoard(activeElement)) return
    const isLeft = decided === 0 ? mayTakeFocus(activeElement) : activeElement === document.body || activeElement === sentFrom.current
    if (isLeft) lead({ preventScroll: decided === 0 })
  }, [decided])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what calls for attention
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || panel.current?.contains(activeElement) === true
    if (isAsked && isHere && !isField(activeElement)) lead()
  }, [isAsked, text])
  const [asksAdvice, setAsksAdvice] = useState<HTMLElement | null>(null)
  const besides = aside.length > 0 && <Aside groups={aside} sending={sending} onChoose={onChoose} />
  const intoTheList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== question.current) return
    event.preventDefault()
    focusAnswers()
  }

  return (
    <section
      ref={panel}
      className="panel decide"
      data-seat={missing?.seat ?? seat}
      data-asked={isAsked}
      data-decided={decided}
      data-sending={sending}
      data-missing={missing !== undefined}
      aria-label={words.table.paneNames.decide}
      onKeyDown={intoTheList}
      {...once}
    >
      {lesson?.card}
      <header className="decide-head">
        <p className="decide-who">
          <Player seat={seat} />
          {/* Beside a board the question says so. */}
          <span className={isIdle && controls !== undefined ? 'unseen' : 'decide-state'}>
            {isAsked ? words.table.yourTurn : isIdle ? words.table.waiting : words.table.mayChange}
          </span>
        </p>
        <DecideTools
          lead={<span ref={setAsksAdvice} className="advice-ask" />}
          undo={undo}
          sending={sending}
          onLayDown={lingers ? undefined : onLayDown}
          {...tools}
        />
        <h2 ref={question} className="question" tabIndex={-1}>
          {missing?.title ?? (
            <Question
              text={text !== '' ? text : isInvited ? words.table.invited : words.table.waitingFor(pending.map(playerTokens))}
              inTwo={controls !== undefined}
            />
          )}
        </h2>
      </header>
      {lesson === undefined && <HintCard decision={decision} isAsked={isAsked} shared={onLayDown !== undefined} />}
      {lingers && (
        <div className="decide-read">
          <p role="status">{words.table.toRead}</p>
          <Button look="first" icon="veil" onClick={onLayDown}>
            {words.table.layDownRead}
          </Button>
        </div>
      )}
      {missing?.content}
      {asked.length === 0 && missing === undefined && latest}
      {controls}
      {asked.length > 0 && (
        <Foldable title={controls === undefined ? undefined : words.table.sentences}>
          <DecisionList
            name={words.table.sentences}
            groups={asked}
            question={`${decided} ${text}`}
            level={3}
            sending={sending}
            onChoose={onChoose}
            search={search}
          />
          {controls !== undefined && besides}
        </Foldable>
      )}
      {lesson === undefined && <AdviceSlot decision={decision} isAsked={isAsked} asksAt={asksAdvice} />}
      {controls === undefined && besides}
      {controls !== undefined && asked.length === 0 && besides !== false && <Foldable title={words.table.sentences}>{besides}</Foldable>}
    </section>
  )
}

/** Beside a board its first words are large, and the rest, which the board shows too, is small below them. */
function Question({ text, inTwo }: { text: string; inTwo: boolean }) {
  // Not after an abbreviation, behind which a sentence goes on.
  const first = inTwo ? text.search(/[:?!] |\. (?!\p{Ll})/u) + 1 : 0
  if (first === 0) return <Said text={text} />
  return (
    <>
      <Said text={text.slice(0, first).replace(/[.:]$/, '')} />
      <span className="unseen">{/[.:]/.exec(text.slice(first - 1, first))?.[0]} </span>
      <span className="question-rest">
        <Said text={text.slice(first + 1)} />
      </span>
    </>
  )
}

/** Sentences stay within reach where a board offers the same. Folded they cost nothing: there can be many. */
function Foldable({ title, children }: { title: string | undefined; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  if (title === undefined) return children
  return (
    <details className="aside sentences" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {isOpen && children}
    </details>
  )
}
