import type { Reach } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { whoCanCome } from './api.ts'
import { linkOf, originFor } from './invitation.ts'
import { LinkField } from './link-field.tsx'
import { useCopy } from './use-copy.ts'
import { useOnline } from './words.tsx'

/** Works the same in every shell. On the same port, so that this page finds the server again. */
const USUAL_PORT = '4000'
const command = ({ port }: Location): string => `npm start -- --host 0.0.0.0${port === USUAL_PORT || port === '' ? '' : ` --port ${port}`}`

/** The address by which others reach this server, as far as it knows. Asked anew when the line is back: it may have been started otherwise. */
export function useReach(connected = true): Reach | undefined {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    let wanted = true
    if (connected)
      whoCanCome().then(
        known => wanted && setReach(known),
        () => wanted && setReach(before => before ?? { network: true, links: [] }), // the address in the bar will do
      )
    return () => {
      wanted = false
    }
  }, [connected])
  return reach
}

interface InviteProps {
  id: string
  text: string
  connected?: boolean
}

export function Invite({ id, text, connected = true }: InviteProps) {
  const words = useOnline()
  const reach = useReach(connected)
  const copy = useCopy()
  if (reach === undefined) return null
  return (
    <div className="invite">
      {!reach.network && (
        <div className="invite-loopback" role="note">
          <p>{words.room.loopback}</p>
          <div className="invite-command">
            <pre>
              <code>{command(location)}</code>
            </pre>
            <Button look="quiet" icon="link" onClick={() => void copy(command(location), words.room.commandCopied)}>
              {words.room.copyCommand}
            </Button>
          </div>
          <p>{words.room.network}</p>
        </div>
      )}
      <p>{text}</p>
      <LinkField link={linkOf(originFor(location, reach), { id })} label={words.room.link} qr={reach.network} />
    </div>
  )
}
