import type { DealInfo } from '@wildcat/protocol'
import { Each } from '../design/each.tsx'
import { Panel } from '../design/panel.tsx'
import { type Compared, comparedBySeat } from './deal-comparison.ts'
import { useOnline } from './words.tsx'

interface DealResultsProps {
  games: Exclude<DealInfo['results'], string>
  seats: number
}

/** Seat by seat: score, place, and the difference from the average of that seat. */
export function DealResults({ games, seats }: DealResultsProps) {
  const { deals: words, number } = useOnline()
  if (games.length === 0) return <p>{words.none}</p>
  return (
    <Panel title={words.compare}>
      <p className="field-hint">{words.differenceText}</p>
      <div className="deal-seats">
        <Each of={comparedBySeat(games, seats)}>
          {(rows, seat) => <SeatTable title={words.seatResults(number(seat + 1))} rows={rows} />}
        </Each>
      </div>
    </Panel>
  )
}

function SeatTable({ title, rows }: { title: string; rows: readonly Compared[] }) {
  const { deals: words, number, standing } = useOnline()
  return (
    <table className="rows deal-seat">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.score}</th>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, called, seat: { score, place, gone, you }, difference }) => (
          <tr key={key} data-you={you}>
            <th scope="row">
              <bdi>{called || '–'}</bdi>
              {you && ` (${words.you})`}
              {gone && `, ${words.left}`}
            </th>
            <td>{score === 'none' ? '–' : standing.number(score)}</td>
            <td>{number(place)}</td>
            <td>{difference === undefined ? '–' : words.signed(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
