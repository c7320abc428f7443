import { BOARD } from '@wildcat/giganten/board'
import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import { scattered } from '../../kit/art/scattered.ts'
import { HEIGHT, LEFT, middleOf, TOP, UNIT, WIDTH } from './geometry.ts'
import { contourLines } from './relief.ts'

/** Outlines with their shaded side; drawn around the middle of a square. */
const MOUNTAINS = [
  {
    line: 'M-19 14-9.5-6-6.5-13-2-6.5 1.5-1 5-6 8-9.5 12-3 19 14',
    shade: 'M-6.5-13-2-6.5 1.5-1-1 6 1 14h-8l1.5-8-2-6zM8-9.5 12-3l7 17H8.500l1.5-9z',
    strokes: 'M-6-11.500l2 10M-4-8 0 5M-2-5.5 3.5 9M8.2-8.5 10 2M10-5.5 14 8',
  },
  {
    line: 'M-20 14-11 0-8-4-4-1 2-13 7-6 11 2 14 5 20 14',
    shade: 'M2-13 7-6 11 2 14 5l6 9H4l1-8-3-6zM-8-4-4-1-6 5l1 9h-4l1-9z',
    strokes: 'M2.5-11 4 0M5-7.5 9 6M8-3 14 11M-7.5-3-6 7',
  },
  {
    line: 'M-20 14-14 4-9-8-6-11-3-7 0-9 4-13 8-8 12 0 20 14',
    shade: 'M4-13 8-8l4 8 8 14H6l1-8-3-7zM-6-11-3-7l-1 6 2 8v7h-6l2-10z',
    strokes: 'M4.3-11.5 6 0M6.5-8.5 11 6M9-5 15 10M-5.5-9.5-4 3',
  },
] as const
const HILLS = [
  { line: 'M-19 8C-14-5-5-6 0 5M-5-1C1-9 13-8 19 8', strokes: 'M-11-3l-1 4M-7-2.5 -6 2M8-5.5 9 0M12-3.500l2.5 5M4-5.5 3.5-1' },
  {
    line: 'M-20 9C-15-2-8-3-3 4M-10 1C-3-10 8-10 14 3M9-2C13-4 17 0 20 9',
    strokes: 'M0-6.500v5M4-6.500l2 5M8-4l2.5 4.500M-13 1l-1 3.500M15 .500l1 3',
  },
  { line: 'M-19 7C-12-9 0-9 5 7M1 0C7-7 15-4 19 7', strokes: 'M-6-4l-.5 5M-2-3.5 0 1M-9.5-1.5-11 3M11-2.500l1 4M14.5-.500l1.5 3' },
] as const
const TUFTS = [
  'm-2.6 2-1.4-3.600M0 2v-4.600M2.4 2l1.6-3.4',
  'm-1.5 1.5-1-2.500M1 1.5 2-2',
  'M-3 1.500h6M-1.5 1.500v-2M1.2 1.500v-3',
] as const
const CACTUS = 'M0 5v-11M0-.500h-3.500v-3.500M0 1.500h3.300v-5'

const turn = (square: number) => (scattered(square, 9) < 0.5 ? 1 : -1)
const pick = <X,>(list: readonly X[], square: number): X | undefined => list[Math.floor(scattered(square, 7) * list.length)]

/** What is printed on the map: it never changes, and is drawn once. */
export const Ground = memo(function Ground() {
  return (
    <g className="ground">
      <rect className="ground-paper" x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} />
      <clipPath id="gig-map">
        <rect x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} />
      </clipPath>
      <g clipPath="url(#gig-map)">
        {contourLines().map(({ level, path }) => (
          <path key={level} className="ground-contour" d={path} />
        ))}
      </g>
      <path className="ground-grid" d={gridLines()} />
      <Each of={BOARD.cost}>{(cost, square) => <Square cost={cost} square={square} />}</Each>
    </g>
  )
})

function gridLines(): string {
  let path = ''
  for (let x = UNIT; x < WIDTH; x += UNIT) path += `M${LEFT + x} ${TOP}v${HEIGHT}`
  for (let y = UNIT; y < HEIGHT; y += UNIT) path += `M${LEFT} ${TOP + y}h${WIDTH}`
  return path
}

function Square({ cost, square }: { cost: number; square: number }) {
  const { x, y } = middleOf(square)
  if (cost === 1) return <Plain x={x} y={y} square={square} />
  const place = `translate(${x} ${y + 1}) scale(${turn(square)} 1)`
  if (cost === 2) {
    const hill = pick(HILLS, square)
    return (
      <g className="hill" transform={place}>
        <path className="relief-line" d={hill?.line} />
        <path className="relief-stroke" d={hill?.strokes} />
      </g>
    )
  }
  const mountain = pick(MOUNTAINS, square)
  return (
    <g className="mountain" transform={place}>
      <path className="relief-body" d={`${mountain?.line}z`} />
      <path className="relief-shade" d={mountain?.shade} />
      <path className="relief-line" d={mountain?.line} />
      <path className="relief-stroke" d={mountain?.strokes} />
    </g>
  )
}

/** Dry grass here and there, a cactus now and then. */
function Plain({ x, y, square }: { x: number; y: number; square: number }) {
  const growth = scattered(square, 1)
  if (growth < 0.3) return null
  const at = (n: number) => `translate(${x + (scattered(square, n) - 0.5) * 34} ${y + (scattered(square, n + 1) - 0.5) * 34})`
  if (growth > 0.94) return <path className="cactus" d={CACTUS} transform={at(2)} />
  return (
    <>
      <path className="tuft" d={pick(TUFTS, square)} transform={at(2)} />
      {growth > 0.62 && <path className="tuft" d={TUFTS[1]} transform={at(4)} />}
    </>
  )
}
