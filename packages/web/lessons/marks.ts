import { ADVISED, DOES, ONCE, PICK } from '../boards/kit/marks.ts'

/** What leads on in a guided game: the keyboard is led to it before the question. */
export const goingOn = { 'data-goes-on': true }
export const GOING_ON = '[data-goes-on]'

const PICKED = `${PICK}[aria-pressed="true"]`
const OPEN = ':not([aria-disabled="true"])'

/** To the button that does what was laid out, or to what is lit on the board, where nothing has to be laid out for it. */
export function focusLit(): void {
  const ways = [`.board-asks ${DOES}${OPEN}`, `.board-asks ${ADVISED}`, `.board-middle ${ONCE}${OPEN}`]
  const target = ways.map(way => document.querySelector<HTMLElement | SVGElement>(way)).find(found => found !== null)
  // What does it is docked and in sight, whatever is scrolled; what was picked may lie under it.
  const plan = target?.matches(DOES) === true ? target.closest('section') : null
  target?.focus({ preventScroll: plan !== null })
  const picked = [...document.querySelectorAll(`.board-asks ${PICKED}`)].at(-1)
  if (plan !== null && picked !== undefined && bounds(picked).bottom > bounds(plan).top) picked.scrollIntoView({ block: 'center' })
}
const bounds = (element: Element) => element.getBoundingClientRect()
