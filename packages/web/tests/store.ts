// What the browser tests do behind the page's back: look at what is stored, and change it.

import type { Page } from '@playwright/test'

type Name = 'games' | 'heads' | 'entries'
type Key = string | [string, number]

/** Puts values into the database, or takes everything of a game out of it. */
export const store = (page: Page, changes: { put?: readonly [Name, unknown, Key][]; remove?: string }): Promise<void> =>
  page.evaluate(
    ({ put = [], remove }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wildcat')
        opening.onsuccess = () => {
          const change = opening.result.transaction(['games', 'heads', 'entries'], 'readwrite')
          for (const [name, value, key] of put) change.objectStore(name).put(value, key)
          if (remove !== undefined) {
            change.objectStore('games').delete(remove)
            change.objectStore('heads').delete(remove)
            change.objectStore('entries').delete(IDBKeyRange.bound([remove, -1], [remove, Number.MAX_SAFE_INTEGER]))
          }
          change.oncomplete = () => resolve()
          change.onerror = () => reject(new Error('not stored'))
        }
      }),
    changes,
  )

/** Everything there is under a name. */
export const stored = (page: Page, name: Name): Promise<unknown[]> =>
  page.evaluate(
    each =>
      new Promise<unknown[]>(resolve => {
        const opening = indexedDB.open('wildcat')
        opening.onsuccess = () => {
          const reading = opening.result.transaction(each).objectStore(each).getAll()
          reading.onsuccess = () => resolve(reading.result)
        }
      }),
    name,
  )

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''
