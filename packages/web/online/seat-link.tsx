import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { linkOf, originFor, ownToken } from './invitation.ts'
import { useReach } from './invite.tsx'
import { LinkField } from './link-field.tsx'
import { useOnline } from './words.tsx'

/** The link by which one's own seat is played on another device. */
export function SeatLink({ id }: { id: string }) {
  const words = useOnline()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="link" onClick={() => setOpen(true)}>
        {words.room.mySeat}
      </Button>
      {open && <SeatLinkDialog title={words.room.mySeat} id={id} token={ownToken(id)} onClose={() => setOpen(false)} />}
    </>
  )
}

interface SeatLinkDialogProps {
  title: string
  id: string
  token: string | undefined
  text?: string
  onClose: () => void
}

export function SeatLinkDialog({ title, id, token, text, onClose }: SeatLinkDialogProps) {
  const words = useOnline()
  const reach = useReach()
  return (
    <Dialog narrow title={title} onClose={onClose}>
      {token === undefined ? (
        <p>{words.room.noSeatLink}</p>
      ) : (
        <>
          <p>{text ?? words.room.mySeatText}</p>
          {reach !== undefined && <LinkField link={linkOf(originFor(location, reach), { id, token })} label={title} />}
        </>
      )}
    </Dialog>
  )
}
