import { areasOf, factsOf, hexesPath, isSea, TERRITORY_IDS, type View, weatherOf } from '@wildcat/competitors/board'
import type { Shapes } from '../world/decode.ts'

/** What the weather has struck: land where it strikes trucks, water where it strikes ships or planes. In units of the map. */
export function Struck({ id, view, shapes }: { id: string; view: View; shapes: Shapes }) {
  const event = weatherOf(view)
  const { weather } = view
  if (weather === 'none' || event === undefined || event.kind === 'fairWeather') return null
  const { continent } = weather
  const isOnLand = event.kind === 'strike' ? event.vehicles.includes('truck') : false
  const isOnWater = event.kind === 'strike' && event.vehicles.some(kind => kind !== 'truck')
  const struck = TERRITORY_IDS.filter(state => {
    const { continent: here, terrain } = factsOf(state)
    return isOnLand && here === continent && event.kind === 'strike' && (event.terrains === 'all' || event.terrains.includes(terrain))
  })
  return (
    <g pointerEvents="none" fill={`url(#${id}-storm)`}>
      {isOnWater && <path d={hexesPath(hex => isSea(hex) && areasOf(hex).includes(continent))} />}
      {struck.map(state => (
        <path key={state} d={shapes.land.get(state)?.path} />
      ))}
    </g>
  )
}
