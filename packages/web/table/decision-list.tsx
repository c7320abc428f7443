import type { Tagged } from '@wildcat/kernel'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { SearchInput } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { Said } from '../session/said.tsx'
import { BlankForm } from './blank-form.tsx'
import { countOf, type Decision, type Group, matching } from './decisions.ts'

/** From this many on, a field to search them appears. */
const MANY = 9

interface DecisionListProps {
  groups: readonly Group[]
  sending: boolean
  onChoose: (command: Tagged) => void
  search?: RefObject<HTMLInputElement | null>
}

const keyOf = ({ command }: Decision) => JSON.stringify(command)

/** Sentences to choose from. One stop for the Tab key; arrows, Home and End move inside. */
export function DecisionList({ groups, sending, onChoose, search }: DecisionListProps) {
  const { words } = useSpeech()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const shown = matching(groups, typed)
  const sentences = shown.flatMap(group => group.decisions)
  const current = sentences.find(each => keyOf(each) === active) ?? sentences[0]
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-decision]') ?? [])]

  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex(item => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus()
  }
  const fromSearch = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('')
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      items()[0]?.focus()
    }
    // Enter takes the only one that is left.
    const [only, ...others] = sentences
    if (event.key === 'Enter' && only !== undefined && others.length === 0 && !sending) onChoose(only.command)
  }

  return (
    <div className="decisions">
      {countOf(groups) >= MANY && (
        <SearchInput
          ref={search}
          label={words.table.search}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={fromSearch}
        />
      )}
      <p className="unseen" role="status">
        {typed === '' ? '' : words.table.found(sentences.length)}
      </p>
      {typed !== '' && shown.length === 0 && <p className="decisions-none">{words.table.foundNone}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is operated; arrows only move between them */}
      <div ref={list} className="decisions-list" onKeyDown={move}>
        {shown.map(group => (
          <DecisionGroup key={group.title} title={group.title}>
            <ul className="decision-rows">
              {group.decisions.map(decision => (
                <li key={keyOf(decision)}>
                  <DecisionRow
                    decision={decision}
                    sending={sending}
                    isStop={decision === current}
                    onFocus={() => setActive(keyOf(decision))}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
            {group.blanks.map(blank => (
              <BlankForm key={JSON.stringify(blank)} blank={blank} sending={sending} onChoose={onChoose} />
            ))}
          </DecisionGroup>
        ))}
      </div>
    </div>
  )
}

function DecisionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="decision-group" aria-labelledby={id}>
      <h3 id={id}>
        <Said text={title} />
      </h3>
      {children}
    </section>
  )
}

interface DecisionRowProps {
  decision: Decision
  sending: boolean
  isStop: boolean
  onFocus: () => void
  onChoose: (command: Tagged) => void
}

function DecisionRow({ decision: { command, text }, sending, isStop, onFocus, onChoose }: DecisionRowProps) {
  return (
    <button
      type="button"
      className="decision"
      data-decision
      aria-disabled={sending}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The second click of a double click belongs to the decision that was there before.
      onClick={event => !sending && event.detail < 2 && onChoose(command)}
    >
      <span className="decision-text">
        <Said text={text} />
      </span>
      <Icon name="onward" size={18} />
    </button>
  )
}
