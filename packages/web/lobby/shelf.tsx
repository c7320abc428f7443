import type { Title } from '@wildcat/catalogue'
import { useId } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Tag } from '../design/tag.tsx'
import { Facts } from './facts.tsx'
import { GamePicture } from './game-picture.tsx'
import './shelf.css'

interface ShelfProps {
  titles: readonly Title[]
  chosen: string | undefined
  onChoose: (game: string) => void
}

/** The games, each with a picture of its board. A press shows on the sheet beside them what can be done with it. */
export function Shelf({ titles, chosen, onChoose }: ShelfProps) {
  const { words, language } = useSpeech()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {words.lobby.games}
      </h2>
      <ul className="shelf">
        {titles.map(title => (
          <li key={title.id} className="game" data-chosen={title.id === chosen}>
            <GamePicture game={title.id} />
            <h3>
              <button type="button" aria-pressed={title.id === chosen} onClick={() => onChoose(title.id)}>
                {title.names[language]}
              </button>
            </h3>
            {title.example === true && <Tag>{words.lobby.example}</Tag>}
            <Facts title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
