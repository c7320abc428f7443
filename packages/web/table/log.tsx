import { memo, useEffect, useRef } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { Said } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { type PageLine, standingLines } from '../worker/sights.ts'
import { lineText } from './line-text.ts'
import './log.css'

interface LogProps {
  spoken: Spoken
  lines: readonly PageLine[]
  seenBefore: number // lines that this viewer had seen when he last decided
}

/** What happened, newest last and in sight, unless somebody is reading further up. What was taken back is gone. */
export function Log({ spoken, lines, seenBefore }: LogProps) {
  const { words } = useSpeech()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const top = useRef(0)
  const height = useRef(0)
  const shown = standingLines(lines)
  const old = standingLines(lines.slice(0, seenBefore)).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line counts
  useEffect(() => {
    if (atEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [lines.length, spoken])
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
      {shown.length === 0 && <p className="log-empty">{words.table.logEmpty}</p>}
      <ol>
        <Each of={shown}>
          {(line, index) => (
            <li
              className={line.kind === 'event' ? undefined : 'log-undone'}
              data-new={index === old && old > 0 ? words.table.sinceThen : undefined}
            >
              <LogLine spoken={spoken} line={line} />
            </li>
          )}
        </Each>
      </ol>
    </div>
  )
}

/** The last lines, where the log itself is out of sight: on a phone, while others decide. It is read out by the Announcer. */
export function Latest({ spoken, lines, most }: Omit<LogProps, 'seenBefore'> & { most: number }) {
  return (
    <ol className="latest" aria-hidden="true">
      <Each of={standingLines(lines).slice(-most)}>
        {line => (
          <li>
            <LogLine spoken={spoken} line={line} />
          </li>
        )}
      </Each>
    </ol>
  )
}

/** A line never changes: only new ones are put into words. */
const LogLine = memo(function LogLine({ spoken, line }: { spoken: Spoken; line: PageLine }) {
  const { words } = useSpeech()
  return <Said text={lineText(spoken, line, words)} />
})
