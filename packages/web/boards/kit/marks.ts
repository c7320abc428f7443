/**
 * What a part of a board is to the rest of the page: a place to fly to, an answer, something with a tip. A mark is a set of attributes
 * for its element; it is made here and looked up here, so that nobody else has to know how it is written.
 */

/** A place that pieces fly from and to. */
export interface Anchor {
  readonly 'data-anchor': string
}
export const anchor = (kind: string, ...of: readonly (number | string)[]): Anchor => ({ 'data-anchor': [kind, ...of].join('-') })
export const playerAnchor = (seat: number): Anchor => anchor('player', seat)
/** The one that is in sight: on a phone some parts of a table are behind tabs. */
export const anchored = (root: Element, { 'data-anchor': name }: Anchor): Element | undefined =>
  [...root.querySelectorAll(`[data-anchor="${name}"]`)].find(each => each.checkVisibility())

/** Something to press that does one thing at a time. Whoever presses the same `kind` again, not too fast, means it; '' is never meant. */
export const once = (kind: string) => ({ 'data-once': kind })
export const onceKind = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-once]')?.dataset['once'] : undefined
/** And among those, what answers the question: the keyboard is led to it. */
export const answer = (kind: string) => ({ 'data-answer': true, ...once(kind) })
/** What is picked before it is done, and what does it. */
export const pickable = { 'data-answer': true, 'data-pick': true }
export const doing = (kind: string) => ({ 'data-does': true, ...answer(kind) })
/** What advice speaks of. */
export const advisedIf = (isAdvised: boolean) => (isAdvised ? { 'data-advised': true } : {})
export const ADVISED = '[data-advised]'
export const PICK = '[data-pick]'
export const DOES = '[data-does]'
export const ONCE = '[data-once]'
export const ANSWER = '[data-answer]'

/** Where what is asked is answered on the board itself: whoever walks it by keyboard stays there after a move. */
export const keepsFocus = (keeps: boolean) => ({ 'data-keeps-focus': keeps })
export const isWhereFocusStays = (target: Element): boolean => target.closest('[data-keeps-focus="true"]') !== null

/** Something with a tip. */
export interface TipMark {
  readonly 'data-tip': string
}
export interface TipKind<Of> {
  readonly on: (of: Of) => TipMark
  readonly of: (key: string | undefined) => Of | undefined // what a key of this kind is about
}
const tipKind = <Of extends number | string>(kind: string, read: (name: string) => Of | undefined): TipKind<Of> => ({
  on: of => ({ 'data-tip': `${kind}-${of}` }),
  of: key => (key?.startsWith(`${kind}-`) === true ? read(key.slice(kind.length + 1)) : undefined),
})
/** Tips about one kind of thing: numbered ones, or those of a list. */
export const tips = (kind: string): TipKind<number> => tipKind(kind, Number)
export const tipsOf = <Of extends string>(kind: string, list: readonly Of[]): TipKind<Of> =>
  tipKind(kind, name => list.find(each => each === name))
export const TIP = '[data-tip]'
export const tipKey = (element: Element): string | undefined => element.getAttribute('data-tip') ?? undefined

export const squareTips = tips('square')
export const playerTips = tips('player')
