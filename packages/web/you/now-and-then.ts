import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 2000

/** Asks every two seconds, one after the other, while it is wanted. What fails is asked again. */
export function useNowAndThen(wanted: boolean, ask: () => Promise<void>): void {
  const asked = useEffectEvent(ask)
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const again = () => {
      timer = setTimeout(() => {
        void asked()
          .catch(() => undefined)
          .then(() => {
            if (!isOver) again()
          })
      }, EVERY_MS)
    }
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
}
