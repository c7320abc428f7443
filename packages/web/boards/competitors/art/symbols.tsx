import { memo } from 'react'

const PLANE =
  'M12 1.6c.9 0 1.5 1 1.5 2.3v4.9l8.3 5v2.1l-8.3-2.5v4.5l2.5 1.9v1.7L12 20.4l-4 1.1v-1.7l2.5-1.9v-4.5l-8.3 2.5v-2.1l8.3-5V3.9c0-1.3.6-2.3 1.5-2.3z'
const ANCHOR =
  'M12 2.2a2.9 2.9 0 0 1 1.3 5.5v1.6h3.2v2.2h-3.2v7.1c2.6-.4 4.5-1.9 5.1-3.9l-1.5.5 2.2-4.4 2.7 4.1-1.5-.3c-.7 3.9-4.2 6.6-8.3 6.6s-7.6-2.7-8.3-6.6l-1.5.3 2.7-4.1 2.2 4.4-1.5-.5c.6 2 2.5 3.5 5.1 3.9v-7.1H7.5V9.3h3.2V7.7A2.9 2.9 0 0 1 12 2.2z'
const PATHS = {
  truck: 'M1 5.5h13v10.5H1zM15 8.5h4.2L23 12.5V16h-8zM3.2 17h4.6a2.3 2.3 0 0 1-4.6 0zM16.2 17h4.6a2.3 2.3 0 0 1-4.6 0z',
  ship: 'M1.5 13.5h21l-3 6.5h-15zM6 8.5h3.5v4H6zM10.5 8.5H14v4h-3.5zM15 5.5h3v7h-3zM6.8 5h2v2.5h-2z',
  plane: PLANE,
  house: 'M12 2 22 9.5V22H2V9.5z',
  crate: 'M3 6.5h18v13H3zM3 10.5h18v1.6H3zM10.8 6.5h2.4v6h-2.4z',
  anchor: ANCHOR,
  card: 'M5 2h14v20H5zM7 4v16h10V4zM8.5 9.5 12 6l3.5 3.5-2 8h-3z',
  contract: 'M5 2h10l4 4v16H5zM7 4v16h10V7h-3V4zM8.5 10h7v1.6h-7zM8.5 13.4h7V15h-7zM8.5 16.8h4.5v1.6H8.5z',
  seal: 'M4 2h10l4 4v6.3h-2V7h-3V4H6v16h5v2H4zM8 10h6v1.6H8zM17 13.5a3.8 3.8 0 0 1 2.3 6.8V24L17 22.8 14.7 24v-3.7a3.8 3.8 0 0 1 2.3-6.8z',
} as const
export type SymbolName = keyof typeof PATHS | 'port' | 'port-dot' | 'airport' | 'airport-dot' | 'hub' | 'crossing' | 'flag' | 'customs'

/** The names are those of the page: they are the same whatever board is on it. */
const nameOf = (name: SymbolName) => `competitors-${name}`

/**
 * Everything that stands on the map more than once; drawn here, used there. What is used knows no styles of its surroundings. Nothing is cut
 * off: a clip for each of hundreds would cost more, when the map is moved, than what is drawn.
 */
export const Symbols = memo(function Symbols() {
  return (
    <svg className="symbols" width="0" height="0" aria-hidden="true">
      {Object.entries(PATHS).map(([name, d]) => (
        <symbol key={name} id={`competitors-${name}`} viewBox="0 0 24 24" overflow="visible">
          <path d={d} fillRule="evenodd" />
        </symbol>
      ))}
      <symbol id={nameOf('port')} viewBox="0 0 24 24" overflow="visible">
        <circle fill="var(--map-paper)" stroke="currentColor" strokeWidth="1.8" cx="12" cy="12" r="10.6" />
        <path fill="currentColor" d={ANCHOR} transform="translate(4.3 4.3) scale(.64)" />
      </symbol>
      <symbol id={nameOf('port-dot')} viewBox="0 0 24 24" overflow="visible">
        <circle fill="var(--map-paper)" stroke="currentColor" strokeWidth="5" cx="12" cy="12" r="8.5" />
      </symbol>
      <symbol id={nameOf('airport')} viewBox="0 0 24 24" overflow="visible">
        <circle fill="var(--map-paper)" stroke="currentColor" strokeWidth="1.8" cx="12" cy="12" r="10.6" />
        <path fill="currentColor" d={PLANE} transform="translate(4 4) scale(.67)" />
      </symbol>
      <symbol id={nameOf('airport-dot')} viewBox="0 0 24 24" overflow="visible">
        <path fill="currentColor" stroke="var(--map-halo)" strokeWidth="4" paintOrder="stroke" d={PLANE} />
      </symbol>
      <symbol id={nameOf('hub')} viewBox="0 0 24 24" overflow="visible">
        <rect fill="currentColor" stroke="var(--map-paper)" strokeWidth="1.6" x="1" y="1" width="22" height="22" rx="5.5" />
        <path fill="var(--map-paper)" d={PLANE} transform="translate(3 3) scale(.75)" />
      </symbol>
      <symbol id={nameOf('crossing')} viewBox="0 0 24 24" overflow="visible">
        <path fill="currentColor" stroke="var(--map-paper)" strokeWidth="1.6" d="M12 .8 23.2 12 12 23.2.8 12z" />
        <path
          fill="none"
          stroke="var(--map-paper)"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M7.5 10.5q2.250-3.4 4.5 0t4.5 0M7.5 15q2.250-3.4 4.5 0t4.5 0"
        />
      </symbol>
      <symbol id={nameOf('flag')} viewBox="0 0 24 24" overflow="visible">
        <path fill="none" stroke="var(--map-ink)" strokeWidth="2.4" strokeLinecap="round" d="M6 23V2" />
        <path fill="var(--map-flag)" stroke="var(--map-paper)" strokeWidth="1.2" d="M6 2l16 5.5L6 13.5z" />
      </symbol>
      <symbol id={nameOf('customs')} viewBox="0 0 24 24" overflow="visible">
        <circle fill="var(--map-paper)" stroke="var(--map-flag)" strokeWidth="4" cx="12" cy="12" r="9.6" />
        <path fill="var(--map-ink)" d="M5.5 10h13v4h-13z" />
      </symbol>
    </svg>
  )
})

interface SignProps {
  of: SymbolName
  className?: string
}
/** One of them beside words. */
export const Sign = ({ of, className = '' }: SignProps) => (
  <svg className={`sign ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${nameOf(of)}`} />
  </svg>
)

interface PutProps extends SignProps {
  x: number // of its middle
  y: number
  size: number
}
/** One of them in a drawing. */
export const Put = ({ of, x, y, size, className }: PutProps) => (
  <use href={`#${nameOf(of)}`} className={className} x={x - size / 2} y={y - size / 2} width={size} height={size} />
)
