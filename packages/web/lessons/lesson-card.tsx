import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { Button, buttonLook, IconButton } from '../design/button.tsx'
import { NARROW, useMedia } from '../design/media.ts'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import { focusQuestion, isField } from '../table/focus.ts'
import { useShortcuts } from '../table/shortcuts.ts'
import type { Step } from './lesson.ts'
import type { LoadedLesson } from './load-lesson.ts'
import { goingOn } from './marks.ts'
import type { Progress } from './use-progress.ts'
import './lesson.css'

interface LessonCardProps extends LoadedLesson {
  steps: readonly Step[]
  progress: Progress
  onShow: (() => void) | undefined // lays out what is asked for
  onLeave: () => void
}

/** What is told now, and how one goes on. What was told before can be read again. */
export function LessonCard({ lesson, texts, words, steps, progress, onShow, onLeave }: LessonCardProps) {
  const { keys } = useSettings()
  const isNarrow = useMedia(NARROW)
  const title = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { step, next, isRead, isOver, goOn } = progress
  const [again, setAgain] = useState<{ readonly from: string; readonly number: number }>()
  const [folded, setFolded] = useState<string>()
  const id = step?.id ?? ''
  const shown = again?.from === id ? steps[again.number - 1] : step
  const now = step?.number ?? steps.length
  const number = shown?.number ?? now
  const isBefore = number < now
  const waits = !isRead
  const isFolded = folded === id
  const look = (to: number) => setAgain(to === now ? undefined : { from: id, number: to })
  const press = () => {
    setAgain(undefined)
    goOn()
  }
  useShortcuts(keys, { n: waits ? press : undefined })
  // Whoever reads is led on; whoever is somewhere else on purpose stays there.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || activeElement?.closest('.decide') != null
    if (id !== '' && waits && isHere && !isField(activeElement)) button.current?.focus({ preventScroll: true })
  }, [id, waits])
  const text = shown === undefined ? (next === 'lost' ? words.onYourOwn : '') : (texts[shown.id]?.(playerTokens) ?? '')
  return (
    <fieldset className="lesson" aria-labelledby={title} data-folded={isFolded} data-reads={waits || isOver}>
      <header className="lesson-head">
        <p className="lesson-title" id={title}>
          <span className="unseen">{words.title} </span>
          {words.step(number, steps.length)}
        </p>
        <IconButton label={words.before} icon="back" aria-disabled={number <= 1} onClick={() => number > 1 && look(number - 1)} />
        <IconButton label={words.after} icon="onward" aria-disabled={!isBefore} onClick={() => isBefore && look(number + 1)} />
        {onShow !== undefined && isNarrow && <IconButton label={words.showMe} icon="hand" onClick={onShow} />}
        <IconButton
          className="lesson-fold"
          label={isFolded ? words.unfold : words.fold}
          icon={isFolded ? 'down' : 'up'}
          aria-expanded={!isFolded}
          onClick={() => setFolded(isFolded ? undefined : id)}
        />
        <Button
          look="quiet"
          className="lesson-skip"
          aria-label={words.skip}
          onClick={() => {
            focusQuestion()
            onLeave()
          }}
        >
          {isNarrow ? words.skipShort : words.skip}
        </Button>
      </header>
      <div className="lesson-text" role="status">
        <p>
          <Said text={text} />
        </p>
      </div>
      <div className="lesson-actions">
        {isBefore ? (
          <Button onClick={() => setAgain(undefined)}>{words.now}</Button>
        ) : isOver ? (
          <>
            <Button
              look="first"
              onClick={() => {
                focusQuestion()
                onLeave()
              }}
            >
              {words.playOn}
            </Button>
            <Link className={buttonLook('quiet')} to={paths.setup(lesson.game)}>
              {words.setUp}
            </Link>
          </>
        ) : waits ? (
          <Button ref={button} look="first" {...goingOn} aria-keyshortcuts="n" onClick={press}>
            {words.goOn}
          </Button>
        ) : (
          onShow !== undefined &&
          !isNarrow && (
            <Button icon="hand" onClick={onShow}>
              {words.showMe}
            </Button>
          )
        )}
      </div>
    </fieldset>
  )
}
