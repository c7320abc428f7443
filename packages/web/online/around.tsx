import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Each } from '../design/each.tsx'
import { Icon } from '../design/icon.tsx'
import { marks, plain } from '../session/names.ts'
import { Player, useNames } from '../session/said.tsx'
import { Confirm } from './confirm.tsx'
import { Invite } from './invite.tsx'
import { MuteButton, Muted, TalkSwitch, Watching } from './moderation.tsx'
import { Notifying } from './notifying.tsx'
import { Presence } from './presence.tsx'
import { isHostHimself } from './room.ts'
import { useBots } from './room-seats.tsx'
import type { Here, RoomSession } from './room-session.ts'
import { Row } from './row.tsx'
import { SeatLink, SeatLinkDialog } from './seat-link.tsx'
import { TakeoverField } from './terms.tsx'
import { useOnline } from './words.tsx'

interface AroundProps {
  here: Here
  session: RoomSession
  onClose: () => void
}

/** Everything around the game: who is here, links, leaving it to a bot, stopping, giving up. */
export function Around({ here, session, onClose }: AroundProps) {
  const words = useOnline()
  const { room, viewer, host } = here
  const own = viewer === 'spectator' ? undefined : room.seats[viewer]
  const plays = room.stage === 'playing' && own !== undefined && !own.conceded && own.bot === 'none'
  return (
    <Dialog title={words.table.manage} onClose={onClose}>
      <div className="around">
        <People here={here} session={session} />
        <TalkSwitch here={here} session={session} />
        {host && room.stage === 'playing' && (
          <TakeoverField takeover={room.takeover} onChange={takeover => void session.ask('settle', { listed: room.listed, takeover })} />
        )}
        {viewer !== 'spectator' && (
          <div className="around-row">
            <SeatLink id={room.id} />
          </div>
        )}
        {plays && <Leaving here={here} session={session} onClose={onClose} />}
        {viewer !== 'spectator' && <Notifying />}
        <Invite id={room.id} text={words.room.watchText} />
      </div>
    </Dialog>
  )
}

function People({ here, session }: { here: Here; session: RoomSession }) {
  const { room } = here
  const words = useOnline()
  const { words: page } = useSpeech()
  const names = useNames()
  const [fresh, setFresh] = useState<{ seat: number; token: string }>()
  const relink = async (seat: number) => {
    const link = await session.ask('link', { seat })
    if (link !== undefined) setFresh(link)
  }
  return (
    <>
      <ul className="seats">
        <Each of={room.seats}>
          {(each, seat) => (
            <li>
              <span>
                <Player seat={seat} /> <Presence seat={each} />
                {each.bot !== 'none' && (
                  <span className="around-bot">
                    <Icon name="bot" size={16} />
                    {page.table.bot}
                  </span>
                )}
                <Muted room={room} seat={seat} />
              </span>
              <span className="around-actions">
                <MuteButton here={here} session={session} seat={seat} />
                {isHostHimself(here) && each.by === 'person' && !each.present && !each.conceded && room.stage === 'playing' && (
                  <Button look="quiet" icon="link" onClick={() => void relink(seat)}>
                    {words.room.newLink}
                  </Button>
                )}
              </span>
            </li>
          )}
        </Each>
      </ul>
      <Watching here={here} session={session} />
      {fresh !== undefined && (
        <SeatLinkDialog
          title={plain(words.room.newLinkTitle(marks(fresh.seat)), names)}
          text={words.room.newLinkText}
          id={room.id}
          token={fresh.token}
          onClose={() => setFresh(undefined)}
        />
      )}
    </>
  )
}

function Leaving({ here: { room, viewer }, session, onClose }: { here: Here; session: RoomSession; onClose: () => void }) {
  const words = useOnline()
  const bots = useBots(room.game)
  const [conceding, setConceding] = useState(false)
  const strongest = bots.at(-1)?.id
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
