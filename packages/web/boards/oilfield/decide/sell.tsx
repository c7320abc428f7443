import { at, type Seat } from '@wildcat/kernel'
import {
  type CommandOf,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  nationalTowers,
  OIL_FOR_A_POINT,
  refinesGas,
  supervisorOf,
} from '@wildcat/oilfield/board'
import { useId } from 'react'
import { useTellMeant } from '../../../advice/advice-context.ts'
import { Times } from '../../../design/each.tsx'
import { Stepper } from '../../../design/stepper.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { named } from '../../kit/board-context.ts'
import { advisedIf } from '../../kit/marks.ts'
import { Sign } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import type { DecideProps } from './controls.tsx'
import { answersOf, Decision } from './decision.tsx'
import { Ledger } from './ledger.tsx'

type LocalSale = CommandOf<'sellLocal'>
type NationalSale = CommandOf<'sellNational'>

/** [OIL-5.5] Oil for money or for points, gas for points: as many of each as one likes. */
export function SellLocally({ seat, onChoose }: DecideProps & { seat: Seat }) {
  const { view, names, words, legal, check } = useBoard()
  const { picked, pick, advised } = useChoice()
  const { oil, gas } = at(view.stores, seat)
  const pairs = Math.floor(oil / OIL_FOR_A_POINT)
  const money: LocalSale = { kind: 'sellLocal', oil, pairs: 0, gas }
  const points: LocalSale = { kind: 'sellLocal', oil: oil - pairs * OIL_FOR_A_POINT, pairs, gas }
  const now = picked?.kind === 'sellLocal' ? picked : money
  const isNothing = answersOf(legal).length === 0
  useTellMeant(isNothing ? undefined : now, false)
  if (isNothing) return <Decision onChoose={onChoose} />
  const change = (to: Partial<LocalSale>) => pick({ ...now, ...to })
  const sale = advised?.kind === 'sellLocal' ? advised : undefined
  const { sell } = words
  const said = (of: LocalSale) => sell.brings(bringsOf(of).money, bringsOf(of).vp)
  const supervisor = supervisorOf(view)
  const isReady = check(now) === null
  return (
    <Decision
      chosen={isReady ? now : undefined}
      action={isReady ? sell.button(said(now)) : sell.nothing}
      comes={
        <>
          <Ledger seat={seat} {...bringsOf(now)} oil={now.oil + now.pairs * OIL_FOR_A_POINT} gas={now.gas} />
          {supervisor !== seat && <p className="ledger-note">{sell.supervisor(named(names, supervisor))}</p>}
        </>
      }
      onChoose={onChoose}
    >
      <div className="sell">
        {pairs > 0 && (
          <div className="sell-quick">
            <Pick isPicked={isSame(now, money)} isAdvised={isSame(advised, money)} onPick={() => pick(money)}>
              {sell.mostMoney}
              <small>{said(money)}</small>
            </Pick>
            <Pick isPicked={isSame(now, points)} isAdvised={isSame(advised, points)} onPick={() => pick(points)}>
              {sell.mostPoints}
              <small>{said(points)}</small>
            </Pick>
          </div>
        )}
        {oil > 0 && (
          <Row
            name={sell.oil}
            kind="oil"
            value={now.oil}
            advised={sale?.oil}
            most={oil - now.pairs * OIL_FOR_A_POINT}
            onChange={n => change({ oil: n })}
          />
        )}
        {pairs > 0 && (
          <Row
            name={sell.pairs}
            kind="oil"
            cubes={OIL_FOR_A_POINT}
            value={now.pairs}
            advised={sale?.pairs}
            most={pairs}
            onChange={n => change({ pairs: n, oil: Math.min(now.oil, oil - n * OIL_FOR_A_POINT) })}
          />
        )}
        {gas > 0 && <Row name={sell.gas} kind="gas" value={now.gas} advised={sale?.gas} most={gas} onChange={n => change({ gas: n })} />}
      </div>
    </Decision>
  )
}

const bringsOf = ({ oil, pairs, gas }: LocalSale) => ({ money: oil * LOCAL_OIL_PRICE, vp: pairs + gas })

/** [OIL-5.7, OIL-7.2] Any number at the price of this round; own national towers sell with it. */
export function SellNationally({ seat, price, onChoose }: DecideProps & { seat: Seat; price: number }) {
  const { view, words, legal, check } = useBoard()
  const { picked, pick, advised } = useChoice()
  const store = at(view.stores, seat)
  const gas = refinesGas(view, seat) ? store.gas : 0
  const towers = nationalTowers(view, seat).length
  const now: NationalSale = picked?.kind === 'sellNational' ? picked : { kind: 'sellNational', oil: store.oil, gas }
  const isNothing = answersOf(legal).length === 0
  useTellMeant(isNothing ? undefined : now, false)
  if (isNothing) return <Decision onChoose={onChoose} />
  const sale = advised?.kind === 'sellNational' ? advised : undefined
  const { sell } = words
  const money = (now.oil + now.gas) * price + towers * (price + NATIONAL_TOWER_BONUS)
  const isReady = check(now) === null
  return (
    <Decision
      chosen={isReady ? now : undefined}
      action={isReady ? sell.button(sell.brings(money, 0)) : sell.nothing}
      comes={
        <>
          <Ledger seat={seat} money={money} vp={0} oil={now.oil} gas={now.gas} />
          {towers > 0 && <p className="ledger-note">{sell.towers(towers, price + NATIONAL_TOWER_BONUS)}</p>}
        </>
      }
      onChoose={onChoose}
    >
      <div className="sell">
        {store.oil > 0 && (
          <Row
            name={sell.nationalOil(price)}
            kind="oil"
            value={now.oil}
            advised={sale?.oil}
            most={store.oil}
            onChange={oil => pick({ ...now, oil })}
          />
        )}
        {gas > 0 && (
          <Row
            name={sell.nationalGas(price)}
            kind="gas"
            value={now.gas}
            advised={sale?.gas}
            most={gas}
            onChange={n => pick({ ...now, gas: n })}
          />
        )}
      </div>
    </Decision>
  )
}

interface RowProps {
  name: string
  kind: 'oil' | 'gas'
  cubes?: number // that go with each
  advised: number | undefined
  value: number
  most: number
  onChange: (value: number) => void
}
/** How many, and the cubes that go. */
function Row({ name, kind, cubes = 1, value, advised, most, onChange }: RowProps) {
  const { words } = useBoard()
  const id = useId()
  const change = (typed: string | number) => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted)) onChange(Math.max(0, Math.min(most, wanted)))
  }
  return (
    <div className="sell-row" {...advisedIf(advised !== undefined && advised !== value)}>
      <label htmlFor={id}>{name}</label>
      <span className="sell-cubes" aria-hidden="true">
        <Times n={value}>
          {() => (
            <span className="sell-lot">
              <Times n={cubes}>{() => <Sign of={`cube-${kind}`} className="cube" />}</Times>
            </span>
          )}
        </Times>
      </span>
      <Stepper
        value={value}
        now={value}
        least={0}
        most={most}
        lessLabel={words.sell.less(name)}
        moreLabel={words.sell.more(name)}
        control={{ id }}
        onChange={change}
      />
    </div>
  )
}
