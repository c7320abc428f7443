import { titleOf } from '@wildcat/catalogue'
import type { Summary } from '@wildcat/protocol'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { seatsIn } from '../design/paint.ts'
import { SeatChip } from '../design/seat.tsx'
import { Tag } from '../design/tag.tsx'
import { GamePicture } from '../lobby/game-picture.tsx'
import { facesOf, SeatFace } from '../opponents/face.tsx'
import { calledNames } from '../store/player-names.ts'
import { namesOf, ownBotsOf } from './room.ts'
import { useOnline } from './words.tsx'

/** A table in a list. `isBeside`: something else is what the page asks first. */
export function TableCard({ table, isBeside = false }: { table: Summary; isBeside?: boolean }) {
  const { words: page, language } = useSpeech()
  const words = useOnline()
  const { id, game, stage, seats, yours, yourTurn, outcome, practice, touched } = table
  const title = titleOf(game)
  const name = title?.names[language] ?? page.lobby.unknownGame
  const free = seats.filter(({ by }) => by === 'open').length
  const names = calledNames(namesOf(seats), page.setup.person)
  const faces = facesOf(ownBotsOf(seats))
  const action = () => {
    if (stage === 'waiting') return yours.length > 0 || free === 0 ? words.lobby.enter : words.lobby.join
    if (stage === 'playing') return yours.length > 0 ? words.lobby.play : words.lobby.watch
    return words.lobby.look
  }
  return (
    <article className="kept" data-waits={yourTurn} style={seatsIn(title?.colours)}>
      <GamePicture game={game} />
      <div className="kept-head">
        <h3>{name}</h3>
        {practice && <Tag quiet>{page.lobby.practice}</Tag>}
      </div>
      <ul className="kept-players">
        <Each of={seats}>
          {(each, seat) =>
            each.by !== 'open' && (
              <li>
                <SeatFace face={faces[seat]} />
                <SeatChip seat={seat} name={names[seat] ?? ''} />
                {outcome !== 'open' && outcome.winners.includes(seat) && ` · ${page.lobby.won}`}
              </li>
            )
          }
        </Each>
        {free > 0 && <li>{words.lobby.free(free)}</li>}
      </ul>
      <p className="kept-state">
        <b className="kept-state-name">{yourTurn ? words.lobby.yourTurn : words.lobby.stages[stage]}</b>
        {stage !== 'waiting' && <small className="kept-state-when">{words.lobby.touched(touched)}</small>}
      </p>
      <div className="kept-actions">
        <Link
          className={buttonLook(!isBeside && (yourTurn || (stage === 'waiting' && yours.length === 0)) ? 'first' : 'plain')}
          to={paths.friendsTable(id)}
          aria-label={`${action()}: ${name}`}
        >
          {action()}
        </Link>
      </div>
    </article>
  )
}
