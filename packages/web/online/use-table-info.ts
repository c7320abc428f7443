/**
 * A table as anybody with the link may know it, looked at again every few seconds while it is read. Not over a socket: without a name there
 * is none, and whoever only reads an invitation should not be shown to the others as somebody who watches.
 */
import type { TableInfo } from '@wildcat/protocol'
import { useCallback, useEffect, useState } from 'react'
import { infoOfTable, whoAmI } from './api.ts'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'

const EVERY_MS = 5000
/** Whoever waits already goes on waiting while a server is started anew. */
const PASSES: ReadonlySet<ServerFailure['code']> = new Set(['unreachable', 'stopping'])

/** 'waiting': too many ask from here at once; it is asked again, as often as the table is looked at. */
type Known = 'asking' | 'waiting' | { readonly failure: ServerFailure } | { readonly info: TableInfo; readonly guest: string | undefined } // what the guest is called whom the server knows

/** Nobody yet is no failure here. */
async function nameOfGuest(): Promise<string | undefined> {
  try {
    return (await whoAmI()).name
  } catch (error) {
    if (serverFailureOf(error).code === 'noGuest') return undefined
    throw error
  }
}

export function useTableInfo(id: string): { known: Known; retry: () => void } {
  const [known, setKnown] = useState<Known>('asking')
  const ask = useCallback(() => {
    Promise.all([infoOfTable(id), nameOfGuest()]).then(
      ([info, guest]) => setKnown({ info, guest }),
      (error: unknown) => {
        const failure = serverFailureOf(error)
        setKnown(before => (failure.code === 'tooFast' || (before === 'waiting' && PASSES.has(failure.code)) ? 'waiting' : { failure }))
      },
    )
  }, [id])
  const look = useCallback(() => {
    infoOfTable(id).then(
      info => setKnown(before => (typeof before === 'object' && 'info' in before ? { ...before, info } : before)),
      (error: unknown) => {
        const failure = serverFailureOf(error)
        if (failure.code === 'noTable' || failure.code === 'removed') setKnown({ failure }) // anything else may be over the next time
      },
    )
  }, [id])
  useEffect(ask, [ask])
  const isWaiting = known === 'waiting'
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) (isWaiting ? ask : look)()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [ask, look, isWaiting])
  return { known, retry: ask }
}
