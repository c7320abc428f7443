import { OPPONENTS } from '@wildcat/bots/opponents'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Face } from '../opponents/face.tsx'
import type { Kept } from '../store/games.ts'
import { winsOf } from './won-against.ts'
import './wins.css'

/** How one has done against whom; nothing, before the first game is over. */
export function WinsByLevel({ games }: { games: readonly Kept[] }) {
  const { words, language } = useSpeech()
  const id = useId()
  const all = winsOf(games)
  if (all.length === 0) return null
  return (
    <section className="wins" aria-labelledby={id}>
      <div className="section-head">
        <h2 className="section-title" id={id}>
          {words.lobby.wins}
        </h2>
        <p>{words.lobby.winsBy}</p>
      </div>
      <ul className="wins-list">
        {all.map(({ opponent, won, played }) => {
          const who = OPPONENTS.find(each => each.id === opponent)
          return (
            <li key={opponent}>
              <Face of={{ opponent, sibling: 0 }} />
              <span className="wins-who">
                {who?.person} <small>{who?.level[language]}</small>
              </span>
              <span className="wins-bar" aria-hidden="true" style={{ '--part': won / played }} />
              <b>{words.lobby.wonOf(won, played)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
