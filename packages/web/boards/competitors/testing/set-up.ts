/** Positions to which few games come: they need a card, a place, a want of money, or somebody who answers out of turn. */
import type { T as Game, View } from '@wildcat/competitors/board'
import { dice, underWay } from '@wildcat/competitors/tests/cards-stage.ts'
import { auction, offer } from '@wildcat/competitors/tests/deals-stage.ts'
import { deliver, go, move, onCrossing, points } from '@wildcat/competitors/tests/journeys-stage.ts'
import { bases, fleet, inState, onHex, plane, signed, stage, truck, turnOf } from '@wildcat/competitors/tests/stage.ts'
import type { Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const seen = ({ state }: Table, seat: Seat) => ({ state, seat })

const [T, P] = [truck(0), plane(0)]
/** A turn without actions: little else can be done in it. */
const SPENT = turnOf(0, 0, 0)
const holding = (cards: Table['state']['contracts'][number], changes: Partial<Table['state']> = {}) =>
  table({ contracts: [cards, [], []], agenda: SPENT, ...changes })
const lent = () =>
  table({ agenda: SPENT, signed: [[signed(1, 'italia', 'stolen-painting', 'svizzera')], [], []] }).play(
    0,
    offer(1, { giveMoney: 8_000, ask: `charter:${truck(1)}:1` }),
  )
const tipped = () => table(underWay(T, [], {}, { contracts: [[], ['tipOff'], []], fleet: fleet({ [T]: inState('polonia') }) }))
const contacts: View['agenda'][number] = { kind: 'contacts', seat: 0, vehicle: T, state: 'ucraina', rolls: [1, 10] }
const either: View['agenda'][number] = { kind: 'customsOrEvent', seat: 0, vehicle: T, state: 'ucraina' }
const tolled = bases(['germania'], ['italia', ['francia', 'toll'], ['granbretagna', 'toll']], ['giappone'])
const stuck = { bases: tolled, money: [4_500, 200_000, 200_000], fleet: fleet({ [T]: onCrossing('manica', 'francia') }) }
const insured = bases([['germania', 'insurance']], ['italia'], ['giappone'])

export const setUp: readonly { readonly state: Game['state']; readonly seat: Seat }[] = [
  seen(holding(['revocation'], { bases: bases(['germania'], ['italia', ['francia', 'toll']], ['giappone']) }), 0),
  seen(holding(['strike']), 0),
  seen(holding(['spy'], { signed: [[], [signed(1, 'italia', 'ivory', 'cinaest')], []] }), 0),
  seen(table(move(P, { fleet: fleet({ [P]: { place: onHex(8, 2), tookOff: 'figi' } }) }, { used: points(2, 0, 2) })), 0), // sendBack
  seen(table(deliver(T, ['francia', 'fabrics', 'granbretagna'], 2, stuck)), 0), // putOff
  seen(tipped(), 1),
  seen(tipped().play(1, { kind: 'tipOff' }), 0), // turnUp
  seen(
    table(
      underWay(
        T,
        [],
        {},
        {
          weather: { continent: 'EU', roll: 10 },
          bases: insured,
          random: luck(dice('saves', 1)),
          fleet: fleet({ [T]: inState('polonia') }),
        },
      ),
    ).play(0, { kind: 'nextTm' }),
    0,
  ), // reroll
  seen(table(underWay(T, [contacts], {}, { fleet: fleet({ [T]: inState('ucraina') }) })), 0), // chooseEvent
  seen(table({ agenda: turnOf(0), money: [0, 200_000, 200_000] }).play(0, go(T, 'polonia')), 0), // refuseToSell
  seen(table(underWay(T, [either], {}, { fleet: fleet({ [T]: inState('ucraina') }) })), 0), // first
  seen(lent(), 1), // accept, decline, askToSee
  seen(lent().play(1, { kind: 'askToSee', offer: 1 }), 0), // show
  seen(table({ agenda: turnOf(0), territories: [['francia'], [], []] }).play(0, auction('territory:francia', 5_000)), 1), // bid, passBid
]
