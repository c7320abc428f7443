import { listed } from '@wildcat/catalogue'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { withExamples } from './examples.ts'
import { Horizon } from './horizon.tsx'
import { KeptGames } from './kept-games.tsx'
import { TitleCard } from './title-card.tsx'
import './lobby.css'

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
          <div className="hero-actions">
            <Link className={buttonLook('first')} to={paths.friends}>
              <Icon name="friends" />
              {words.lobby.friends}
            </Link>
          </div>
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
