import type { Reach } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { whoCanCome } from './api.ts'
import { linkOf, originFor } from './invitation.ts'
import { LinkField } from './link-field.tsx'
import { useOnline } from './words.tsx'

/** Works the same in every shell. */
const COMMAND = 'npm start -- --host 0.0.0.0'

/** The address by which others reach this server, as far as it knows. */
export function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    let wanted = true
    whoCanCome().then(
      known => wanted && setReach(known),
      () => wanted && setReach({ network: true, links: [] }), // the address in the bar will do
    )
    return () => {
      wanted = false
    }
  }, [])
  return reach
}

export function Invite({ id, text }: { id: string; text: string }) {
  const words = useOnline()
  const reach = useReach()
  if (reach === undefined) return null
  return (
    <div className="invite">
      {!reach.network && (
        <div className="invite-loopback" role="note">
          <p>{words.room.loopback}</p>
          <pre>
            <code>{COMMAND}</code>
          </pre>
          <p>{words.room.network}</p>
        </div>
      )}
      <p>{text}</p>
      <LinkField link={linkOf(originFor(location, reach), { id })} label={words.room.link} qr={reach.network} />
    </div>
  )
}
