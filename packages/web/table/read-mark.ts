/** How far in the log each viewer had read when he last decided. It outlives a reload, not the tab. */
import type { Viewer } from '@wildcat/kernel'
import { useCallback, useState } from 'react'
import { whole } from '../store/read.ts'

const keyOf = (table: string, viewer: Viewer) => `wildcat.seen.${table}.${viewer}`

function read(key: string): number {
  try {
    return whole(JSON.parse(sessionStorage.getItem(key) ?? '0'), key)
  } catch {
    return 0
  }
}

export function useSeen(table: string, viewer: Viewer): [seen: number, see: (lines: number) => void] {
  const key = keyOf(table, viewer)
  const [known, setKnown] = useState<Readonly<Record<string, number>>>({})
  const see = useCallback(
    (lines: number) => {
      setKnown(before => ({ ...before, [key]: lines }))
      try {
        sessionStorage.setItem(key, JSON.stringify(lines))
      } catch {
        // A browser that stores nothing still shows it until the page is left.
      }
    },
    [key],
  )
  return [known[key] ?? read(key), see]
}
