import type { Analysis, Turning } from '@wildcat/bots/advice'
import type { Seat } from '@wildcat/kernel'
import { type PointerEvent, useRef, useState } from 'react'
import { go } from '../app/navigate.ts'
import { Each } from '../design/each.tsx'
import { Player } from '../session/said.tsx'
import type { AdviceWords } from '../words/advice/index.ts'
import { marksApart } from './marks-apart.ts'
import { nearest, scale } from './scale.ts'
import { useWidth } from './use-width.ts'

interface ChancesProps {
  analysis: Analysis | undefined // as far as it is made
  turning: readonly Turning[]
  words: AdviceWords['analysis']
  eyes: Seat | undefined // said where they are not one's own
  addressAt: (position: number) => string // in the replay
}

const HEIGHT = 248
const TOP = 14
const FOOT = 28
const LEFT = 46
const RIGHT = 14
const MARK = 11
const ROOM_FOR_ROUND = 24
const ROOM_FOR_END = 34
const LEVELS = [1, 0.75, 0.5, 0.25, 0]

/** What the seat could expect over the game, with the moments that decided it, by number. Press a point and be there; the list beside it leads there by keyboard. */
export function Chances({ analysis, turning, words, eyes, addressAt }: ChancesProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [pointed, setPointed] = useState<number>()
  const { points, of } = analysis ?? { points: [], of: 1 }
  const x = scale([0, of], [LEFT, Math.max(LEFT + 1, width - RIGHT)])
  const y = scale([0, 1], [HEIGHT - FOOT, TOP])
  const places = points.map(({ at }) => x(at))
  const path = points.map(({ share }, n) => `${n === 0 ? 'M' : 'L'}${(places[n] ?? 0).toFixed(1)} ${y(share).toFixed(1)}`).join('')
  const end = width - RIGHT
  const here = pointed === undefined ? undefined : points[pointed]
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setPointed(points.length === 0 ? undefined : nearest(places, clientX - currentTarget.getBoundingClientRect().left))
  return (
    <div className="chances">
      <p className="chances-about">
        {eyes !== undefined && (
          <span>
            {words.eyes} <Player seat={eyes} />
          </span>
        )}
        <span className="chances-now" aria-hidden="true">
          {here === undefined ? words.pressPoint : words.point(here.round, here.share)}
        </span>
      </p>
      <div ref={box} className="chances-drawing" style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            aria-hidden="true"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(undefined)}
            onClick={() => here !== undefined && go(addressAt(here.at))}
          >
            <Each of={LEVELS}>
              {level => (
                <g className="chances-level" data-half={level === 0.5}>
                  <path d={`M${LEFT} ${y(level)}H${end}`} />
                  {level % 0.5 === 0 && (
                    <text x={LEFT - 8} y={y(level)} dy="0.32em">
                      {words.percent(level)}
                    </text>
                  )}
                </g>
              )}
            </Each>
            <Each of={roundsOf(points, x, end)}>
              {({ round, at }) => (
                <text className="chances-round" x={at} y={HEIGHT - 6}>
                  {round}
                </text>
              )}
            </Each>
            {analysis !== undefined && (
              <text className="chances-round" x={end} y={HEIGHT - 6}>
                {words.atEnd}
              </text>
            )}
            {here !== undefined && <path className="chances-here" d={`M${x(here.at)} ${TOP}V${HEIGHT - FOOT}`} />}
            <path className="chances-line" d={path} />
            {here !== undefined && <circle className="chances-point" cx={x(here.at)} cy={y(here.share)} r="5" />}
            <Marks of={turning.map(each => ({ isGood: each.by > 0, point: [x(each.at), y(shareAt(points, each.at))] }))} />
          </svg>
        )}
      </div>
    </div>
  )
}

/** Where rounds begin, as far as their numbers have room. */
function roundsOf(points: Analysis['points'], x: (at: number) => number, end: number): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = []
  let last = 0
  for (const { round, at } of points) {
    if (round <= last) continue
    last = round
    const before = found.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    if (x(at) - before >= ROOM_FOR_ROUND && end - x(at) >= ROOM_FOR_END) found.push({ round, at: x(at) })
  }
  return found
}

/** On the line between the points before and after it. */
function shareAt(points: Analysis['points'], place: number): number {
  const after = points.find(({ at }) => at >= place) ?? points.at(-1)
  const before = points.findLast(({ at }) => at <= place) ?? after
  return before === undefined || after === undefined ? 0 : scale([before.at, after.at], [before.share, after.share])(place)
}

interface Mark {
  readonly isGood: boolean
  readonly point: readonly [number, number]
}

/** The numbers of the list beside it. One that would cover another stands above or below its point. */
function Marks({ of }: { of: readonly Mark[] }) {
  const room = { size: 2 * MARK + 3, top: MARK + 1, foot: HEIGHT - FOOT - MARK }
  const places = marksApart(
    of.map(({ point }) => point),
    room,
  )
  return (
    <>
      <Each of={of}>
        {({ isGood, point: [x, y] }, n) => (
          <g className="chances-mark" data-good={isGood}>
            <path d={`M${x} ${Math.min(y, places[n]?.[1] ?? y)}V${HEIGHT - FOOT}`} />
            <circle cx={x} cy={y} r="3.5" />
          </g>
        )}
      </Each>
      <Each of={of}>
        {({ isGood }, n) => (
          <g className="chances-mark" data-good={isGood} transform={`translate(${places[n]?.join(' ') ?? ''})`}>
            <circle r={MARK} />
            <text dy="0.35em">{n + 1}</text>
          </g>
        )}
      </Each>
    </>
  )
}
