import { Beside } from '../kit/layout/beside.tsx'
import { useBoard } from './board-context.tsx'

/** While a table for two is set up: when the neutral bot's card is carried out. */
export function Besides({ lit }: { lit: string | undefined }) {
  const { view, words } = useBoard()
  if (view.bot === 'none') return null
  const { bot, botPlayers } = words
  return (
    <Beside option="botSecond" lit={lit} title={words.botOrder}>
      {botPlayers.toSpliced(Number(view.options.botSecond), 0, bot).map((who, n) => (
        <span key={who}>
          {words.number(n + 1)}. {who === bot ? <b>{who}</b> : who}
        </span>
      ))}
    </Beside>
  )
}
