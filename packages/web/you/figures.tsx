import type { Result } from '@wildcat/protocol'
import type { ReactNode } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { botNames } from '../setup/draft.ts'
import { hasWon, momentsOf, type Opponent, opponentsOf, ownSeat } from './played.ts'
import { useYou } from './words.tsx'

const SHOWN = 8

export function Summary({ results }: { results: readonly Result[] }) {
  const words = useYou().history
  const won = results.filter(hasWon).length
  const gone = results.filter(result => ownSeat(result)?.gone === true).length
  return (
    <dl className="you-figures">
      <Figure label={words.games}>{words.figure(results.length)}</Figure>
      <Figure label={words.won}>{words.share(won, results.length)}</Figure>
      <Figure label={words.gone}>{words.share(gone, results.length)}</Figure>
    </dl>
  )
}

/** The best and the worst of one game. */
export function Moments({ results }: { results: readonly Result[] }) {
  const words = useYou().history
  const { score, victory, defeat } = momentsOf(results)
  const of = (label: string, moment: ReturnType<typeof momentsOf>['score'], say: (value: number) => string) =>
    moment !== undefined && (
      <Figure label={label}>
        <Replay result={moment.result}>{say(moment.value)}</Replay>
      </Figure>
    )
  return (
    <dl className="you-figures">
      {of(words.record, score, words.figure)}
      {of(words.victory, victory, words.by)}
      {of(words.defeat, defeat, words.by)}
    </dl>
  )
}

export function Opponents({ results }: { results: readonly Result[] }) {
  const words = useYou().history
  const all = opponentsOf(results)
  if (all.length === 0) return null
  const bots = botNames(all.map(({ bot }) => bot))
  const named = ({ name, bot }: Opponent, index: number) => {
    if (bot === 'none') return name
    return bot === 'program' ? words.program : bots[index]
  }
  return (
    <table className="rows you-opponents">
      <caption>{words.opponents}</caption>
      <thead>
        <tr>
          <th scope="col">{words.opponent}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.ahead}</th>
        </tr>
      </thead>
      <tbody>
        {all.slice(0, SHOWN).map((opponent, index) => (
          <tr key={`${opponent.bot} ${opponent.name}`}>
            <th scope="row">
              <bdi>{named(opponent, index)}</bdi>
            </th>
            <td>{words.figure(opponent.games)}</td>
            <td>{words.share(opponent.ahead, opponent.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** While its table is there. */
export function Replay({ result: { table }, children }: { result: Result; children: ReactNode }) {
  return table === 'none' ? children : <Link to={paths.friendsReplay(table)}>{children}</Link>
}
