import type { Types } from '@wildcat/kernel'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { pieces } from '../session/names.ts'
import { PlayerFace, Said, useNames } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { PageLine } from '../worker/sights.ts'
import { beginningsOf, opensPart, type Passage, passageOf, passagesOf } from './line-text.ts'
import './log.css'

interface LogProps {
  spoken: Spoken
  view: Types['view']
  lines: readonly PageLine[]
  seenBefore: number // lines that this viewer had seen when he last decided
  since?: string // how what came after them is headed
}

/**
 * What happened, newest last and in sight, unless somebody is reading further up. What was taken back is gone; the last passage
 * grows while it is happening.
 */
export function Log({ spoken, view, lines, seenBefore, since }: LogProps) {
  const { words } = useSpeech()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const top = useRef(0)
  const height = useRef(0)
  const { passages, fresh } = useMemo(() => passagesOf(spoken, lines, seenBefore), [spoken, lines, seenBefore])
  // What was two passages and is one now does not make others of those after it.
  const beginnings = useMemo(() => beginningsOf(passages, lines), [passages, lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line counts
  useLayoutEffect(() => stayAtEnd(box.current, atEnd.current), [lines.length, spoken])
  useEffect(() => {
    if (box.current === null) return
    // On a phone it has no size until one turns to it.
    const sizes = new ResizeObserver(() => stayAtEnd(box.current, atEnd.current))
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])
  return (
    <div
      className="log"
      ref={box}
      role="log"
      aria-live="off" // read out by the Announcer, which is there also when the log is not
      aria-label={words.table.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollTop, scrollHeight, clientHeight } = currentTarget
        // Only somebody who reads goes up; lines that arrive and a box that changes its size do not.
        if (scrollHeight - scrollTop - clientHeight < 40) atEnd.current = true
        else if (scrollTop < top.current && clientHeight === height.current) atEnd.current = false
        top.current = scrollTop
        height.current = clientHeight
      }}
    >
      {passages.length === 0 && <p className="log-empty">{words.table.logEmpty}</p>}
      <ol>
        {passages.map((passage, index) => (
          <li
            key={beginnings[index]}
            className={opensPart(spoken, passage) ? 'log-part' : passage[0]?.kind === 'event' ? undefined : 'log-remark'}
            data-new={index === fresh && fresh > 0 ? (since ?? words.table.sinceThen) : undefined}
          >
            <LogPassage key={passage.length} spoken={spoken} view={view} passage={passage} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function stayAtEnd(box: HTMLElement | null, atEnd: boolean) {
  if (atEnd && box !== null) box.scrollTop = box.scrollHeight
}

/** The last passages, where the log itself is out of sight: on a phone, while others decide. It is read out by the Announcer. */
export function Latest({ spoken, view, lines, most }: Omit<LogProps, 'seenBefore'> & { most: number }) {
  const { passages } = useMemo(() => passagesOf(spoken, lines), [spoken, lines])
  return (
    <ol className="latest" aria-hidden="true">
      <Each of={passages.slice(-most)}>
        {passage => (
          <li key={`${passages.length} ${passage.length}`}>
            <LogPassage spoken={spoken} view={view} passage={passage} />
          </li>
        )}
      </Each>
    </ol>
  )
}

interface LogPassageProps {
  spoken: Spoken
  view: Types['view']
  passage: Passage
}
/** A line never changes, whatever else the view shows by now: only what has become longer is put into words again. */
const LogPassage = memo(
  function LogPassage({ spoken, view, passage }: LogPassageProps) {
    const { words } = useSpeech()
    const text = passageOf(spoken, passage, view, words)
    const [first] = pieces(text, useNames())
    return (
      <span className="log-text">
        {first !== undefined && 'seat' in first && <PlayerFace seat={first.seat} />}
        <Said text={text} />
      </span>
    )
  },
  (before, { spoken, passage }) =>
    before.spoken === spoken && before.passage.length === passage.length && passage.every((line, i) => line === before.passage[i]),
)
