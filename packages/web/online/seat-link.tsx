import type { Viewer } from '@wildcat/kernel'
import type { Hold } from '@wildcat/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { keepToken, linkOf, originFor, ownToken } from './invitation.ts'
import { useReach } from './invite.tsx'
import { LinkField } from './link-field.tsx'
import type { RoomSession } from './room-session.ts'
import { Row } from './row.tsx'
import { useOnline } from './words.tsx'

interface SeatLinkProps {
  id: string
  seat: Viewer
  hold: Hold
  session: RoomSession
}

/** The link by which one's own seat is played on one more device. It works once; another one is made here, also while one plays. */
export function SeatLink({ id, seat, hold, session }: SeatLinkProps) {
  const words = useOnline()
  const [open, setOpen] = useState(false)
  const token = hold.link ? ownToken(id) : undefined
  const renew = async () => {
    const link = await session.ask('renew', {})
    if (link !== undefined) keepToken(id, link.token)
  }
  return (
    <>
      <Button look="quiet" icon="link" onClick={() => setOpen(true)}>
        {words.room.mySeat}
      </Button>
      {open && (
        <Dialog narrow title={words.room.mySeat} onClose={() => setOpen(false)}>
          {token === undefined ? (
            <div className="seat-link">
              <p>{words.room.noSeatLink}</p>
              <div>
                <Button look="first" icon="link" onClick={() => void renew()}>
                  {words.room.renew}
                </Button>
              </div>
            </div>
          ) : (
            <SeatLinkField id={id} seat={seat} token={token} label={words.room.mySeat} text={words.room.mySeatText}>
              <Row text={words.room.renewText}>
                <Button onClick={() => void renew()}>{words.room.renew}</Button>
              </Row>
            </SeatLinkField>
          )}
        </Dialog>
      )}
    </>
  )
}

interface SeatLinkFieldProps {
  id: string
  seat: Viewer
  token: string
  label: string
  text: string
  children?: ReactNode
}

/** A link to a seat, and what it does. */
export function SeatLinkField({ id, seat, token, label, text, children }: SeatLinkFieldProps) {
  const reach = useReach()
  const link = { id, token, ...(seat === 'spectator' ? {} : { seat }) }
  return (
    <div className="seat-link">
      <p>{text}</p>
      {reach !== undefined && <LinkField link={linkOf(originFor(location, reach), link)} label={label} />}
      {children}
    </div>
  )
}
