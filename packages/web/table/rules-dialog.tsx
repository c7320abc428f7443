import { type RuleId, ruleText, TABLE_RULES } from '@wildcat/kernel'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Dialog } from '../design/dialog.tsx'
import './book.css'
import { SearchInput } from '../design/field.tsx'
import type { Spoken } from '../session/use-game.ts'
import { chaptersOf } from './chapters.ts'

/** The whole rule book, by chapters, to be searched. */
export function RulesDialog({ spoken, onClose }: { spoken: Spoken; onClose: () => void }) {
  const { words } = useSpeech()
  const [typed, setTyped] = useState('')
  const { engine, words: game, language } = spoken
  const wanted = typed.trim().toLocaleLowerCase()
  const textOf = (rule: RuleId) => ruleText(game, language, rule) ?? ''
  const fits = (title: string) => (rule: RuleId) => `${title} ${rule} ${textOf(rule)}`.toLocaleLowerCase().includes(wanted)
  const chapters = [...chaptersOf(engine.rules, game.chapters), { id: 'WILD', title: words.table.everyTable, rules: TABLE_RULES }]
    .map(chapter => ({ ...chapter, rules: chapter.rules.filter(fits(chapter.title)) }))
    .filter(({ rules }) => rules.length > 0)
  return (
    <Dialog title={words.table.rulesOf(game.title)} onClose={onClose}>
      <SearchInput label={words.table.searchRules} value={typed} onChange={event => setTyped(event.target.value)} />
      {chapters.length === 0 && <p className="decisions-none">{words.table.foundNone}</p>}
      {chapters.map(({ id, title, rules }) => (
        <section className="chapter" key={id}>
          <h3>{title}</h3>
          <dl>
            {rules.map(rule => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>{textOf(rule)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
