import { usualOpponent } from '@wildcat/bots'
import { useState } from 'react'
import { Back } from '../app/back.tsx'
import { paths } from '../app/route.ts'
import { useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { Tag } from '../design/tag.tsx'
import type { Spoken } from '../session/use-game.ts'
import { chosenOptions, labelOf, optionsOf } from '../setup/options.ts'
import { RulesButton } from '../table/rules-button.tsx'
import { Confirm } from './confirm.tsx'
import { DealLink } from './deal.tsx'
import { Devices } from './devices.tsx'
import { LuckBefore } from './fair-luck.tsx'
import type { Here } from './here.ts'
import { Invite } from './invite.tsx'
import { TalkSwitch, Watching } from './moderation.tsx'
import { Reconnecting } from './notices.tsx'
import { Notifying } from './notifying.tsx'
import { isHostHimself } from './room.ts'
import { RoomSeats, useBots } from './room-seats.tsx'
import type { RoomSession } from './room-session.ts'
import { SeatLink } from './seat-link.tsx'
import type { ServerFailure } from './server-failure.ts'
import { ClockTerms, TermsFields } from './table-settings.tsx'
import { Talk } from './talk.tsx'
import { useOnline } from './words.tsx'
import '../setup/set-up.css'

interface WaitingRoomProps {
  spoken: Spoken
  here: Here
  connected: boolean
  why: ServerFailure | undefined // there is no line
  session: RoomSession
}

/** Before the game: who sits where, how friends come in, and what is to be played. */
export function WaitingRoom({ spoken, here, connected, why, session }: WaitingRoomProps) {
  const words = useOnline()
  const { room, viewer, hold } = here
  const bots = useBots(room.game)
  useTitle(words.room.title(spoken.words.title))
  return (
    <div className="page room">
      <Back to={paths.friends}>{words.back}</Back>
      <div className="room-head">
        <h1>{spoken.words.title}</h1>
        {room.rated === true && <Tag>{words.standing.rated}</Tag>}
        {room.advice === true && <Tag>{words.advice.allowed}</Tag>}
        {room.deal !== undefined && <Tag>{words.deals.tag}</Tag>}
        <Tag quiet>{room.listed ? words.lobby.open : words.make.private}</Tag>
      </div>
      <Reconnecting connected={connected} why={why} />
      <div className="room-grid">
        <div className="room-main">
          <Panel title={words.room.seats}>
            <Seating here={here} session={session} />
          </Panel>
          <Panel title={words.room.invite}>
            <Invite id={room.id} text={words.room.inviteText} connected={connected} />
          </Panel>
          {room.deal !== undefined && (
            <Panel title={words.deals.title}>
              <DealLink code={room.deal} />
            </Panel>
          )}
        </div>
        <div className="room-side">
          <Panel title={words.talk.title} className="talk" flush>
            <Talk here={here} session={session} />
          </Panel>
          {(isHostHimself(here) || room.watchers > 0) && (
            <Panel title={words.table.manage}>
              <div className="around">
                <Watching here={here} session={session} />
                <TalkSwitch here={here} session={session} />
              </div>
            </Panel>
          )}
          <Panel title={words.room.settings}>
            <Options spoken={spoken} here={here} />
            {room.rated === true && <p className="field-hint">{words.standing.help}</p>}
            {room.advice === true && <p className="field-hint">{words.advice.help}</p>}
            {!isHostHimself(here) && <ClockTerms clock={room.clock} />}
            {isHostHimself(here) && (
              <TermsFields
                game={room.game}
                terms={room}
                bots={bots}
                isTold
                onChange={({ listed, takeover, standIn, clock }) =>
                  void session.ask('changeTableSettings', { listed, takeover, clock, ...(standIn !== undefined && { standIn }) })
                }
              />
            )}
            {viewer !== 'spectator' && <Notifying asks />}
            {hold !== undefined && hold.devices.length > 1 && <Devices here={here} session={session} />}
            <LuckBefore here={here} session={session} />
            <div className="room-more">
              <RulesButton spoken={spoken} />
              {hold !== undefined && <SeatLink id={room.id} seat={viewer} hold={hold} session={session} />}
              {isHostHimself(here) && <CloseTable session={session} />}
            </div>
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Seating({ here, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  const { room, host } = here
  const bots = useBots(room.game)
  const free = room.seats.flatMap(({ by }, seat) => (by === 'open' ? [seat] : []))
  const people = room.seats.filter(({ by }) => by === 'person').length
  const nobody = people === 0
  const away = room.seats.flatMap(({ by, present, name }) => (by === 'person' && !present ? [name] : []))
  const tooFew = room.rated === true && people < 2
  const [starting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    if ((await session.ask('start', {})) === undefined) setStarting(false)
  }
  const fill = async () => {
    const bot = usualOpponent(bots.map(({ id }) => id))
    if (bots.length > 0) for (const seat of free) await session.ask('fill', { seat, bot })
  }
  const status = () => {
    if (free.length > 0) return words.room.missing(free.length)
    if (nobody) return words.room.noPerson
    if (tooFew) return words.failures.ratedAlone
    if (!host) return words.room.waitsForHost
    return away.length > 0 ? words.room.readyWithout(away) : words.room.ready
  }
  return (
    <>
      <RoomSeats here={here} bots={bots} session={session} />
      <p className="room-status" role="status">
        {status()}
      </p>
      {host && (
        <div className="room-start">
          {free.length > 0 && (
            <Button icon="bot" onClick={() => void fill()}>
              {words.room.fill}
            </Button>
          )}
          <Button look="first" disabled={free.length > 0 || nobody || tooFew || starting} onClick={() => void start()}>
            {words.room.start}
          </Button>
        </div>
      )}
    </>
  )
}

function Options({ spoken: { engine, words: game }, here: { room } }: { spoken: Spoken; here: Here }) {
  const options = optionsOf(engine, game, room.seats.length, room.options)
  const chosen = chosenOptions(options, room.options)
  if (options.length === 0) return null
  return (
    <dl className="terms room-options">
      {options.map(option => (
        <div key={option.key}>
          <dt>{option.label}</dt>
          <dd>{labelOf(option, chosen[option.key])}</dd>
        </div>
      ))}
    </dl>
  )
}

function CloseTable({ session }: { session: RoomSession }) {
  const words = useOnline()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" icon="bin" onClick={() => setAsking(true)}>
        {words.room.close}
      </Button>
      {asking && (
        <Confirm
          title={words.room.closeTitle}
          text={words.room.closeText}
          action={words.room.close}
          icon="bin"
          onConfirm={() => void session.ask('close', {})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
