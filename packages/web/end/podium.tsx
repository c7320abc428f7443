import { type Ref, useId, useRef } from 'react'
import { Each } from '../design/each.tsx'
import { SeatShape } from '../design/seat.tsx'
import { Player, PlayerFace } from '../session/said.tsx'
import { Bunting, DerrickArt, Sky } from './podium-art.tsx'
import { Quay, StackArt } from './podium-freight.tsx'
import { podiumShape } from './podium-shape.ts'
import type { Ended } from './ranking.ts'
import { useWidth } from './use-width.ts'
import './podium.css'

interface PodiumProps {
  outcome: Ended
  carries: 'oil' | 'freight'
  say: (score: number) => string
  picture: Ref<SVGSVGElement> // for whoever wants to pass it on
}

/** The moment: a derrick or a stack of freight for each player, as high as the score; the winner's derrick gushes. The sheet beside it says the same in words. */
export function Podium({ outcome, carries, say, picture }: PodiumProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const id = useId()
  const shape = podiumShape(width, outcome)
  const { ground, derricks, step } = shape
  return (
    <div ref={box} className="podium" aria-hidden="true">
      {width > 0 && (
        <>
          <svg ref={picture} width={width} height={shape.height} aria-hidden="true">
            <Sky {...shape} id={id} />
            {carries === 'freight' && <Quay {...shape} />}
            <Each of={derricks.slice(1)}>
              {(to, n) => {
                const from = derricks[n]
                return from !== undefined && <Bunting from={from} to={to} ground={ground} small={step < 160} />
              }}
            </Each>
            {derricks.map(derrick => {
              const Art = carries === 'freight' ? StackArt : DerrickArt
              return <Art key={derrick.seat} derrick={derrick} ground={ground} />
            })}
          </svg>
          {derricks
            .filter(({ won }) => won)
            .map(({ seat, x }) => (
              <span key={seat} className="podium-face" style={{ left: x, top: ground }}>
                <SeatShape seat={seat} />
                <PlayerFace seat={seat} />
              </span>
            ))}
          {derricks.map(({ seat, x, won }) => (
            <p key={seat} className="podium-name" data-won={won} style={{ left: x - step / 2, width: step, top: ground }}>
              <Player seat={seat} />
              <b>{say(outcome.scores[seat] ?? 0)}</b>
            </p>
          ))}
        </>
      )}
    </div>
  )
}
