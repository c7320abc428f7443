import { useEffect, useRef } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import { mayTakeFocus } from '../table/focus.ts'
import { Again, EndActions } from './end-actions.tsx'
import type { Here } from './here.ts'
import { playersIn } from './room.ts'
import type { RoomSession } from './room-session.ts'
import { useOnline } from './words.tsx'

/** Where one has nothing to decide, whatever the game asks: a bot plays one's seat, one has given up, or the game was stopped. */
export function Instead({ here, session }: { here: Here; session: RoomSession }) {
  const { room, viewer } = here
  const { words: page } = useSpeech()
  const words = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (mayTakeFocus(document.activeElement)) heading.current?.focus()
  }, [])
  const stopped = room.stage === 'stopped'
  const { timeUp } = room
  const conceded = viewer !== 'spectator' && room.seats[viewer]?.conceded === true
  const isPlayer = viewer !== 'spectator' && playersIn(room).includes(viewer)
  const title = () => {
    if (stopped) return timeUp === 'none' ? words.table.stopped : words.clock.ended
    if (room.paused) return words.clock.paused
    return conceded ? words.table.conceded : words.table.botPlays
  }
  const text = () => {
    if (room.paused) return words.clock.pausedText
    if (!stopped) return conceded ? words.table.concededText : words.table.botPlaysText
    const [winner] = room.outcome === 'open' ? [] : room.outcome.winners
    if (timeUp !== 'none' && winner !== undefined) return words.clock.wonOnTime(playerTokens(winner), playerTokens(timeUp))
    if (timeUp !== 'none') return words.clock.endedText(playerTokens(timeUp))
    if (winner !== undefined) return words.table.wonAlone(playerTokens(winner))
    return room.seats.some(seat => seat.by === 'person' && !seat.conceded) ? words.table.stoppedText : words.table.left
  }
  return (
    <section className="panel veil instead" aria-labelledby="instead">
      <Icon name={stopped || room.paused ? 'stop' : 'bot'} size={44} />
      <h2 ref={heading} id="instead" className="question" tabIndex={-1}>
        {title()}
      </h2>
      <p>
        <Said text={text()} />
      </p>
      {stopped ? (
        <div className="instead-ways">
          <Again here={here} session={session} />
          <Link className={buttonLook()} to={paths.friendsReplay(room.id)}>
            <Icon name="replay" />
            {page.replay.link}
          </Link>
          <EndActions here={here} />
        </div>
      ) : room.paused ? (
        isPlayer && (
          <Button look="first" icon="play" onClick={() => void session.ask('pause', { agree: false })}>
            {words.clock.resume}
          </Button>
        )
      ) : (
        !conceded && (
          <Button look="first" icon="hand" onClick={() => void session.ask('resumeSeat', {})}>
            {words.table.resumeSeat}
          </Button>
        )
      )}
    </section>
  )
}
