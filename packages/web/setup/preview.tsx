import { keyFrom, type Types } from '@wildcat/kernel'
import { useMemo } from 'react'
import { useSpeech } from '../app/speech.tsx'
import type { Spoken } from '../session/use-game.ts'
import { usePicture } from '../session/use-picture.ts'
import { object } from '../store/read.ts'

/** The table as it would be laid, where the game can draw it: an example, as far as luck has a part in it. */
export function Preview({ spoken, seats, options }: { spoken: Spoken; seats: number; options: Types['options'] }) {
  const { words } = useSpeech()
  const draw = usePicture(spoken)
  const { engine } = spoken
  const chosen = JSON.stringify(options)
  const source = useMemo(() => {
    const { state } = engine.start(seats, object(JSON.parse(chosen)), keyFrom(1))
    return draw?.(engine.view(state, 'spectator'))
  }, [draw, engine, seats, chosen])
  if (source === undefined) return null
  return (
    <figure className="setup-preview">
      <img src={source} alt={words.setup.preview} />
      <figcaption className="field-hint">{words.setup.previewHelp}</figcaption>
    </figure>
  )
}
