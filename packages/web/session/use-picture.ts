/** How a game draws its table, where it can: loaded when it is wanted. Without it a screen is as good as before. */
import { titleOf } from '@wildcat/catalogue'
import type { Picture, Types } from '@wildcat/kernel'
import { useEffect, useMemo, useState } from 'react'
import { SEAT_SIGNS } from '../design/seat.tsx'
import type { Spoken } from './use-game.ts'

type Draw = (view: Types['view']) => string

/** The address of the drawing of a view, with the players as the page shows them. Of no game none is loaded. */
export function usePicture(spoken: Spoken | undefined): Draw | undefined {
  const id = spoken?.engine.id
  const language = spoken?.language
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly picture: Picture<Types> }>()
  useEffect(() => {
    if (id === undefined || language === undefined) return
    let wanted = true
    titleOf(id)
      ?.picture?.(language)
      .then(
        picture => wanted && setLoaded({ game: id, picture }),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [id, language])
  return useMemo(() => {
    if (loaded === undefined || loaded.game !== id) return undefined
    const { picture } = loaded
    return view => `data:image/svg+xml,${encodeURIComponent(picture.draw(view, String, { legend: false, signs: SEAT_SIGNS }))}`
  }, [loaded, id])
}
