/** How far somebody is in a lesson: what is to be read now, found by the position, and what follows when it has been read. */
import type { Types } from '@wildcat/kernel'
import { useMemo, useState } from 'react'
import { type Next, type Place, positionKey, type Step } from './lesson.ts'

export interface Progress {
  readonly step: Step | undefined // what is read now; while others move, still what was read last
  readonly next: Next | 'lost' // 'lost': the lesson knows nothing of this position
  readonly isRead: boolean // what comes next may come
  readonly isOver: boolean // nothing more is told: whoever decides plays on
  readonly goOn: () => void
}

export function useProgress(places: ReadonlyMap<string, Place> | undefined, view: Types['view']): Progress | undefined {
  const key = useMemo(() => positionKey(view), [view])
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Step>()
  if (places === undefined) return undefined
  const place = places.get(key)
  if (place === undefined) return { step: undefined, next: 'lost', isRead: true, isOver: true, goOn: () => undefined }
  const { steps, next } = place
  // What is asked, and the last words of all, stay: nobody goes on from them.
  const unread = steps.find(({ id }, n) => !read.has(id) || (n === steps.length - 1 && next.is !== 'bot'))
  if (unread !== undefined && unread.id !== last?.id) setLast(unread)
  const isRead = unread === undefined || (unread === steps.at(-1) && next.is !== 'bot')
  return {
    step: unread ?? last,
    next,
    isRead,
    isOver: isRead && next.is === 'over',
    goOn: () => unread !== undefined && setRead(new Set([...read, unread.id])),
  }
}
