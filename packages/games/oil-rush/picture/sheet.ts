/** One sheet with all of it: the track, the map, and a panel that explains them. Made to be looked at and to be printed. */
import { INK, PAPER, SOFT } from './art.ts'
import { type LandArt, land, landSymbols, sizeOf } from './land.ts'
import { PANEL, type Part, panel, SANS } from './panel.ts'
import { at, el, escaped, label, rect, type Svg } from './svg.ts'
import { breadth, type TrackArt, track } from './track.ts'

export interface Sheet {
  readonly language: string
  readonly title: string
  readonly about: readonly string[]
  readonly land: LandArt
  readonly track: TrackArt
  readonly parts: readonly Part[]
  readonly legend: boolean // is there a panel?
  readonly captions: { readonly track: string; readonly entry: string } // over the track, and where trucks enter
}

const MARGIN = 28
const EDGE = 30 // for the names of rows and columns
const GAP = 30

export function sheet({ language, title, about, land: landArt, track: trackArt, parts, legend, captions }: Sheet): Svg {
  const map = sizeOf(landArt.board)
  const trackSpace = breadth(trackArt)
  const left = MARGIN + (trackArt.upwards ? trackSpace : 0) + EDGE
  const top = MARGIN + (trackArt.upwards ? 0 : trackSpace) + EDGE
  const side = legend ? panel(title, about, parts) : { drawn: '', height: 0 }
  const panelLeft = left + map.width + EDGE + GAP
  const width = legend ? panelLeft + PANEL + MARGIN : panelLeft
  const height = Math.max(top + map.height + EDGE + 12, MARGIN + side.height) + MARGIN
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'xml:lang': language,
      lang: language,
      'font-family': SANS,
      fill: INK,
    },
    el('title', {}, escaped(title)),
    el('desc', {}, escaped(about.join('. '))),
    el('defs', {}, landSymbols(landArt)),
    rect(0, 0, width, height, { fill: PAPER }),
    at(left - (trackArt.upwards ? EDGE : 0), top - (trackArt.upwards ? 0 : EDGE), track(trackArt)),
    at(left, top, land(landArt)),
    ...notes(trackArt, captions, left, top, map),
    at(panelLeft, MARGIN, side.drawn),
  )
}

/** Above the track and below the entry row, or to the left of both. */
function notes(
  art: TrackArt,
  { track: name, entry }: Sheet['captions'],
  left: number,
  top: number,
  map: { width: number; height: number },
) {
  const small = { 'font-size': 13, fill: SOFT, 'font-weight': 600 }
  const trackMiddle = EDGE + breadth(art) / 2
  if (art.upwards)
    return [
      label(left - trackMiddle, top - 14, name, { ...small, 'text-anchor': 'middle' }),
      label(left + map.width / 2, top + map.height + 36, `▲ ${entry}`, { ...small, 'text-anchor': 'middle' }),
    ]
  const onSide = (y: number, text: string) =>
    label(0, 0, text, { ...small, 'text-anchor': 'middle', transform: `translate(${left - 30} ${y}) rotate(-90)` })
  return [onSide(top - trackMiddle, name), onSide(top + map.height / 2, `${entry} ▼`)]
}
