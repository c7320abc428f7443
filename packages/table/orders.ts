/** What a standing order answers, by what its seat sees. Any game can be answered so whose decisions offer a form with an amount, or a way to pass. */
import { type Blank, type Engine, type Range, type Seat, type Types, top } from '@wildcat/kernel'

/** Raise as little as the rules ask for, up to so much; pass; or always say the same. */
export type Order =
  | { readonly kind: 'limit'; readonly command: string; readonly field: string; readonly most: number }
  | { readonly kind: 'pass'; readonly until: 'matter' | 'round' | 'always' }
  | { readonly kind: 'same'; readonly command: { readonly kind: string } }
/** With what it was given for: a kind of decision, a matter, a round. */
export interface GivenOrder {
  readonly step: string
  readonly matter: string
  readonly round: number
  readonly order: Order
}
const stepOf = (view: Types['view']): string => top(view.agenda)?.kind ?? ''

/** A form in which nothing but an amount is to be filled in. */
export interface Amount {
  readonly blank: Blank<Types['command']>
  readonly field: string
  readonly range: Range
}
export const amountsIn = (blanks: readonly Blank<Types['command']>[]): Amount[] =>
  blanks.flatMap(blank => {
    const [[field, range] = [], ...others] = Object.entries(blank.open)
    return field !== undefined && range !== undefined && 'least' in range && others.length === 0 ? [{ blank, field, range }] : []
  })
const amountIn = (blanks: readonly Blank<Types['command']>[], { command, field }: { command: string; field: string }): Amount | undefined =>
  amountsIn(blanks).find(each => each.blank.command.kind === command && each.field === field)

/** The order as it is kept, if it can be given now. */
export function orderFor(engine: Engine<Types>, view: Types['view'], seat: Seat, order: Order): GivenOrder | undefined {
  const ahead = engine.ahead(view, seat)
  if (ahead === undefined) return undefined
  const given = { step: stepOf(view), matter: ahead.matter, round: view.round, order }
  if (order.kind === 'pass') return given
  if (order.kind === 'limit') {
    const { range } = amountIn(ahead.blanks, order) ?? {}
    return range !== undefined && order.most >= range.least && order.most <= range.most ? given : undefined
  }
  const parsed = engine.parse(order.command)
  return 'ok' in parsed && engine.check(view, seat, parsed.ok) === null && !engine.isAside(parsed.ok) ? given : undefined
}

/** Can it still come to answer anything? */
export function stands(engine: Engine<Types>, view: Types['view'], seat: Seat, { matter, round, order }: GivenOrder): boolean {
  if (view.outcome !== 'open') return false
  if (order.kind === 'same' || (order.kind === 'pass' && order.until === 'always')) return true
  if (view.round !== round) return false
  return (order.kind === 'pass' && order.until === 'round') || engine.ahead(view, seat)?.matter === matter
}

/** What it answers now, if this is what it is for. */
export function answerBy(engine: Engine<Types>, view: Types['view'], seat: Seat, given: GivenOrder): Types['command'] | undefined {
  if (!engine.pending(view).includes(seat) || stepOf(view) !== given.step || !stands(engine, view, seat, given)) return undefined
  const { order } = given
  if (order.kind === 'pass') return engine.pass(view, seat)
  if (order.kind === 'limit') {
    const { blank, range } = amountIn(engine.ahead(view, seat)?.blanks ?? [], order) ?? {}
    if (blank === undefined || range === undefined || range.least > order.most) return engine.pass(view, seat)
    return { ...blank.command, [order.field]: range.least }
  }
  const parsed = engine.parse(order.command)
  return 'ok' in parsed && engine.check(view, seat, parsed.ok) === null ? parsed.ok : undefined
}
