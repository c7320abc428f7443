import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { type Anchor, anchored } from '../marks.ts'
import './flights.css'

/** Something that moves from one part of the board to another when something happens. */
export interface Flight {
  readonly sprite: string
  readonly count: number
  readonly way: readonly Anchor[] // from the first to the last
}
interface FlightsProps {
  root: RefObject<HTMLElement | null>
  flight: Flight | readonly Flight[] | undefined // the same as long as it lasts; several fly together
  ms: number
  draw: (sprite: string, place: number) => ReactNode // several of a flight fly one after the other
}
const MOST = 4

/** Pieces on their way over the board. Only shown: nothing depends on their arrival. */
export function Flights({ root, flight, ms, draw }: FlightsProps) {
  const flights = useMemo(() => (flight === undefined ? [] : [flight].flat()), [flight])
  return <Each of={flights}>{each => <Flying root={root} flight={each} ms={ms} draw={draw} />}</Each>
}

function Flying({ root, flight, ms, draw }: Omit<FlightsProps, 'flight'> & { flight: Flight }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (layer.current !== null && root.current !== null) fly(root.current, layer.current, flight, ms)
  }, [root, flight, ms])
  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Times n={Math.min(MOST, flight.count)}>
        {place => (
          <div className="flight" data-sprite={flight.sprite}>
            {draw(flight.sprite, place)}
          </div>
        )}
      </Times>
    </div>
  )
}

function fly(root: HTMLElement, layer: HTMLElement, { way }: Flight, ms: number) {
  const places = way.flatMap(place => {
    const found = anchored(root, place)?.getBoundingClientRect()
    return found === undefined ? [] : [{ x: found.x + found.width / 2, y: found.y + found.height / 2 }]
  })
  if (places.length < 2) return
  for (const [n, sprite] of [...layer.children].entries())
    sprite.animate(
      places.map(({ x, y }, place) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${place === 0 ? 0.6 : 1})`,
        opacity: place === 0 || place === places.length - 1 ? 0.2 : 1,
        easing: 'cubic-bezier(.4, 0, .2, 1)',
      })),
      { duration: ms * 0.85, delay: n * ms * 0.05, fill: 'both' },
    )
}
