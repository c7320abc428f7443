/** A ring around what is told about. It is a rule of style and not a part of the page: it lies on whatever has the mark, also when that is drawn again. */
import { useEffect } from 'react'
import type { Part } from './lesson.ts'

/** On the table itself: what is asked about it on the sheet may have the same mark. */
export const ringOn = (part: Part): string =>
  `.board :is(.board-middle, .board-seats, .board-own, .board-hand) ${Object.entries(part)
    .map(([name, value]) => `[${name}="${value}"]`)
    .join('')}`

export function useRings(parts: readonly Part[]): void {
  const selector = parts.map(ringOn).join()
  useEffect(() => {
    if (selector === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${selector} { outline: 3px solid var(--sky); outline-offset: -2px; border-radius: var(--radius-s); }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [selector])
}
