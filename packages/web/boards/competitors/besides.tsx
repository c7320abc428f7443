import { CONTINENTS, vpBetween } from '@wildcat/competitors/board'
import { Times } from '../../design/each.tsx'
import { Beside } from '../kit/layout/beside.tsx'
import { Track } from './above.tsx'
import { useBoard } from './board-context.tsx'
import './besides.css'

/** While a table is set up: how the game ends, what a delivery is worth, and how long an offer stands. */
export function Besides({ lit }: { lit: string | undefined }) {
  const { view, words } = useBoard()
  const { game, rounds, vpTable, offerLimit } = view.options
  const { preview } = words
  return (
    <>
      <Beside option="game" lit={lit} title={preview.game(game === 'points')}>
        <Track />
      </Beside>
      <Beside option="rounds" lit={lit} title={preview.rounds(rounds, game === 'points')}>
        <span className="beside-rounds">
          <Times n={rounds}>{() => <i />}</Times>
        </span>
      </Beside>
      <Beside option="vpTable" lit={lit} title={preview.vp}>
        {CONTINENTS.map(to => (
          <span key={to}>
            {preview.continents[to]} <b>{words.number(vpBetween(vpTable, 'EU', to))}</b>
          </span>
        ))}
      </Beside>
      <Beside option="offerLimit" lit={lit} title={preview.offers}>
        {preview.offersUntil(offerLimit)}
      </Beside>
    </>
  )
}
