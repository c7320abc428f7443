import { buttonLook } from '../design/button.tsx'
import { Link } from './link.tsx'
import { Message } from './message.tsx'
import { paths } from './route.ts'
import { useSpeech, useTitle } from './speech.tsx'

/** An address that leads nowhere. */
export function Nowhere() {
  const { words } = useSpeech()
  useTitle(words.nowhere.title)
  return <Message icon="search" title={words.nowhere.title} text={words.nowhere.text} actions={<ToLobby />} />
}

export function ToLobby() {
  const { words } = useSpeech()
  return (
    <Link className={buttonLook('first')} to={paths.lobby}>
      {words.common.toLobby}
    </Link>
  )
}
