import { type Opponent, opponentsFor } from '@wildcat/bots'
import { useEffect, useState } from 'react'
import { reportFailure } from '../app/page-failure.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, IconButton } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { Select } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { SeatShape } from '../design/seat.tsx'
import { isolated } from '../session/names.ts'
import { PlayerFace, useNames } from '../session/said.tsx'
import type { Here } from './here.ts'
import { keepToken } from './invitation.ts'
import { MuteButton, Muted } from './moderation.tsx'
import { Presence, SeatPresence } from './presence.tsx'
import type { RoomSession } from './room-session.ts'
import { SeatCode } from './seat-code.tsx'
import { SeatStanding } from './standing.tsx'
import { useOnline } from './words.tsx'
import './room-seats.css'

export function useBots(game: string): readonly Opponent[] {
  const [bots, setBots] = useState<readonly Opponent[]>([])
  useEffect(() => {
    opponentsFor(game).then(setBots, (error: unknown) => reportFailure('small', error))
  }, [game])
  return bots
}

/** Among what may play a seat: whoever has a program of their own. */
const PROGRAM = 'program'

interface RoomSeatsProps {
  here: Here
  bots: readonly Opponent[]
  session: RoomSession
}

/** Who sits where before the game begins. */
export function RoomSeats({ here, bots, session }: RoomSeatsProps) {
  const { room, viewer, host } = here
  const words = useOnline()
  const { words: page, language } = useSpeech()
  const names = useNames()
  const [invited, setInvited] = useState<{ code: string; seat: number }>()
  const fill = async (seat: number, bot: string) => {
    if (bot !== PROGRAM) return void session.ask('fill', { seat, bot })
    const given = await session.ask('invite', { seat })
    if (given !== undefined) setInvited(given)
  }
  const sit = async (seat: number) => {
    const token = await session.sit(seat)
    if (token !== undefined) keepToken(room.id, token)
  }
  const stand = async () => {
    await session.stand()
    keepToken(room.id, undefined)
  }
  return (
    <>
      <ol className="room-seats">
        <Each of={room.seats}>
          {(each, seat) => (
            <li className="room-seat" data-by={each.by}>
              <SeatShape seat={seat} />
              <Who here={here} seat={seat} bots={bots} />
              <div className="room-seat-actions">
                {each.by === 'open' && (
                  <Button look={viewer === 'spectator' ? 'first' : 'plain'} onClick={() => void sit(seat)}>
                    {words.room.sit}
                  </Button>
                )}
                {viewer === seat && <Button onClick={() => void stand()}>{words.room.stand}</Button>}
                {host && (each.by === 'open' || each.by === 'bot') && (
                  <Select
                    choices={[
                      { value: 'none', label: words.make.open },
                      ...bots.map(({ id, names: called }) => ({ value: id, label: page.setup.bot(called[language]) })),
                      ...(each.by === 'open' && !each.kept ? [{ value: PROGRAM, label: words.programs.choice }] : []),
                    ]}
                    value={each.bot}
                    onChange={bot => void fill(seat, bot)}
                    control={{ 'aria-label': words.room.playedBy(words.number(seat + 1)) }}
                  />
                )}
                <MuteButton here={here} session={session} seat={seat} />
                {host && each.kept && (
                  <IconButton
                    icon="close"
                    label={words.room.unkeep(words.number(seat + 1))}
                    onClick={() => void session.ask('remove', { seat })}
                  />
                )}
                {host && (each.by === 'person' || each.by === 'program') && viewer !== seat && (
                  <IconButton
                    icon="close"
                    label={words.room.remove(isolated(names[seat] ?? ''))}
                    onClick={() => void session.ask('remove', { seat })}
                  />
                )}
              </div>
            </li>
          )}
        </Each>
      </ol>
      {invited !== undefined && <SeatCode {...invited} onClose={() => setInvited(undefined)} />}
    </>
  )
}

function Who({ here: { room, viewer, heardAt }, seat, bots }: { here: Here; seat: number; bots: readonly Opponent[] }) {
  const isYou = viewer === seat
  const words = useOnline()
  const { language } = useSpeech()
  const names = useNames()
  const each = room.seats[seat]
  if (each === undefined) return null
  if (each.by === 'open') {
    const free = each.offered ? words.programs.awaited : words.room.free
    return <span className="room-free">{each.kept ? words.room.kept : free}</span>
  }
  if (each.by === 'program')
    return (
      <span className="room-who">
        <Icon name="bot" />
        <bdi title={names[seat]}>{names[seat]}</bdi>
        <span className="room-remark">{words.programs.of(each.owner)}</span>
        <Presence present={each.present} />
      </span>
    )
  if (each.by === 'bot') {
    const bot = bots.find(({ id }) => id === each.bot)
    return (
      <span className="room-who">
        <PlayerFace seat={seat} />
        <bdi title={names[seat]}>{names[seat]}</bdi>
        <span className="room-remark">{words.room.bot(bot?.names[language] ?? each.bot)}</span>
      </span>
    )
  }
  return (
    <span className="room-who">
      <bdi title={names[seat]}>{names[seat]}</bdi>
      <span className="room-remark">
        {[isYou && words.room.you, room.host === seat && words.room.host].filter(mark => mark !== false).join(', ')}
      </span>
      <SeatPresence seat={each} heardAt={heardAt} />
      <Muted room={room} seat={seat} />
      <SeatStanding seat={each} rated={room.rated === true} />
    </span>
  )
}
