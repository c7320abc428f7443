import { CARDS, type Event } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Times } from '../../../design/each.tsx'
import { Barrel } from '../../oil-rush/art/barrel.tsx'
import { LicenceCard } from '../cards/licences.tsx'
import { useTable } from '../table.ts'
import './motion.css'

type Sprite = 'barrel' | 'coin' | 'licence' | 'beige' | 'red'
interface Flight {
  readonly sprite: Sprite
  readonly count: number
  readonly way: readonly string[] // anchors, from the first to the last
}
const MOST = 4

const FLYING = [
  'oilCarried',
  'freeOilTaken',
  'oilSold',
  'overflowSold',
  'derrickBuilt',
  'cardTaken',
  'licencesDealt',
  'licencesPaid',
  'bluffCalled',
] as const
type Flying = Extract<Event, { kind: (typeof FLYING)[number] }>
const isFlying = (event: Event | undefined): event is Flying => FLYING.some(kind => kind === event?.kind)

/** What moves from one part of the board to another when something happens. */
function flightOf(event: Flying, viewer: number | 'spectator'): Flight {
  const handOf = (seat: number) => (seat === viewer ? 'hand' : `player-${seat}`)
  switch (event.kind) {
    case 'oilCarried': {
      const train = event.by === 'own' ? event.seat : event.by === 'rival' ? (event.carriers[0] ?? event.seat) : 'black'
      return { sprite: 'barrel', count: 1, way: [`well-${event.well}`, `train-${train}`, `depot-${event.seat}-${event.company}`] }
    }
    case 'freeOilTaken':
      return { sprite: 'barrel', count: 1, way: [`player-${event.seat}`, `depot-${event.seat}-${event.company}`] }
    case 'oilSold':
    case 'overflowSold':
      return { sprite: 'coin', count: event.barrels, way: [`depot-${event.seat}-${event.company}`, `money-${event.seat}`] }
    case 'derrickBuilt':
      return { sprite: 'coin', count: event.cost / 2000, way: [`money-${event.seat}`, `well-${event.well}`] }
    case 'cardTaken':
      return { sprite: at(CARDS, event.card).colour, count: 1, way: ['cards', `taken-${event.seat}`] }
    case 'licencesDealt':
      return { sprite: 'licence', count: event.count, way: ['star', handOf(event.seat)] }
    case 'licencesPaid':
      return { sprite: 'licence', count: event.ones + event.twos, way: [handOf(event.seat), 'star'] }
    case 'bluffCalled':
      return { sprite: 'licence', count: event.lost.length, way: [handOf(event.seat), 'star'] }
  }
}

/** Barrels, money and papers on their way over the board. Only shown: nothing depends on their arrival. */
export function Flights({ root }: { root: RefObject<HTMLElement | null> }) {
  const { event, ms, viewer } = useTable()
  const flight = useMemo(() => (isFlying(event) ? flightOf(event, viewer) : undefined), [event, viewer])
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (flight !== undefined && layer.current !== null && root.current !== null) fly(root.current, layer.current, flight, ms)
  }, [root, flight, ms])
  if (flight === undefined) return null
  return (
    <div ref={layer} className="flights" aria-hidden="true">
      <Times n={Math.min(MOST, flight.count)}>
        {() => (
          <div className="flight" data-sprite={flight.sprite}>
            {flight.sprite === 'barrel' && (
              <svg viewBox="-7 -8.5 14 17" aria-hidden="true">
                <Barrel />
              </svg>
            )}
            {flight.sprite === 'licence' && <LicenceCard value={1} />}
            {flight.sprite === 'coin' && '$'}
          </div>
        )}
      </Times>
    </div>
  )
}

function fly(root: HTMLElement, layer: HTMLElement, { way }: Flight, ms: number) {
  const places = way.flatMap(anchor => {
    const found = root.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect()
    return found === undefined || found.width === 0 ? [] : [{ x: found.x + found.width / 2, y: found.y + found.height / 2 }]
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
