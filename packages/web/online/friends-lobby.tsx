import { listed } from '@wildcat/catalogue'
import type { Lobby } from '@wildcat/protocol'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Panel } from '../design/panel.tsx'
import { withExamples } from '../lobby/examples.ts'
import { useGuest } from './guest.tsx'
import { Reconnecting } from './notices.tsx'
import { You } from './profile-panel.tsx'
import { TableCard } from './table-card.tsx'
import { byUrgency, useLobby } from './use-lobby.ts'
import { useOnline } from './words.tsx'
import '../lobby/kept.css'

export function FriendsLobby() {
  const { language } = useSpeech()
  const words = useOnline()
  const { leave } = useGuest()
  const { lobby, heardAt, connected, why } = useLobby(leave)
  useTitle(words.title)
  const mine = byUrgency(lobby?.mine ?? [])
  const others = (lobby?.open ?? []).filter(({ id }) => mine.every(own => own.id !== id))
  return (
    <div className="page friends">
      <div className="friends-head">
        <h1>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      <Reconnecting connected={connected} why={why} />
      <div className="friends-grid">
        <div className="friends-column" data-plays={mine.length > 0}>
          <Panel title={words.lobby.make} className="friends-make">
            <ul className="friends-games">
              {listed(withExamples).map(title => (
                <li key={title.id}>
                  <Link
                    className={buttonLook('first')}
                    to={paths.friendsSetup(title.id)}
                    aria-label={words.lobby.makeAt(title.names[language])}
                  >
                    {title.names[language]}
                    <Icon name="onward" size={18} />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title={words.lobby.mine} flush>
            <Tables tables={mine} heardAt={heardAt} empty={words.lobby.mineEmpty} known={lobby !== undefined} />
          </Panel>
        </div>
        <div className="friends-column">
          <Panel title={words.lobby.open} flush>
            <Tables tables={others} heardAt={heardAt} empty={words.lobby.openEmpty} known={lobby !== undefined} />
          </Panel>
          <You />
        </div>
      </div>
    </div>
  )
}

function Tables({ tables, heardAt, empty, known }: { tables: Lobby['mine']; heardAt: number; empty: string; known: boolean }) {
  if (tables.length === 0) return <p className="kept-empty">{known ? empty : ''}</p>
  return (
    <ul className="kept-list">
      {tables.map(table => (
        <li key={table.id}>
          <TableCard table={table} heardAt={heardAt} />
        </li>
      ))}
    </ul>
  )
}
