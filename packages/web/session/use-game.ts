/** A game's rules and words, in the language of the page. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Language, Types, Words } from '@wildcat/kernel'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { stayWith, useSpeech } from '../app/speech.tsx'
import { paintSeats } from '../design/paint.ts'

export interface Spoken {
  readonly engine: Engine<Types>
  readonly words: Words<Types>
  readonly language: Language
}

/** While another language is being loaded the old words stay, and if that fails: nothing on the screen is lost. */
export function useGame(game: string | undefined): Spoken | 'loading' | 'unknown' {
  const { language } = useSpeech()
  const [spoken, setSpoken] = useState<Spoken & { game: string }>()
  const [, setError] = useState<unknown>()
  const title = game === undefined ? undefined : titleOf(game)
  const failed = useEffectEvent((error: unknown) => {
    if (spoken !== undefined && spoken.game === game) return stayWith(spoken.language, error)
    setError(() => {
      throw error // for the error boundary
    })
  })
  useEffect(() => {
    let wanted = true
    if (title !== undefined)
      Promise.all([title.engine(), title.words(language)]).then(
        ([engine, words]) => wanted && setSpoken({ game: title.id, engine, words, language }),
        (error: unknown) => wanted && failed(error),
      )
    return () => {
      wanted = false
    }
  }, [title, language])
  const colours = spoken?.engine.colours
  useLayoutEffect(() => (colours === undefined ? undefined : paintSeats(colours)), [colours])
  if (game !== undefined && title === undefined) return 'unknown'
  return spoken === undefined || spoken.game !== game ? 'loading' : spoken
}
