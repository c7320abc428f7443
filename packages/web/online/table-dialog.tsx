import { usualOpponent } from '@wildcat/bots'
import { RELINK_MINUTES, type RoomSeat } from '@wildcat/protocol'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Each } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { Player, useNames } from '../session/said.tsx'
import { Confirm } from './confirm.tsx'
import { Devices } from './devices.tsx'
import type { Here } from './here.ts'
import { Invite } from './invite.tsx'
import { MuteButton, Muted, TalkSwitch, Watching } from './moderation.tsx'
import { Notifying } from './notifying.tsx'
import { SeatPresence } from './presence.tsx'
import { isHostHimself } from './room.ts'
import { useBots } from './room-seats.tsx'
import type { RoomSession } from './room-session.ts'
import { Row } from './row.tsx'
import { SeatLink, SeatLinkField } from './seat-link.tsx'
import { SeatStanding } from './standing.tsx'
import { ClockTerms, TakeoverField } from './table-settings.tsx'
import { useOnline } from './words.tsx'

interface AroundProps {
  here: Here
  session: RoomSession
  onClose: () => void
}

/** Everything around the game: who is here, links, leaving it to a bot, stopping, giving up. */
export function Around({ here, session, onClose }: AroundProps) {
  const words = useOnline()
  const { room, viewer, hold } = here
  const own = viewer === 'spectator' ? undefined : room.seats[viewer]
  const plays = room.stage === 'playing' && own !== undefined && !own.conceded && own.bot === 'none'
  return (
    <Dialog title={words.table.manage} onClose={onClose}>
      <div className="around">
        <People here={here} session={session} />
        <TalkSwitch here={here} session={session} />
        {isHostHimself(here) && room.stage === 'playing' && room.rated !== true && (
          <TakeoverField
            takeover={room.takeover}
            onChange={takeover => void session.ask('changeTableSettings', { listed: room.listed, takeover })}
          />
        )}
        {hold !== undefined && own?.conceded === false && room.stage === 'playing' && (
          <div className="around-row">
            <Devices here={here} session={session} />
            <SeatLink id={room.id} seat={viewer} hold={hold} session={session} />
          </div>
        )}
        <ClockTerms clock={room.clock} />
        {room.advice === true && <p className="field-hint">{words.advice.help}</p>}
        {plays && <Leaving here={here} session={session} onClose={onClose} />}
        {viewer !== 'spectator' && <Notifying />}
        <Invite id={room.id} text={words.room.watchText} />
      </div>
    </Dialog>
  )
}

function People({ here, session }: { here: Here; session: RoomSession }) {
  const { room } = here
  const hosts = isHostHimself(here) && room.stage === 'playing'
  const isAway = ({ by, present, conceded }: RoomSeat) => by === 'person' && !present && !conceded
  const words = useOnline()
  const { words: page } = useSpeech()
  const names = useNames()
  const [fresh, setFresh] = useState<{ seat: number; token: string }>()
  const relink = async (seat: number) => {
    const link = await session.ask('link', { seat })
    if (link !== undefined) setFresh(link)
  }
  const title = (seat: number) => plain(words.room.newLinkTitle(playerTokens(seat)), names)
  return (
    <>
      <ul className="seats">
        <Each of={room.seats}>
          {(each, seat) => (
            <li>
              <span>
                <Player seat={seat} /> <SeatPresence seat={each} heardAt={here.heardAt} />
                {each.bot !== 'none' && (
                  <span className="around-bot">
                    <Icon name="bot" size={16} />
                    {page.table.bot}
                  </span>
                )}
                <Muted room={room} seat={seat} />
                {each.offered && <span className="around-bot">{words.room.offered}</span>}
                <SeatStanding seat={each} rated={room.rated === true} />
              </span>
              <span className="around-actions">
                <MuteButton here={here} session={session} seat={seat} />
                {hosts && isAway(each) && (
                  <Button look="quiet" icon="link" onClick={() => void relink(seat)}>
                    {words.room.newLink}
                  </Button>
                )}
              </span>
            </li>
          )}
        </Each>
      </ul>
      {hosts && room.seats.some(isAway) && <p className="field-hint">{words.room.newLinkWhen(RELINK_MINUTES)}</p>}
      <Watching here={here} session={session} />
      {fresh !== undefined && (
        <Dialog narrow title={title(fresh.seat)} onClose={() => setFresh(undefined)}>
          <SeatLinkField id={room.id} seat={fresh.seat} token={fresh.token} label={title(fresh.seat)} text={words.room.newLinkText} />
        </Dialog>
      )}
    </>
  )
}

function Leaving({ here: { room, viewer }, session, onClose }: { here: Here; session: RoomSession; onClose: () => void }) {
  const words = useOnline()
  const bots = useBots(room.game)
  const [conceding, setConceding] = useState(false)
  const strongest = bots.length === 0 ? undefined : usualOpponent(bots.map(({ id }) => id))
  const done = async (asked: Promise<unknown>) => {
    if ((await asked) !== undefined) onClose()
  }
  return (
    <>
      <Row text={words.table.handOverText}>
        <Button
          icon="bot"
          disabled={strongest === undefined}
          onClick={() => strongest !== undefined && void done(session.ask('handOver', { bot: strongest }))}
        >
          {words.table.handOver}
        </Button>
      </Row>
      {viewer !== 'spectator' && room.clock !== 'none' && !room.pause.includes(viewer) && !room.paused && (
        <Row text={words.clock.pauseText}>
          <Button icon="wait" onClick={() => void done(session.ask('pause', { agree: true }))}>
            {words.clock.pause}
          </Button>
        </Row>
      )}
      {viewer !== 'spectator' && !room.stop.includes(viewer) && (
        <Row text={words.table.stopText}>
          <Button icon="stop" onClick={() => void done(session.ask('stop', { agree: true }))}>
            {words.table.stop}
          </Button>
        </Row>
      )}
      <Row text={words.table.concedeText}>
        <Button look="danger" onClick={() => setConceding(true)}>
          {words.table.concede}
        </Button>
      </Row>
      {conceding && (
        <Confirm
          title={words.table.concedeTitle}
          text={words.table.concedeText}
          action={words.table.concede}
          onConfirm={() => void done(session.ask('concede', {}))}
          onClose={() => setConceding(false)}
        />
      )}
    </>
  )
}
