import { titleOf } from '@wildcat/catalogue'
import { keyFrom, type Picture, type Types } from '@wildcat/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import type { Spoken } from '../session/use-game.ts'
import { object } from '../store/read.ts'

/** The table as it would be laid, where the game can draw it: an example, as far as luck has a part in it. */
export function Preview({ spoken: { engine, language }, seats, options }: { spoken: Spoken; seats: number; options: Types['options'] }) {
  const { words } = useSpeech()
  const [picture, setPicture] = useState<Picture<Types>>()
  useEffect(() => {
    let wanted = true
    // Without the drawing the form is as good as before.
    titleOf(engine.id)
      ?.picture?.(language)
      .then(
        found => wanted && setPicture(found),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [engine, language])
  const chosen = JSON.stringify(options)
  const source = useMemo(() => {
    if (picture === undefined) return undefined
    const { state } = engine.start(seats, object(JSON.parse(chosen)), keyFrom(1))
    return `data:image/svg+xml,${encodeURIComponent(picture.draw(engine.view(state, 'spectator'), String, false))}`
  }, [picture, engine, seats, chosen])
  if (source === undefined) return null
  return (
    <figure className="setup-preview">
      <img src={source} alt={words.setup.preview} />
      <figcaption className="field-hint">{words.setup.previewHelp}</figcaption>
    </figure>
  )
}
