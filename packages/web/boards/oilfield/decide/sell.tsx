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
import { Stepper } from '../../../design/stepper.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { named } from '../../kit/board-context.ts'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import type { DecideProps } from './controls.tsx'
import { answersOf, Decision } from './decision.tsx'

type LocalSale = CommandOf<'sellLocal'>
type NationalSale = CommandOf<'sellNational'>

/** [OIL-5.5] Oil for money or for points, gas for points: as many of each as one likes. */
export function SellLocally({ seat, onChoose }: DecideProps & { seat: Seat }) {
  const { view, names, words, legal, check } = useBoard()
  const { picked, pick } = useChoice()
  const { oil, gas } = at(view.stores, seat)
  if (answersOf(legal).length === 0) return <Decision onChoose={onChoose} />
  const pairs = Math.floor(oil / OIL_FOR_A_POINT)
  const money: LocalSale = { kind: 'sellLocal', oil, pairs: 0, gas }
  const points: LocalSale = { kind: 'sellLocal', oil: oil - pairs * OIL_FOR_A_POINT, pairs, gas }
  const now = picked?.kind === 'sellLocal' ? picked : money
  const change = (to: Partial<LocalSale>) => pick({ ...now, ...to })
  const { sell } = words
  const what = sell.brings(now.oil * LOCAL_OIL_PRICE, now.pairs + now.gas)
  const supervisor = supervisorOf(view)
  const isReady = check(now) === null
  return (
    <Decision
      chosen={isReady ? now : undefined}
      action={isReady ? sell.button(what) : sell.nothing}
      comes={supervisor === seat || !isReady ? null : <p>{sell.supervisor(named(names, supervisor))}</p>}
      onChoose={onChoose}
    >
      <div className="sell">
        {pairs > 0 && (
          <div className="sell-quick">
            <Pick isPicked={isSame(now, money)} onPick={() => pick(money)}>
              {sell.mostMoney}
            </Pick>
            <Pick isPicked={isSame(now, points)} onPick={() => pick(points)}>
              {sell.mostPoints}
            </Pick>
          </div>
        )}
        <Row name={sell.oil} value={now.oil} most={oil - now.pairs * OIL_FOR_A_POINT} onChange={n => change({ oil: n })} />
        <Row
          name={sell.pairs}
          value={now.pairs}
          most={pairs}
          onChange={n => change({ pairs: n, oil: Math.min(now.oil, oil - n * OIL_FOR_A_POINT) })}
        />
        <Row name={sell.gas} value={now.gas} most={gas} onChange={n => change({ gas: n })} />
      </div>
    </Decision>
  )
}

/** [OIL-5.7, OIL-7.2] Any number at the price of this round; own national towers sell with it. */
export function SellNationally({ seat, price, onChoose }: DecideProps & { seat: Seat; price: number }) {
  const { view, words, legal, check } = useBoard()
  const { picked, pick } = useChoice()
  if (answersOf(legal).length === 0) return <Decision onChoose={onChoose} />
  const store = at(view.stores, seat)
  const gas = refinesGas(view, seat) ? store.gas : 0
  const towers = nationalTowers(view, seat).length
  const now: NationalSale = picked?.kind === 'sellNational' ? picked : { kind: 'sellNational', oil: store.oil, gas }
  const { sell } = words
  const money = (now.oil + now.gas) * price + towers * (price + NATIONAL_TOWER_BONUS)
  const isReady = check(now) === null
  return (
    <Decision
      chosen={isReady ? now : undefined}
      action={isReady ? sell.button(sell.brings(money, 0)) : sell.nothing}
      comes={towers === 0 ? null : <p>{sell.towers(towers, price + NATIONAL_TOWER_BONUS)}</p>}
      onChoose={onChoose}
    >
      <div className="sell">
        <Row name={sell.nationalOil(price)} value={now.oil} most={store.oil} onChange={oil => pick({ ...now, oil })} />
        <Row name={sell.nationalGas(price)} value={now.gas} most={gas} onChange={n => pick({ ...now, gas: n })} />
      </div>
    </Decision>
  )
}

interface RowProps {
  name: string
  value: number
  most: number
  onChange: (value: number) => void
}
/** What one has none of is not asked. */
function Row({ name, value, most, onChange }: RowProps) {
  const { words } = useBoard()
  const id = useId()
  if (most === 0 && value === 0) return null
  const change = (typed: string | number) => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted)) onChange(Math.max(0, Math.min(most, wanted)))
  }
  return (
    <div className="sell-row">
      <label htmlFor={id}>{name}</label>
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
