/** Where the focus is, and where it may go. */
import { ANSWER, isWhereFocusStays } from '../boards/kit/marks.ts'

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio], [type=range]), select, textarea'))

export const isOnBoard = (target: Element | null): boolean => target !== null && isWhereFocusStays(target)

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
