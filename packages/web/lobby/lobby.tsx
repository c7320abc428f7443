import { listed } from '@wildcat/catalogue'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Horizon } from './horizon.tsx'
import { KeptGames } from './kept-games.tsx'
import { TitleCard } from './title-card.tsx'
import './lobby.css'

/** Games that are only examples are shown to people who make games. */
const withExamples = import.meta.env.DEV || new URLSearchParams(location.search).has('examples')

export function Lobby() {
  const { words } = useSpeech()
  useTitle('')
  return (
    <>
      <div className="hero">
        <Horizon />
        <div className="hero-words">
          <h1>{words.lobby.title}</h1>
          <p>{words.lobby.lede}</p>
        </div>
      </div>
      <div className="page lobby">
        <section aria-labelledby="titles">
          <h2 className="section-title" id="titles">
            {words.lobby.games}
          </h2>
          <ul className="titles">
            {listed(withExamples).map(title => (
              <li key={title.id}>
                <TitleCard title={title} />
              </li>
            ))}
          </ul>
        </section>
        <KeptGames />
      </div>
    </>
  )
}
