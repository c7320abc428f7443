import type { Tagged } from '@wildcat/kernel'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { DecisionList } from './decision-list.tsx'
import type { Group } from './decisions.ts'

interface AsideProps {
  groups: readonly Group[]
  sending: boolean
  onChoose: (command: Tagged) => Promise<boolean>
}

/** What can be done at any time. It opens by itself when somebody waits for an answer, and never closes by itself. */
export function Aside({ groups, sending, onChoose }: AsideProps) {
  const { words } = useSpeech()
  const calls = groups.some(({ decisions, last }) => decisions.length + last.length > 0)
  const [called, setCalled] = useState(calls)
  const [isOpen, setOpen] = useState(calls)
  if (calls !== called) {
    setCalled(calls)
    if (calls) setOpen(true)
  }
  return (
    <details className="aside" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{words.table.aside}</h3>
      </summary>
      <DecisionList name={words.table.aside} groups={groups} question="" level={4} sending={sending} onChoose={onChoose} />
    </details>
  )
}
