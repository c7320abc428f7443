import { titleOf } from '@wildcat/catalogue'
import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook, IconButton } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Each } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'
import { seatsIn } from '../design/paint.ts'
import { SeatChip } from '../design/seat.tsx'
import { Tag } from '../design/tag.tsx'
import { facesOf, SeatFace } from '../opponents/face.tsx'
import { useExport } from '../session/use-export.ts'
import { useThrowAway } from '../session/use-throw-away.ts'
import type { Kept, Summary } from '../store/games.ts'
import { peopleOf } from '../store/plan.ts'
import { calledNames } from '../store/player-names.ts'
import { GamePicture } from './game-picture.tsx'
import { waitsForYou } from './next-turn.tsx'
import './kept.css'

export function KeptGame({ game, onGone }: { game: Kept; onGone: () => void }) {
  const { words, language } = useSpeech()
  const [asking, setAsking] = useState(false)
  const exportGame = useExport()
  const summary = 'summary' in game ? game.summary : undefined
  const title = summary === undefined ? undefined : titleOf(summary.plan.game)
  const name = title?.names[language] ?? words.lobby.unknownGame
  const throwAway = useThrowAway()
  const discard = async () => {
    if (await throwAway(game.id)) onGone()
    else setAsking(false)
  }
  const isKnown = summary !== undefined && title !== undefined
  return (
    <article className="kept" data-waits={waitsForYou(game)} style={seatsIn(title?.colours)}>
      <GamePicture game={title?.id ?? ''} />
      <div className="kept-head">
        <h3>
          {isKnown ? (
            <Link to={paths.table(game.id)} aria-label={`${words.lobby.open(summary.over)}: ${name}`}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {summary !== undefined && <Standing summary={summary} />}
        {summary?.plan.practice === true && <Tag quiet>{words.lobby.practice}</Tag>}
      </div>
      {summary === undefined ? <p className="field-error">{words.lobby.damaged}</p> : <Players summary={summary} />}
      {summary !== undefined && title === undefined && <p className="field-error">{words.failures.unknownGame}</p>}
      {summary !== undefined && <State summary={summary} />}
      <div className="kept-actions">
        {isKnown && (summary.over || summary.plan.practice) && (
          <Link className={buttonLook('quiet')} to={paths.replay(game.id)} aria-label={`${words.replay.link}: ${name}`}>
            <Icon name="replay" />
            <span>{words.replay.link}</span>
          </Link>
        )}
        {title !== undefined && <IconButton label={words.table.export} icon="save" onClick={() => void exportGame(game.id)} />}
        <IconButton label={words.lobby.delete} icon="bin" onClick={() => setAsking(true)} />
      </div>
      {asking && (
        <Dialog
          narrow
          title={words.lobby.deleteTitle}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{words.common.cancel}</Button>
              <Button look="danger" icon="bin" onClick={() => void discard()}>
                {words.lobby.delete}
              </Button>
            </>
          }
        >
          <p>{words.lobby.deleteText}</p>
        </Dialog>
      )}
    </article>
  )
}

/** How far it is. */
function Standing({ summary: { round, changes } }: { summary: Summary }) {
  const { words } = useSpeech()
  return (
    <p className="kept-when">
      {round > 0 && words.lobby.round(round)}
      {changes.length > 0 && <span> {words.lobby.changed}</span>}
    </p>
  )
}

function Players({ summary: { plan, winners } }: { summary: Summary }) {
  const { words } = useSpeech()
  const people = peopleOf(plan.bots)
  const names = calledNames(plan.names, seat => (people.length === 1 ? words.lobby.you : words.setup.person(seat)))
  const faces = facesOf(plan.bots)
  return (
    <ul className="kept-players">
      <Each of={names}>
        {(name, seat) => (
          <li>
            <SeatFace face={faces[seat]} />
            <SeatChip seat={seat} name={name} />
            {winners.includes(seat) && ` · ${words.lobby.won}`}
          </li>
        )}
      </Each>
    </ul>
  )
}

/** Whom it waits for, or what came of it; and since when. */
function State({ summary: { plan, pending, over, places, scores, played } }: { summary: Summary }) {
  const { words } = useSpeech()
  const counts = titleOf(plan.game)?.counts
  const people = peopleOf(plan.bots)
  const own = people.length === 1 ? people[0] : undefined
  const names = calledNames(plan.names, words.setup.person)
  const state = () => {
    const place = own === undefined ? 0 : (places[own] ?? 0)
    const score = own === undefined || counts === undefined ? [] : scores.slice(own, own + 1).map(words.lobby.score[counts])
    if (over) return [place > 0 ? words.lobby.place(place) : words.lobby.over, ...score].join(' · ')
    if (pending.length === 0) return words.lobby.underWay
    return own === undefined ? words.lobby.turnOf(pending.map(seat => names[seat] ?? '')) : words.table.yourTurn
  }
  return (
    <p className="kept-state">
      <b className="kept-state-name">{state()}</b>
      <small className="kept-state-when">{words.lobby.played(played)}</small>
    </p>
  )
}
