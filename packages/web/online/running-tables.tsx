import { useCallback, useId, useState } from 'react'
import { TablesToCome } from '../lobby/tables-to-come.tsx'
import { TableCard } from './table-card.tsx'
import { byUrgency, isRunning, useLobby } from './use-lobby.ts'
import { OnlineSpeech, useOnline } from './words.tsx'

/** The tables with friends at which somebody is waited for, for whoever comes to the lobby: as they are now and as they change. */
export function RunningTables() {
  return (
    <OnlineSpeech>
      <Running />
    </OnlineSpeech>
  )
}

function Running() {
  const words = useOnline()
  const id = useId()
  const [isKnown, setKnown] = useState(true) // to the server
  const { lobby, heardAt } = useLobby(useCallback(() => setKnown(false), []))
  const tables = byUrgency(lobby?.mine ?? []).filter(isRunning)
  if (lobby === undefined && isKnown) return <TablesToCome />
  if (tables.length === 0) return null
  return (
    <section className="running-tables" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {words.lobby.mine}
      </h2>
      <ul className="kept-list">
        {tables.map(table => (
          <li key={table.id}>
            <TableCard table={table} heardAt={heardAt} isBeside />
          </li>
        ))}
      </ul>
    </section>
  )
}
