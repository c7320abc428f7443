import { Icon } from '../design/icon.tsx'
import './face.css'

/** Their portraits, without the ground: files, so that a list of people weighs nothing. */
const PORTRAITS: Readonly<Record<string, string>> = import.meta.glob('./faces/*.svg', { eager: true, query: '?url', import: 'default' })

const portraitOf = (opponent: string): string | undefined => PORTRAITS[`./faces/${opponent}.svg`]

/** Whose face, and the how many-eth of their family it is: brothers and sisters look the other way. */
export interface FaceOf {
  readonly opponent: string
  readonly sibling: number
}

/** Decorates a name that stands beside it. Told apart by their hats, however small they are. */
export function Face({ of: { opponent, sibling } }: { of: FaceOf }) {
  const portrait = portraitOf(opponent)
  if (portrait === undefined) return null
  return (
    <span className="face" data-face={opponent} data-sibling={sibling}>
      <img src={portrait} alt="" width={80} height={80} decoding="async" draggable={false} />
    </span>
  )
}

/** Beside the name of whoever has one. */
export const SeatFace = ({ face }: { face: FaceOf | undefined }) => face && <Face of={face} />

/** Where everybody has a place for one: of people there is a sign. */
export const SeatPortrait = ({ face }: { face: FaceOf | undefined }) =>
  face === undefined ? <Icon name="person" size={24} /> : <Face of={face} />

/** The faces at a table, by seat: of people there are none. */
export const facesOf = (bots: readonly string[]): (FaceOf | undefined)[] =>
  bots.map((opponent, seat) => {
    if (portraitOf(opponent) === undefined) return undefined
    return { opponent, sibling: bots.slice(0, seat).filter(each => each === opponent).length }
  })
