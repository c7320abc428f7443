import { titleOf } from '@wildcat/catalogue'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { buttonLook } from '../design/button.tsx'
import { heldGames } from '../session/clients.ts'

/** Games that nothing keeps but this page: the way back to them. */
export function HeldGames() {
  const { words, language } = useSpeech()
  return heldGames().map(({ id, game }) => (
    <Link key={id} className={buttonLook('first')} to={paths.table(id)}>
      {words.lobby.open(false)}: {titleOf(game)?.names[language] ?? words.lobby.unknownGame}
    </Link>
  ))
}
