import { DOES, ONCE } from '../boards/kit/marks.ts'

/** What leads on in a guided game: the keyboard is led to it before the question. */
export const goingOn = { 'data-goes-on': true }
export const GOING_ON = '[data-goes-on]'

const OPEN = ':not([aria-disabled="true"])'

/** To the button that does what was laid out, or to what is lit on the board, where nothing has to be laid out for it. */
export function focusLit(): void {
  const ways = [`.board-asks ${DOES}${OPEN}`, '.board-asks [data-advised="true"]', `.board-middle ${ONCE}${OPEN}`]
  const target = ways.map(way => document.querySelector<HTMLElement | SVGElement>(way)).find(found => found !== null)
  target?.focus()
}
