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
import { useExport } from '../session/use-export.ts'
import { useThrowAway } from '../session/use-throw-away.ts'
import type { Kept, Summary } from '../store/games.ts'
import { calledNames } from '../store/player-names.ts'

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
  return (
    <article className="kept" style={seatsIn(title?.colours)}>
      <div className="kept-head">
        <h3>{name}</h3>
        {summary?.plan.practice === true && <Tag quiet>{words.lobby.practice}</Tag>}
        {summary !== undefined && <Tag quiet={summary.over}>{summary.over ? words.lobby.over : words.lobby.underWay}</Tag>}
      </div>
      {summary === undefined ? <p className="field-error">{words.lobby.damaged}</p> : <Players summary={summary} />}
      {summary !== undefined && title === undefined && <p className="field-error">{words.failures.unknownGame}</p>}
      <div className="kept-actions">
        {summary !== undefined && title !== undefined ? (
          <Link
            className={buttonLook(summary.over ? 'plain' : 'first')}
            to={paths.table(game.id)}
            aria-label={`${words.lobby.open(summary.over)}: ${name}`}
          >
            {words.lobby.open(summary.over)}
          </Link>
        ) : (
          <span />
        )}
        {summary !== undefined && title !== undefined && (summary.over || summary.plan.practice) && (
          <Link className={buttonLook('quiet')} to={paths.replay(game.id)} aria-label={`${words.replay.link}: ${name}`}>
            <Icon name="replay" />
            {words.replay.link}
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

function Players({ summary: { plan, round, played, winners, changes } }: { summary: Summary }) {
  const { words } = useSpeech()
  return (
    <>
      <ul className="kept-players">
        <Each of={calledNames(plan.names, words.setup.person)}>
          {(name, seat) => (
            <li>
              <SeatChip seat={seat} name={name} />
              {winners.includes(seat) && ` · ${words.lobby.won}`}
            </li>
          )}
        </Each>
      </ul>
      <p className="kept-when">
        {round > 0 && `${words.lobby.round(round)} · `}
        {words.lobby.played(played)}
      </p>
      {changes.length > 0 && <p className="kept-when">{words.lobby.changed}</p>}
    </>
  )
}
