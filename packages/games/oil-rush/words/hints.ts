/** When a hint is given, and the rule that says more, is the same in every language; a language brings the words. */
import type { Hint, RuleId, Seat } from '@wildcat/kernel'

export const hintsOf =
  <Id extends string, View>(rules: Readonly<Record<Id, RuleId>>, moments: (view: View, seat: Seat) => readonly Id[]) =>
  (texts: Readonly<Record<Id, string>>) =>
  (view: View, seat: Seat): Hint[] =>
    moments(view, seat).map(id => ({ id, text: texts[id], rule: rules[id] }))
