import type { ScoreHistory, Seat } from '@wildcat/kernel'
import { useSpeech } from '../app/speech.tsx'
import { Player } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { type Ended, ranking } from './ranking.ts'

interface BreakdownProps {
  spoken: Spoken
  scoreHistory: ScoreHistory
  outcome: Ended
  own: Seat | undefined
}

/** What every score is made of: a row for each part, a column for each player, the best first. */
export function Breakdown({ spoken, scoreHistory, outcome, own }: BreakdownProps) {
  const { words } = useSpeech()
  const partsWords = spoken.words.scoreParts
  const seats = ranking(outcome)
  const amount = (value: number) => {
    if (value === 0) return '–'
    return value < 0 ? `−${spoken.words.score(-value)}` : spoken.words.score(value)
  }
  const parts = scoreHistory.parts.filter(({ sums }) => sums.some(sum => sum.amount !== 0 || sum.count !== 0))
  return (
    <table className="rows breakdown" data-seats={seats.length}>
      <caption className="unseen">{words.end.parts}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => (
            <th key={seat} scope="col" data-own={seat === own}>
              <Player seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, sums }) => (
          <tr key={part}>
            <th scope="row">{partsWords?.parts[part]}</th>
            {seats.map(({ seat }) => {
              const sum = sums[seat] ?? { amount: 0, count: 0 }
              const detail = partsWords?.detail(part, sum) ?? ''
              return (
                <td key={seat} data-own={seat === own} data-sign={Math.sign(sum.amount)}>
                  {amount(sum.amount)} {detail !== '' && <small>{detail}</small>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.end.total}</th>
          {seats.map(({ seat, score }) => (
            <td key={seat} data-own={seat === own}>
              {spoken.words.score(score)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
