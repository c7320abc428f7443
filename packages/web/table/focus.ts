/** Where the focus is, and where it may go. */
import { ANSWER, isWhereFocusStays } from '../boards/kit/marks.ts'

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio], [type=range]), select, textarea'))

export const isOnBoard = (target: Element | null): boolean => target !== null && isWhereFocusStays(target)

/** Beside the screen, like in the menu of the bar, which stays when another screen comes: whoever is there is about to press something. */
const isBesideScreen = (target: Element): boolean =>
  target !== document.body && document.querySelector('main') !== null && target.closest('main') === null
/** May a part of the screen that has just come take the focus? Not from whoever writes, nor from beside the screen. */
export const mayTakeFocus = (from: Element | null): boolean => !isField(from) && (from === null || !isBesideScreen(from))

/** From what goes away when it is pressed: whoever walks by keyboard would be lost. */
export const focusQuestion = (): void => document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })

/** To what can be answered: a sentence, else a form, else the question. */
export function focusAnswers(): void {
  const ways = [ANSWER, '[data-decision][tabindex="0"]', '.blank :is(input, select)']
  const first = ways
    .map(way => document.querySelector<HTMLElement>(`.decide > :is(.decisions, .controls) ${way}`))
    .find(found => found !== null)
  const target = first ?? document.querySelector<HTMLElement>('.question')
  target?.focus()
}
