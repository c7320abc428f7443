/** One's own standing orders: those that were given, and those that can be given now. */
import type { Seat, Tagged } from '@wildcat/kernel'
import type { Order, StandingOrder } from '@wildcat/protocol'
import { amountsIn } from '@wildcat/table'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field, Select } from '../design/field.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import type { OpenState } from '../session/table-session.ts'
import type { Spoken } from '../session/use-game.ts'
import { BlankField } from '../table/blank-field.tsx'
import { isPossible, numberOf, type Value } from '../table/entries.ts'
import type { Here } from './here.ts'
import type { RoomSession } from './room-session.ts'
import { useOnline } from './words.tsx'
import './orders.css'

/** Answers to choose one of: more than these nobody looks through. */
const MOST_ANSWERS = 60
const UNTIL = ['matter', 'round', 'always'] as const

interface OrdersProps {
  spoken: Spoken
  here: Here
  table: OpenState
  seat: Seat
  session: RoomSession
}

export function Orders({ onClose, ...props }: OrdersProps & { onClose: () => void }) {
  const { orders: words } = useOnline()
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="orders">
        <p>{words.text}</p>
        <Given {...props} />
        <ToGive {...props} />
      </div>
    </Dialog>
  )
}

function Given({ spoken, here, table, seat, session }: OrdersProps) {
  const { orders: words } = useOnline()
  const say = useSaid(spoken, table, seat)
  if (here.orders.length === 0) return null
  const text = ({ order }: StandingOrder) => {
    if (order.kind === 'pass') return words.pass[order.until]
    if (order.kind === 'same') return words.same(say(order.command))
    return words.limit(spoken.words.field({ kind: order.command }, order.field), order.most)
  }
  return (
    <section aria-labelledby="orders-given">
      <h3 id="orders-given">{words.given}</h3>
      <ul className="orders-list">
        {here.orders.map(each => (
          <li key={each.n}>
            <span>{text(each)}</span>
            <Button aria-label={words.withdrawWhat(text(each))} onClick={() => void session.ask('dropOrder', { order: each.n })}>
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToGive(props: OrdersProps) {
  const { orders: words } = useOnline()
  const { spoken, table, seat, session } = props
  const { engine } = spoken
  const { view } = table.sight
  const ahead = engine.ahead(view, seat)
  if (ahead === undefined) return <p role="status">{words.nothing}</p>
  const give = (order: Order) => void session.ask('setOrder', { order })
  const isAsked = engine.pending(view).includes(seat)
  const canPass = isAsked ? engine.pass(view, seat) !== undefined : ahead.blanks.length > 0
  const [amount] = canPass ? amountsIn(ahead.blanks) : []
  return (
    <>
      {amount !== undefined && (
        <Limit
          key={ahead.matter}
          label={spoken.words.field(amount.blank.command, amount.field)}
          range={amount.range}
          onGive={most => give({ kind: 'limit', command: amount.blank.command.kind, field: amount.field, most })}
        />
      )}
      {canPass && (
        <section aria-labelledby="orders-pass">
          <h3 id="orders-pass">{words.passTitle}</h3>
          <div className="orders-ways">
            {UNTIL.map(until => (
              <Button key={until} onClick={() => give({ kind: 'pass', until })}>
                {words.pass[until]}
              </Button>
            ))}
          </div>
        </section>
      )}
      {isAsked && <Same {...props} onGive={command => give({ kind: 'same', command: { ...command } })} />}
    </>
  )
}

interface LimitProps {
  label: string
  range: { readonly least: number; readonly most: number }
  onGive: (most: number) => void
}

function Limit({ label, range, onGive }: LimitProps) {
  const { orders: words } = useOnline()
  const [typed, setTyped] = useState<Value>()
  const value = typed ?? range.least
  const most = numberOf(value)
  return (
    <section aria-labelledby="orders-limit">
      <h3 id="orders-limit">{words.limitTitle}</h3>
      <p>{words.limitHelp}</p>
      <div className="orders-limit">
        <BlankField label={label} open={range} value={value} explained={false} say={String} onChange={setTyped} />
        <Button look="first" disabled={most === undefined || !isPossible(range, value)} onClick={() => most !== undefined && onGive(most)}>
          {words.setLimit}
        </Button>
      </div>
    </section>
  )
}

function Same({ spoken, table, seat, onGive }: OrdersProps & { onGive: (command: Tagged) => void }) {
  const { orders: words } = useOnline()
  const say = useSaid(spoken, table, seat)
  const legal = spoken.engine.legal(table.sight.view, seat).slice(0, MOST_ANSWERS)
  const [picked, setPicked] = useState(0)
  const chosen = legal[picked] ?? legal[0]
  if (chosen === undefined) return null
  return (
    <section aria-labelledby="orders-same">
      <h3 id="orders-same">{words.sameTitle}</h3>
      <Field label={words.sameWhich} hint={words.sameHelp}>
        {control => (
          <Select
            choices={legal.map((command, value) => ({ value, label: say(command) }))}
            value={legal.indexOf(chosen)}
            onChange={setPicked}
            control={control}
          />
        )}
      </Field>
      <Button onClick={() => onGive(chosen)}>{words.setSame}</Button>
    </section>
  )
}

/** A command in words; one that was given long ago may be about what is no longer there. */
function useSaid({ words }: Spoken, { sight }: OpenState, seat: Seat): (command: Tagged) => string {
  const names = useNames()
  return command => {
    try {
      return plain(words.command(command, sight.view, seat, playerTokens).text, names)
    } catch {
      return command.kind
    }
  }
}
