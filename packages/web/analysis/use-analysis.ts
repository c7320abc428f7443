/** The analysis of a game that is over, with the eyes of one seat: it can be looked at while it is made, and is made once. */
import { type Analysis, askAnalysis } from '@wildcat/bots/advice'
import type { Seat } from '@wildcat/kernel'
import { readRecord } from '@wildcat/table'
import { useEffect, useEffectEvent, useState } from 'react'

/** `id`: of this game in this place; `file`: its record. */
export interface Analysable {
  readonly id: string
  readonly file: () => Promise<Blob>
}

/** Whoever comes back finds what is known. */
const known = new Map<string, Analysis>()

export function useAnalysis({ id, file }: Analysable, seat: Seat): Analysis | 'failed' | undefined {
  const key = `${id} ${seat}`
  const [found, setFound] = useState<{ key: string; analysis: Analysis | 'failed' }>()
  const record = useEffectEvent(file) // the id says whose it is
  useEffect(() => {
    if (known.has(key)) return
    const stop = new AbortController()
    const tell = (analysis: Analysis | 'failed') => stop.signal.aborted || setFound({ key, analysis })
    const look = async () => {
      const read = readRecord(await (await record()).text())
      if ('unreadable' in read) return tell('failed')
      const whole = await askAnalysis({ record: read.ok, seat }, stop.signal, tell)
      known.set(key, whole)
      tell(whole)
    }
    look().catch(() => tell('failed'))
    return () => stop.abort()
  }, [key, seat])
  return known.get(key) ?? (found?.key === key ? found.analysis : undefined)
}
