import type { Rejection } from '@wildcat/kernel'
import { Fragment, useState } from 'react'
import { AdviceProvider } from '../advice/advice-provider.tsx'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { End } from '../end/end.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import type { OpenState } from '../session/table-session.ts'
import type { Spoken } from '../session/use-game.ts'
import { MatchView } from '../table/match-view.tsx'
import { useAbsence } from './absence.tsx'
import { recordOf } from './api.ts'
import { Confirm } from './confirm.tsx'
import { Again, EndActions } from './end-actions.tsx'
import type { Here } from './here.ts'
import { Instead } from './not-playing.tsx'
import { Agreements, Reconnecting } from './notices.tsx'
import { Orders } from './orders.tsx'
import { SeatPresence } from './presence.tsx'
import { isAlone } from './room.ts'
import type { RoomSession } from './room-session.ts'
import { OwnClock, PlayerClock } from './seat-clock.tsx'
import type { ServerFailure } from './server-failure.ts'
import { RatingNumber } from './standing.tsx'
import { Around } from './table-dialog.tsx'
import { isTold, Talk } from './talk.tsx'
import { useCall } from './turn-notification.ts'
import { useOnline } from './words.tsx'
import './table-talk.css'

interface OnlineMatchProps {
  id: string
  spoken: Spoken
  here: Here
  table: OpenState
  connected: boolean
  why: ServerFailure | undefined // there is no line
  session: RoomSession
  onRefused: (rejection: Rejection) => void
}

/** A game online: the table as everywhere, with the people around it. */
export function OnlineMatch({ id, spoken, here, table, connected, why, session, onRefused }: OnlineMatchProps) {
  const { words: page } = useSpeech()
  const words = useOnline()
  const names = useNames()
  const [around, setAround] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const [practising, setPractising] = useState(false)
  const [seen, setSeen] = useState(() => here.talk.at(-1)?.n ?? 0) // of what is said
  const { room, viewer, talk } = here
  const { view } = table.sight
  const fresh = talk.filter(line => line.n > seen && (line.seat !== viewer || isTold(line))).length
  const own = viewer === 'spectator' ? undefined : room.seats[viewer]
  const plays = room.stage === 'playing' && own !== undefined && own.bot === 'none' && !own.conceded
  const seat = plays && viewer !== 'spectator' && view.outcome === 'open' ? viewer : undefined
  const isAsked = seat !== undefined && spoken.engine.pending(view).includes(seat)
  const question = isAsked ? plain(spoken.words.question(view, seat, playerTokens), names) : ''
  useCall(isAsked, `${page.table.yourTurn} – ${spoken.words.title}`, question)
  const alone = isAlone(room, viewer)
  const askUndo = {
    ask: () => (alone && !room.practice ? setPractising(true) : void session.askUndo()),
    words: alone ? words.table.undoAlone : { text: page.table.askUndo, help: page.table.askUndoHelp },
  }
  const absence = useAbsence(here, room.stage === 'playing' && view.outcome === 'open' ? spoken.engine.pending(view) : [], session)
  const isPaused = room.paused && view.outcome === 'open'
  const isInstead = room.stage === 'stopped' || isPaused || (own !== undefined && !plays && view.outcome === 'open')
  // Asked for at one's own seat alone, and worked out in this page, of what it sees.
  const Advised = room.advice === true && room.rated !== true && own !== undefined ? AdviceProvider : Fragment
  return (
    <Advised>
      <MatchView
        id={id}
        spoken={spoken}
        state={connected ? table : { ...table, sending: true }}
        session={session}
        onRefused={onRefused}
        beside={room.stage === 'playing' && <OwnClock here={here} />}
        tools={
          <>
            <Link className={buttonLook('quiet')} to={paths.friendsReplay(id)} title={words.table.replay}>
              <Icon name="replay" />
              <span>{words.table.replay}</span>
            </Link>
            {seat !== undefined && (
              <Button look="quiet" icon="decide" title={words.orders.title} onClick={() => setOrdering(true)}>
                <span>{words.orders.button(here.orders.length)}</span>
              </Button>
            )}
            <Button look="quiet" icon="friends" title={words.table.manage} onClick={() => setAround(true)}>
              <span>{words.table.manage}</span>
            </Button>
          </>
        }
        notices={
          <>
            <Reconnecting connected={connected} why={why} />
            <Agreements here={here} session={session} />
          </>
        }
        absence={absence}
        instead={isInstead ? <Instead here={here} session={session} /> : undefined}
        stopped={room.stage === 'stopped' ? words.table.stopped : undefined}
        watching={words.table.watching}
        badges={room.seats.map((seat, place) => (
          <Fragment key={String(place)}>
            <SeatPresence seat={seat} heardAt={here.heardAt} />
            <RatingNumber seat={seat} />
            <PlayerClock here={here} seat={place} />
          </Fragment>
        ))}
        talk={{
          title: words.talk.title,
          content: <Talk here={here} session={session} onSeen={setSeen} />,
          fresh,
          freshText: words.talk.fresh(fresh),
        }}
        practice={room.practice}
        askUndo={plays && room.rated !== true ? askUndo : undefined}
        end={outcome => (
          <End
            countsCommands={false}
            ask={session.scoreHistory}
            file={() => recordOf(id)}
            plan={{ ...table.plan, practice: room.practice }}
            changed={false}
            spoken={spoken}
            outcome={outcome}
            own={viewer === 'spectator' ? undefined : viewer}
            rematch={<Again here={here} session={session} />}
            replay={paths.friendsReplay(id)}
            link={location.origin + paths.friendsReplay(id)}
            more={<EndActions here={here} />}
          />
        )}
      />
      {practising && (
        <Confirm
          title={words.table.practiceTitle}
          text={words.table.practiceText}
          action={words.table.practiceAgree}
          icon="undo"
          onConfirm={() => {
            setPractising(false)
            void session.askUndo(true)
          }}
          onClose={() => setPractising(false)}
        />
      )}
      {ordering && seat !== undefined && (
        <Orders spoken={spoken} here={here} table={table} seat={seat} session={session} onClose={() => setOrdering(false)} />
      )}
      {around && <Around here={here} session={session} onClose={() => setAround(false)} />}
    </Advised>
  )
}
