import type { Tagged } from '@wildcat/kernel'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { SearchInput } from '../design/field.tsx'
import { DecisionGroup } from './decision-group.tsx'
import { countOf, type Group, matching, sentencesOf } from './decisions.ts'

/** From this many on, a field to search them appears. */
const MANY = 9

interface DecisionListProps {
  name: string
  groups: readonly Group[]
  question: string // what was typed to search its answers is of no use for those of another
  sending: boolean
  onChoose: (command: Tagged) => Promise<boolean>
  level: 3 | 4
  search?: RefObject<HTMLInputElement | null>
}

/** Sentences to choose from. One stop for the Tab key; arrows, Home and End move inside. */
export function DecisionList({ name, groups, question, sending, onChoose, level, search }: DecisionListProps) {
  const { words } = useSpeech()
  const [wanted, setWanted] = useState({ question, typed: '' })
  const [active, setActive] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isMany = countOf(groups) >= MANY
  const typed = isMany && wanted.question === question ? wanted.typed : ''
  const setTyped = (text: string) => setWanted({ question, typed: text })
  const shown = matching(groups, typed)
  const sentences = sentencesOf(shown)
  const current = sentences.find(({ command }) => JSON.stringify(command) === active) ?? sentences[0]
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
    if (event.key === 'Enter' && only !== undefined && others.length === 0 && !sending) void onChoose(only.command)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of the forms inside would be one of all sentences
    <div className="decisions" role="group" aria-label={name}>
      {isMany && (
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
          <DecisionGroup
            key={group.title}
            group={group}
            level={level}
            current={current}
            sending={sending}
            onFocus={setActive}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
