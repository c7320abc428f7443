/** Each terrain has a colour and, but for the plain, a texture: nobody has to tell them by colour. Used by the page and by its painter. */
export interface Texture {
  readonly size: number
  readonly ground: string // names of colours
  readonly ink: string
  readonly path: string
  readonly width: number // of its lines; 0: it is filled
  readonly opacity: number
}
const LINE = { width: 0.9, opacity: 0.55 }
export const TEXTURES = {
  plain: { size: 20, ground: 'plain', ink: 'plain', path: '', ...LINE },
  mountain: {
    size: 15,
    ground: 'mountain',
    ink: 'mountain-ink',
    path: 'M2 7.5 5 2.8 8 7.5M5 2.8l1 2.6M9.5 14l3-4.7 2.5 3.7M12.5 9.3l1 2.6',
    ...LINE,
  },
  ice: { size: 14, ground: 'ice', ink: 'ice-ink', path: 'M2 3.5h4.5M9 10.5h4M4 12.3h1.5', ...LINE },
  desert: { size: 9, ground: 'desert', ink: 'desert-ink', path: 'M2 2.5v.01M6.5 5v.01M3.2 7.6v.01', width: 1.3, opacity: 0.55 },
  forest: {
    size: 13,
    ground: 'forest',
    ink: 'forest-ink',
    path: 'M3.5 1.5 6 5.5H1zM3.1 5.5h.8v1.2h-.8zM10 7.5l2.5 4h-5zM9.6 11.5h.8v1.2h-.8z',
    width: 0,
    opacity: 0.42,
  },
} as const satisfies Readonly<Record<string, Texture>>

/** Pixels for a unit of the art. */
export const textureScale = (zoom: number): number => (zoom < 0.5 ? 1 : 1.4)
