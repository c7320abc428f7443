import { titleOf } from '@wildcat/catalogue'
import { useId } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import type { Kept, Summary } from '../store/games.ts'
import { peopleOf } from '../store/plan.ts'
import { calledNames } from '../store/player-names.ts'
import { GamePicture } from './game-picture.tsx'

type Waiting = { readonly id: string; readonly summary: Summary }

/** A person who sits at this screen is asked there. */
export const waitsForYou = (game: Kept): game is Waiting => 'summary' in game && !game.summary.over && game.summary.pending.length > 0

/** The most urgent thing there is: the game played last that waits for a decision. */
export function NextTurn({ game: { id, summary } }: { game: Waiting }) {
  const { words, language } = useSpeech()
  const heading = useId()
  const { plan, round, pending } = summary
  const title = titleOf(plan.game)
  if (title === undefined) return null
  const names = calledNames(plan.names, words.setup.person)
  const asked = names.filter((_, seat) => pending.includes(seat))
  const others = names.filter((_, seat) => !pending.includes(seat))
  return (
    <section className="next-turn" aria-labelledby={heading}>
      <GamePicture isFirst game={title.id} />
      <p className="eyebrow">{peopleOf(plan.bots).length === 1 ? words.table.yourTurn : words.lobby.turnOf(asked)}</p>
      <h2 id={heading}>{round > 0 ? words.lobby.gameInRound(title.names[language], round) : title.names[language]}</h2>
      <p className="play-summary">{words.lobby.against(others)}</p>
      <Link className={`${buttonLook('first')} play-button`} to={paths.table(id)}>
        {words.lobby.takeTurn}
      </Link>
    </section>
  )
}
