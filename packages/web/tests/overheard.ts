// Everything that reaches a page: what its line to the server says, what it stores, what it shows.

import type { Page } from '@playwright/test'

/** Every object with a kind, wherever it lies in a message: events among them. */
function kindsIn(value: unknown, found: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  if ('event' in value) found.add(JSON.stringify(value.event))
  for (const each of Object.values(value)) kindsIn(each, found)
}

export function overheard(page: Page) {
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return {
    text: () => frames.join('\n'),
    /** What the page was told of the game, each event as it came. */
    events: (): Set<string> => {
      const found = new Set<string>()
      for (const frame of frames) kindsIn(JSON.parse(frame), found)
      return found
    },
    stored: (): Promise<Record<string, string>> =>
      page.evaluate(() => Object.fromEntries([localStorage, sessionStorage].flatMap(store => Object.entries<string>(store)))),
    databases: (): Promise<string[]> => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '')),
    shown: (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML),
  }
}
