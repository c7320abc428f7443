/** A picture of a table for whoever shows a preview of a link: what a spectator sees of it, as a PNG of the size that messengers want. */
import { fileURLToPath } from 'node:url'
import { titleOf } from '@wildcat/catalogue'
import type { Language, Types } from '@wildcat/kernel'
import { Refused } from '../refused.ts'

export const PICTURE = { width: 1200, height: 630 } as const
const MARGIN = 15
const GROUND = '#f3ecdd'
const SIGNS = ['1', '2', '3', '4', '5'] // of the seats, as whoever has no name is called

/** What the games' pictures are lettered in: the machine of a server has often no fonts at all. */
const FONTS = [
  import.meta.resolve('@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
].map(url => fileURLToPath(url))

export interface Drawing {
  readonly game: string
  readonly language: Language
  readonly names: readonly string[]
  readonly view: Types['view'] // of a spectator
}

/** `loadSystemFonts`: for the names of players, whose letters may be in none of ours. */
export async function drawn({ game, language, names, view }: Drawing, loadSystemFonts = true): Promise<Uint8Array> {
  const picture = await titleOf(game)?.picture?.(language)
  if (picture === undefined || view.viewer !== 'spectator') throw new Refused('notFound')
  const { Resvg } = await import('@resvg/resvg-js')
  const svg = framed(picture.draw(view, seat => names[seat] || String(seat + 1), { legend: false, signs: SIGNS }))
  return new Resvg(svg, { font: { fontFiles: FONTS, loadSystemFonts, sansSerifFamily: 'Source Sans 3' } }).render().asPng()
}

/** As large as it fits, in the middle. A game draws an SVG that stands by itself, with a size of its own. */
function framed(svg: string): string {
  const { width, height } = PICTURE
  const inner = `x="${MARGIN}" y="${MARGIN}" width="${width - 2 * MARGIN}" height="${height - 2 * MARGIN}"`
  const placed = svg.replace(
    /^<svg ([^>]*)>/,
    (_, attributes: string) => `<svg ${inner} ${attributes.replace(/(?<![-\w])(?:width|height)="[^"]*"/g, '')}>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${GROUND}"/>${placed}</svg>`
}
