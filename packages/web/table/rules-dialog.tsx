import { titleOf } from '@wildcat/catalogue'
import { LANGUAGES, type RuleId, ruleText, type Types, type Words } from '@wildcat/kernel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Each } from '../design/each.tsx'
import { SearchInput } from '../design/field.tsx'
import { stretches, wanted } from '../design/search.ts'
import { Tag } from '../design/tag.tsx'
import type { Spoken } from '../session/use-game.ts'
import { bookOf, type Chapter, matchingRules } from './chapters.ts'
import './book.css'

interface RulesDialogProps {
  spoken: Spoken
  at?: RuleId | undefined // where it is opened
  onClose: () => void
}

/** The whole rule book, by chapters, to be searched. Whoever knows a word only in another language finds its rule all the same. */
export function RulesDialog({ spoken, at, onClose }: RulesDialogProps) {
  const { words } = useSpeech()
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => show(place.current, 'center'), []) // after the dialog has opened
  const { engine, words: game, language } = spoken
  const looking = wanted(typed)
  const book = bookOf(engine.rules, game.chapters, words.table.everyTable)
  const own = matchingRules(book, looking, rule => ruleText(game, language, rule) ?? '')
  const foreign = useForeignWords(spoken, own.length === 0)
  const chapters =
    own.length > 0 || foreign === undefined
      ? own
      : matchingRules(
          bookOf(engine.rules, foreign.words.chapters, ''),
          looking,
          rule => ruleText(foreign.words, foreign.language, rule) ?? '',
          book,
        )
  const count = chapters.reduce((n, { rules }) => n + rules.length, 0)
  const isForeign = own.length === 0 && count > 0
  return (
    <Dialog title={words.table.rulesOf(game.title)} onClose={onClose}>
      <SearchInput label={words.table.searchRules} value={typed} onChange={event => setTyped(event.target.value)} />
      <p className={isForeign ? 'field-hint' : 'unseen'} role="status">
        {looking.length === 0 ? '' : isForeign ? words.book.foreign(count) : words.book.found(count)}
      </p>
      {engine.rulings.length > 0 && <p className="field-hint">{words.book.rulings}</p>}
      {looking.length === 0 && <Contents chapters={chapters} />}
      {chapters.length === 0 && <p className="decisions-none">{words.table.foundNone}</p>}
      {chapters.map(chapter => (
        <ChapterOf
          key={chapter.id}
          chapter={chapter}
          at={at}
          place={place}
          looking={looking}
          rulings={engine.rulings}
          textOf={rule => ruleText(game, language, rule) ?? ''}
        />
      ))}
    </Dialog>
  )
}

/** The words of another language, once they are needed. */
function useForeignWords({ engine, language }: Spoken, needed: boolean) {
  const [foreign, setForeign] = useState<{ words: Words<Types>; language: Spoken['language'] }>()
  useEffect(() => {
    const other = LANGUAGES.find(each => each !== language)
    if (!needed || other === undefined) return
    titleOf(engine.id)
      ?.words(other)
      .then(
        words => setForeign({ words, language: other }),
        () => undefined, // then it is not found
      )
  }, [engine, language, needed])
  return foreign?.language === language ? undefined : foreign
}

const headingOf = (chapter: string) => `chapter-${chapter}`

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { words } = useSpeech()
  return (
    <nav className="contents" aria-label={words.book.contents}>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => show(document.getElementById(headingOf(id)), 'start')}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ChapterOf({
  chapter: { id, title, rules },
  at,
  place,
  looking,
  rulings,
  textOf,
}: {
  chapter: Chapter
  at: RuleId | undefined
  place: RefObject<HTMLDivElement | null>
  looking: readonly string[]
  rulings: readonly RuleId[]
  textOf: (rule: RuleId) => string
}) {
  const { words } = useSpeech()
  return (
    <section className="chapter">
      <h3 id={headingOf(id)} tabIndex={-1}>
        <Found text={title} looking={looking} />
      </h3>
      <dl>
        {rules.map(rule => (
          <div key={rule} {...(rule === at && { ref: place, tabIndex: -1, 'data-wanted': true })}>
            <dt>
              <Found text={rule} looking={looking} />
              {rulings.includes(rule) && <Tag quiet>{words.book.ruling}</Tag>}
            </dt>
            <dd>
              <Found text={textOf(rule).replaceAll(/\$ (?=\d)/g, '$\u00a0')} looking={looking} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function show(target: HTMLElement | null, block: ScrollLogicalPosition) {
  target?.scrollIntoView({ block })
  target?.focus({ preventScroll: true })
}

function Found({ text, looking }: { text: string; looking: readonly string[] }) {
  if (looking.length === 0) return text
  return <Each of={stretches(text, looking)}>{each => (each.found ? <mark>{each.text}</mark> : each.text)}</Each>
}
