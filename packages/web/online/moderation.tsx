/** What a host can do about people, beside their names: mute, send away who watches, close the talk. */
import type { Room } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { isolated } from '../session/names.ts'
import { useNames } from '../session/said.tsx'
import { Confirm } from './confirm.tsx'
import type { Here } from './here.ts'
import { isHostHimself } from './room.ts'
import type { RoomSession } from './room-session.ts'
import { Row } from './row.tsx'
import { useOnline } from './words.tsx'

interface ModerationProps {
  here: Here
  session: RoomSession
}

/** For all to see. */
export function Muted({ room, seat }: { room: Room; seat: number }) {
  const words = useOnline()
  if (room.seats[seat]?.muted !== true) return null
  return (
    <span className="around-remark">
      <Icon name="talk" size={16} />
      {words.table.muted}
    </span>
  )
}

/** For the host, at everybody else who sits here. */
export function MuteButton({ here, session, seat }: ModerationProps & { seat: number }) {
  const words = useOnline()
  const names = useNames()
  const { room } = here
  const person = room.seats[seat]
  if (!isHostHimself(here) || person?.by !== 'person' || seat === room.host) return null
  const who = isolated(names[seat] ?? '')
  const { muted } = person
  return (
    <Button
      look="quiet"
      icon="talk"
      aria-label={muted ? words.table.unmuteWho(who) : words.table.muteWho(who)}
      onClick={() => void session.ask('mute', { seat, muted: !muted })}
    >
      {muted ? words.table.unmute : words.table.mute}
    </Button>
  )
}

export function TalkSwitch({ here, session }: ModerationProps) {
  const words = useOnline()
  if (!isHostHimself(here)) return null
  const closed = here.room.talkClosed
  return (
    <Row text={closed ? words.table.openTalkText : words.table.closeTalkText}>
      <Button icon="talk" onClick={() => void session.ask('closeTalk', { closed: !closed })}>
        {closed ? words.table.openTalk : words.table.closeTalk}
      </Button>
    </Row>
  )
}

/** Who watches; the host may send somebody away. */
export function Watching({ here, session }: ModerationProps) {
  const words = useOnline()
  const [removing, setRemoving] = useState<Room['watching'][number]>()
  const { watching, watchers } = here.room
  if (watchers === 0) return null
  const called = (name: string) => (name === '' ? words.table.nameless : name)
  const more = watchers - watching.length
  return (
    <div className="watching">
      <h3>{words.room.watchers(watchers)}</h3>
      <ul className="seats">
        {watching.map(each => (
          <li key={each.n}>
            <bdi>{called(each.name)}</bdi>
            {isHostHimself(here) && (
              <Button
                look="quiet"
                icon="close"
                aria-label={words.table.removeWatcherWho(isolated(called(each.name)))}
                onClick={() => setRemoving(each)}
              >
                {words.table.removeWatcher}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {watching.length > 0 && more > 0 && <p className="field-hint">{words.table.more(more)}</p>}
      {removing !== undefined && (
        <Confirm
          title={words.table.removeTitle(called(removing.name))}
          text={words.table.removeText}
          action={words.table.removeWatcher}
          icon="close"
          onConfirm={() => {
            setRemoving(undefined)
            void session.ask('removeWatcher', { watcher: removing.n })
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  )
}
