import type { Seat } from '@wildcat/kernel'
import type { TableInfo } from '@wildcat/protocol'
import { Each } from '../design/each.tsx'
import { SeatShape } from '../design/seat.tsx'
import { facesOf, SeatFace } from '../opponents/face.tsx'
import { ownBotsOf } from './room.ts'
import { SeatStanding } from './standing.tsx'
import { useOnline } from './words.tsx'

interface InvitationSeatsProps {
  info: TableInfo
  linked: Seat | undefined // to which a link of its own leads: there is nothing to choose
  names: readonly string[]
  picked: Seat | undefined
  onPick: (seat: Seat) => void
}

/** Who sits where; of the free seats one is picked. */
export function InvitationSeats({ info, linked, names, picked, onPick }: InvitationSeatsProps) {
  const words = useOnline()
  const { stage, seats } = info
  const free = seats.filter(seat => seat.free).length
  const faces = facesOf(ownBotsOf(seats))
  const caption = () => {
    if (linked !== undefined) return words.invited.linkText
    if (stage !== 'waiting') return words.room.seats
    return free === 0 ? words.invited.full : words.invited.free(free)
  }
  return (
    <fieldset className="invited-seats">
      <legend data-plain={stage !== 'waiting' && linked === undefined}>{caption()}</legend>
      <ol>
        <Each of={seats}>
          {(each, seat) =>
            each.free && linked === undefined ? (
              <li>
                <label className="invited-seat" data-seat={seat} data-picked={seat === picked}>
                  <input type="radio" name="seat" checked={seat === picked} onChange={() => onPick(seat)} />
                  <span className="unseen">{words.invited.seat(words.number(seat + 1))}: </span>
                  <span className="invited-who">
                    <SeatShape seat={seat} />
                    <b>{seat === picked ? words.invited.you : words.invited.seat(words.number(seat + 1))}</b>
                  </span>
                  <span className="invited-state">{seat === picked ? words.invited.yours : words.invited.isFree}</span>
                </label>
              </li>
            ) : (
              <li className="invited-seat" data-seat={seat} data-by={each.by} data-picked={seat === linked}>
                <span className="invited-who">
                  <SeatShape seat={seat} />
                  <SeatFace face={faces[seat]} />
                  <b>{each.by === 'open' ? words.invited.seat(words.number(seat + 1)) : <bdi title={names[seat]}>{names[seat]}</bdi>}</b>
                </span>
                <State info={info} seat={seat} />
                <SeatStanding seat={each} rated={info.rated === true} />
              </li>
            )
          }
        </Each>
      </ol>
    </fieldset>
  )
}

function State({ info: { seats, host }, seat }: { info: TableInfo; seat: Seat }) {
  const { invited, programs } = useOnline()
  const each = seats[seat]
  if (each === undefined) return null
  const { by, owner, present } = each
  const text = () => {
    if (by === 'bot') return invited.isBot
    if (by === 'program') return programs.of(owner)
    if (by === 'open') return invited.isKept
    if (host.seat === seat) return present ? invited.hosts : invited.hostsAway
    return present ? invited.isHere : invited.isAway
  }
  return (
    <span className="invited-state">
      {(by === 'person' || by === 'program') && <span className="presence" data-present={present} aria-hidden="true" />}
      {text()}
    </span>
  )
}
