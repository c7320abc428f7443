import type { Types } from '@wildcat/kernel'
import { useMemo } from 'react'
import { useSpeech } from '../app/speech.tsx'
import type { Spoken } from '../session/use-game.ts'
import { usePicture } from '../session/use-picture.ts'

/** What lies on the table, drawn, of a game that has no board to play on yet. What it shows is told below in words. */
export function Drawing({ spoken, view }: { spoken: Spoken; view: Types['view'] }) {
  const { words } = useSpeech()
  const draw = usePicture(spoken)
  const source = useMemo(() => draw?.(view), [draw, view])
  return source === undefined ? null : <img className="drawing" src={source} alt={words.table.drawing} />
}
