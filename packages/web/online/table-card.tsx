import { titleOf } from '@wildcat/catalogue'
import type { Summary } from '@wildcat/protocol'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'
import { seatsIn } from '../design/paint.ts'
import { SeatChip } from '../design/seat.tsx'
import { Tag } from '../design/tag.tsx'
import { GamePicture } from '../lobby/game-picture.tsx'
import { facesOf, SeatFace } from '../opponents/face.tsx'
import { calledNames } from '../store/player-names.ts'
import { namesOf, ownBotsOf } from './room.ts'
import { ClockFace } from './seat-clock.tsx'
import { RatingNumber } from './standing.tsx'
import { useOnline } from './words.tsx'

/** A table in a list. `heardAt`: when it was told; `isBeside`: something else is what the page asks first. */
export function TableCard({ table, heardAt, isBeside = false }: { table: Summary; heardAt: number; isBeside?: boolean }) {
  const { words: page, language } = useSpeech()
  const words = useOnline()
  const { id, game, stage, seats, yours, yourTurn, asked, clock, yourClock, outcome, practice, rated = false, touched } = table
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
  const state = () => {
    if (yourTurn) return words.lobby.yourTurn
    return asked.length > 0 ? page.lobby.turnOf(asked.map(seat => names[seat] ?? '')) : words.lobby.stages[stage]
  }
  return (
    <article className="kept" data-waits={yourTurn} style={seatsIn(title?.colours)}>
      <GamePicture game={game} />
      <div className="kept-head">
        <h3>{name}</h3>
        {practice && <Tag quiet>{page.lobby.practice}</Tag>}
        {rated && <Tag quiet>{words.standing.rated}</Tag>}
      </div>
      <ul className="kept-players">
        <Each of={seats}>
          {(each, seat) =>
            each.by !== 'open' && (
              <li>
                <SeatFace face={faces[seat]} />
                {each.by === 'program' && <Icon name="bot" size={16} />}
                <SeatChip seat={seat} name={names[seat] ?? ''} />
                <RatingNumber seat={each} />
                {outcome !== 'open' && outcome.winners.includes(seat) && ` · ${page.lobby.won}`}
              </li>
            )
          }
        </Each>
        {free > 0 && <li>{words.lobby.free(free)}</li>}
      </ul>
      <p className="kept-state">
        <b className="kept-state-name">{state()}</b>
        <ClockFace told={yourClock} toldAt={heardAt} clock={clock} label={words.clock.yours} />
        {clock !== 'none' && stage === 'waiting' && <small className="kept-state-when">{words.clock.terms(clock)}</small>}
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
