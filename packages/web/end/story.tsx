import { turningPoints } from '@wildcat/bots/advice'
import type { Seat } from '@wildcat/kernel'
import { type ReactNode, useId } from 'react'
import { Decided } from '../analysis/decided.tsx'
import { type Analysable, useAnalysis } from '../analysis/use-analysis.ts'
import type { Spoken } from '../session/use-game.ts'
import { ADVICE } from '../words/advice/index.ts'
import { Chances } from './chances.tsx'
import { Luck } from './luck.tsx'
import './story.css'

interface StoryProps {
  spoken: Spoken
  game: Analysable
  seat: Seat // with whose eyes
  isOwn: boolean
  replayAt: (commands: number, heard: number) => string // the address of a position, after so many commands, of which everybody heard so much
}

/** What decided the game: the chances over it, the moments that changed them, luck against skill. Made in a worker; the places are there at once. */
export function Story({ spoken, game, seat, isOwn, replayAt }: StoryProps) {
  const words = ADVICE[spoken.language].analysis
  const found = useAnalysis(game, seat)
  const analysis = found === 'failed' ? undefined : found
  const whole = analysis !== undefined && analysis.done === analysis.of ? analysis : undefined
  const status = found === 'failed' ? words.failed : words.progress(analysis?.done ?? 0, analysis?.of ?? 1)
  return (
    <div className="story">
      <Part title={words.expected}>
        <Chances
          analysis={analysis}
          turning={whole === undefined ? [] : turningPoints(whole)}
          words={words}
          eyes={isOwn ? undefined : seat}
          addressAt={at => `${replayAt(at, analysis?.lines[at] ?? 0)}&as=${seat}`}
        />
      </Part>
      {whole === undefined ? (
        <Part className="decided" title={words.decided}>
          <p className="field-hint" role="status">
            {status}
          </p>
        </Part>
      ) : (
        <Decided spoken={spoken} game={game} seat={seat} replayAt={replayAt} />
      )}
      <Part className="story-luck" title={words.luck}>
        <Luck analysis={whole} words={words} />
      </Part>
    </div>
  )
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
