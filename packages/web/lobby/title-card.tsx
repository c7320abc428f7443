import type { Title } from '@wildcat/catalogue'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Tag } from '../design/tag.tsx'

export function TitleCard({ title }: { title: Title }) {
  const { words, language } = useSpeech()
  return (
    <article className="title-card">
      <div className="title-card-head">
        <h3>{title.names[language]}</h3>
        {title.example === true && <Tag>{words.lobby.example}</Tag>}
      </div>
      <p className="title-card-seats">{words.lobby.players(title.seats.least, title.seats.most)}</p>
      <p className="title-card-summary">{title.summaries[language]}</p>
      <Link className={buttonLook('first')} to={paths.setup(title.id)} aria-label={`${words.lobby.setUp}: ${title.names[language]}`}>
        {words.lobby.setUp}
        <Icon name="onward" size={18} />
      </Link>
    </article>
  )
}
