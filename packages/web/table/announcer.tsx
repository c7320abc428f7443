import type { Types } from '@wildcat/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { plain } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { PageLine } from '../worker/sights.ts'
import { lineText } from './line-text.ts'

const KEPT = 5

interface AnnouncerProps {
  spoken: Spoken
  view: Types['view']
  lines: readonly PageLine[]
  call: string // what the heading now asks for
}

/** Reads out what is new to whoever does not see it. What was there when the table was opened is not news. */
export function Announcer({ spoken, view, lines, call }: AnnouncerProps) {
  const { words } = useSpeech()
  const names = useNames()
  const known = useRef(lines.length)
  const called = useRef(call)
  const heard = useRef('') // a heading that gets the focus is read out by that
  const [news, setNews] = useState<readonly { n: number; text: string }[]>([])
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('.question')) heard.current = target.textContent
    }
    addEventListener('focusin', listen)
    return () => removeEventListener('focusin', listen)
  }, [])
  useEffect(() => {
    const fresh = lines.slice(known.current).map(line => plain(lineText(spoken, line, view, words), names))
    const isHeard = heard.current !== '' && heard.current === document.querySelector('.question')?.textContent
    if (call !== '' && call !== called.current && !isHeard) fresh.push(call)
    known.current = lines.length
    called.current = call
    heard.current = ''
    // Each piece of news is a paragraph of its own: what is said twice in the same words is read out twice.
    if (fresh.length > 0) setNews(before => [...before, { n: (before.at(-1)?.n ?? 0) + 1, text: fresh.join(' ') }].slice(-KEPT))
  }, [lines, call, spoken, view, words, names])
  return (
    <div className="unseen" role="status" aria-label={words.table.news} aria-atomic="false" aria-relevant="additions">
      {news.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  )
}
