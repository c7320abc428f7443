import { TERRAINS } from '@wildcat/competitors/board'
import { memo } from 'react'
import { TEXTURES, textureScale } from './texture-art.ts'

/** The textures of terrains for the legend, and that of struck land and water. */
export const Textures = memo(function Textures({ id, zoom }: { id: string; zoom: number }) {
  const scale = textureScale(zoom) / zoom
  return (
    <defs>
      {TERRAINS.map(terrain => {
        const { size, ground, ink, path, width, opacity } = TEXTURES[terrain]
        return (
          <pattern
            key={terrain}
            id={`${id}-${terrain}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${scale})`}
          >
            <rect width={size} height={size} fill={`var(--map-${ground})`} />
            <path
              d={path}
              opacity={opacity}
              strokeWidth={width}
              strokeLinecap="round"
              strokeLinejoin="round"
              fill={width === 0 ? `var(--map-${ink})` : 'none'}
              stroke={width === 0 ? 'none' : `var(--map-${ink})`}
            />
          </pattern>
        )
      })}
      <pattern
        id={`${id}-storm`}
        className="storm"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale}) rotate(-35)`}
      >
        <rect width="9" height="9" />
        <path d="M0 2.5h9M0 7h9" />
      </pattern>
    </defs>
  )
})
