/** Where the focus is, and where it may go. */

export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio], [type=range]), select, textarea'))

/** To what can be answered: a sentence, else a form, else the question. */
export function focusAnswers(): void {
  const ways = ['[data-decision][tabindex="0"]', '.blank :is(input, select)']
  const first = ways.map(way => document.querySelector<HTMLElement>(`.decide > .decisions ${way}`)).find(found => found !== null)
  const target = first ?? document.querySelector<HTMLElement>('.question')
  target?.focus()
}
