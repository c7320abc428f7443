import type { Course, Outcome } from '@wildcat/kernel'
import { useEffect, useState } from 'react'
import { reportFailure } from '../app/page-failure.ts'
import { useSpeech } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import type { Spoken } from '../session/use-game.ts'
import { AccountPlace } from './account-place.tsx'
import { Breakdown } from './breakdown.tsx'
import { Chart } from './chart.tsx'
import './account.css'

interface AccountProps {
  spoken: Spoken
  outcome: Outcome
  ask: () => Promise<Course | 'none'>
}

/** How the scores came about, and the game in curves. A game that keeps no account shows none. */
export function Account({ spoken, outcome, ask }: AccountProps) {
  const { words } = useSpeech()
  const [course, setCourse] = useState<Course | 'none'>()
  useEffect(() => {
    let wanted = true
    ask().then(
      answer => wanted && setCourse(answer),
      (error: unknown) => {
        if (!wanted) return
        setCourse('none')
        reportFailure('small', error)
      },
    )
    return () => {
      wanted = false
    }
  }, [ask])
  const told = spoken.words.account
  if (course === 'none' || told === undefined) return null
  if (course === undefined) return <AccountPlace />
  return (
    <>
      <Panel title={words.end.parts} className="end-parts">
        <Breakdown spoken={spoken} course={course} outcome={outcome} />
      </Panel>
      {course.rounds.length > 1 && (
        <Panel title={words.end.curves} className="end-curves">
          <div className="charts">
            {course.curves.map(({ curve, values }) => (
              <Chart
                key={curve}
                title={told.curves[curve] ?? ''}
                rounds={course.rounds}
                values={values}
                say={value => told.value(curve, value)}
              />
            ))}
          </div>
        </Panel>
      )}
    </>
  )
}
