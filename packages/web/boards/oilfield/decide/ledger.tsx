import { at, type Seat } from '@wildcat/kernel'
import { useBoard } from '../board-context.tsx'

interface LedgerProps {
  seat: Seat
  money: number
  vp: number
  oil: number // what leaves the store for it
  gas: number
}

/** What a sale brings, and what one has after it. */
export function Ledger({ seat, money, vp, oil, gas }: LedgerProps) {
  const { view, words } = useBoard()
  const store = at(view.stores, seat)
  const left = { oil: store.oil - oil, gas: store.gas - gas }
  return (
    <table className="ledger">
      <tbody>
        <tr>
          <th scope="row">{words.sell.get}</th>
          <td>{words.money(money)}</td>
          <td>{words.vp(vp)}</td>
        </tr>
        <tr className="ledger-after">
          <th scope="row">{words.sell.afterwards}</th>
          <td>{words.money(at(view.money, seat) + money)}</td>
          <td>{words.vp(at(view.vp, seat) + vp)}</td>
        </tr>
        <tr className="ledger-after">
          <th scope="row">{words.storeTitle}</th>
          <td colSpan={2}>{words.cubesIn(left)}</td>
        </tr>
      </tbody>
    </table>
  )
}
