/** Which hints somebody has had already, by game. Kept in the browser: each is given once. */
import { list, object, text } from '../store/read.ts'

const KEY = 'wildcat.hints'

function read(): Readonly<Record<string, unknown>> {
  try {
    return object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}
/** A browser that keeps nothing still gives each hint once, until the page is left. */
let known = read()

export function hintsSeen(game: string): readonly string[] {
  try {
    return list(text)(known[game] ?? [])
  } catch {
    return []
  }
}

export function seeHint(game: string, hint: string): void {
  if (!hintsSeen(game).includes(hint)) keep({ ...known, [game]: [...hintsSeen(game), hint] })
}

export const forgetHints = (): void => keep({})

function keep(seen: Readonly<Record<string, unknown>>) {
  known = seen
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // see above
  }
}
