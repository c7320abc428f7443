/** What is asked, as the sheet sorts it. */
import { type CompetitorsRule, stepNow, type View } from '@wildcat/competitors/board'

export type Asked = NonNullable<ReturnType<typeof stepNow>>
/** In a turn there are many things to do; anything else asks for one. */
export const hasDoings = (view: View): boolean => stepNow(view)?.kind === 'turn'

/** Is what is asked a customs card, an event or the weather? */
const MET: readonly Asked['kind'][] = ['insure', 'tippedOff', 'friend', 'contacts', 'choose', 'may', 'forcedSale']
export function isAskedAboutIt(view: View): boolean {
  const step = stepNow(view)
  return step !== undefined && MET.includes(step.kind)
}

/** Where the rule book tells of a decision. */
const RULES: Partial<Readonly<Record<Asked['kind'], CompetitorsRule>>> = {
  chooseHq: 'COM-2.1',
  insure: 'COM-7.1',
  turn: 'COM-3.2',
  distribute: 'COM-4.6',
  travel: 'COM-5.1',
  customsOrEvent: 'COM-7.2',
  tippedOff: 'COM-8.3',
  friend: 'COM-C5',
  contacts: 'COM-7.2',
  choose: 'COM-6.6',
  may: 'COM-6.6',
  forcedSale: 'COM-5.10',
}
export const ruleOf = (view: View): CompetitorsRule => RULES[stepNow(view)?.kind ?? 'turn'] ?? 'COM-3.2'
