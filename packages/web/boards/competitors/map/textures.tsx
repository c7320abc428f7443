import { memo, type ReactNode } from 'react'

/** Each terrain has a colour and, but for the plain, a texture: nobody has to tell them by colour. */
const TEXTURES: readonly { readonly terrain: string; readonly size: number; readonly art: ReactNode }[] = [
  { terrain: 'plain', size: 20, art: null },
  {
    terrain: 'mountain',
    size: 15,
    art: <path d="M2 7.5 5 2.8 8 7.5M5 2.8l1 2.6M9.5 14l3-4.7 2.5 3.7M12.5 9.3l1 2.6" />,
  },
  { terrain: 'ice', size: 14, art: <path d="M2 3.5h4.5M9 10.5h4M4 12.3h1.5" /> },
  { terrain: 'desert', size: 9, art: <path d="M2 2.5v.01M6.5 5v.01M3.2 7.6v.01" /> },
  { terrain: 'forest', size: 13, art: <path d="M3.5 1.5 6 5.5H1zM3.1 5.5h.8v1.2h-.8zM10 7.5l2.5 4h-5zM9.6 11.5h.8v1.2h-.8z" /> },
]

export const Textures = memo(function Textures({ id, zoom }: { id: string; zoom: number }) {
  const scale = (zoom < 0.5 ? 1 : 1.4) / zoom
  return (
    <defs>
      {TEXTURES.map(({ terrain, size, art }) => (
        <pattern
          key={terrain}
          id={`${id}-${terrain}`}
          className="texture"
          data-terrain={terrain}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <rect width={size} height={size} />
          {art}
        </pattern>
      ))}
      <pattern
        id={`${id}-storm`}
        className="texture"
        data-terrain="storm"
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
