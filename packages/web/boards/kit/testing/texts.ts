/** What can be read on a board, or is read out. */

const READ = / (?:aria-label|aria-description|title|placeholder)="([^"]*)"|>([^<]+)</g
/** What ought to have a name for whoever does not see it. */
const NAMED = 'button, a, input, select, [role="gridcell"], [role="grid"], [role="toolbar"], section'

export const textsOf = (markup: string): string[] =>
  [...markup.matchAll(READ)].map(([, label, text]) => (label ?? text ?? '').trim()).filter(text => text !== '')

/** What is written in it, but for drawings that are not read out. */
const writtenIn = (node: Node): string =>
  node instanceof Element && node.getAttribute('aria-hidden') === 'true'
    ? ''
    : node.childNodes.length === 0
      ? (node.textContent ?? '')
      : [...node.childNodes].map(writtenIn).join('')

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`)
  return [
    element.getAttribute('aria-label'),
    ...by.map(id => document.getElementById(id)?.textContent),
    label?.textContent,
    writtenIn(element),
  ]
    .join('')
    .trim()
}
export const namelessIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll(NAMED)].filter(each => nameOf(each) === '').map(each => each.outerHTML.slice(0, 200))

/** What words look like that were given nothing to speak of. */
export const isGap = (text: string): boolean => /\b(undefined|NaN|Infinity)\b|\[object/.test(text)
export const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text)
