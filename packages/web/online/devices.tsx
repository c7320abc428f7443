import type { Device } from '@wildcat/protocol'
import { useId } from 'react'
import { Button } from '../design/button.tsx'
import type { Here } from './here.ts'
import { Presence } from './presence.tsx'
import type { RoomSession } from './room-session.ts'
import { useOnline } from './words.tsx'

/** On which devices one's own seat is held. Those that came after this one can be dropped. */
export function Devices({ here: { hold }, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  const id = useId()
  if (hold === undefined) return null
  const own = hold.devices.find(({ you }) => you)?.n ?? 0
  return (
    <section className="devices" aria-labelledby={id}>
      <h3 id={id}>{words.devices.title}</h3>
      <ul className="seats">
        {hold.devices.map(device => (
          <li key={device.n}>
            <What device={device} />
            {device.n > own && (
              <Button
                icon="close"
                aria-label={words.devices.dropIt(words.devices.name(device.browser, device.system))}
                onClick={() => void session.ask('drop', { device: device.n })}
              >
                {words.devices.drop}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hold.devices.filter(({ n }) => n > own).length > 1 && <p className="field-hint">{words.devices.later}</p>}
      {hold.devices.some(({ n }) => n < own) && <p className="field-hint">{words.devices.earlier}</p>}
    </section>
  )
}

function What({ device: { browser, system, since, present, you } }: { device: Device }) {
  const words = useOnline()
  return (
    <span>
      {words.devices.name(browser, system)}
      <Presence present={present} />
      <span className="field-hint">{[you && words.devices.you, words.devices.since(since)].filter(part => part !== false).join(', ')}</span>
    </span>
  )
}
