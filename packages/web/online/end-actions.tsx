import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { recordOf } from './api.ts'
import { useSave } from './use-save.ts'
import { useOnline } from './words.tsx'

/** What can be done with a game online that is over. */
export function EndActions({ id, game }: { id: string; game: string }) {
  const { words: page } = useSpeech()
  const words = useOnline()
  const save = useSave()
  return (
    <>
      <Link className={buttonLook('first')} to={paths.friendsSetup(game)}>
        {words.table.again}
      </Link>
      <Link className={buttonLook()} to={paths.friendsReplay(id)}>
        <Icon name="replay" />
        {page.replay.link}
      </Link>
      <Button icon="save" onClick={() => void save(() => recordOf(id), `${game}.json`)}>
        {words.table.saved}
      </Button>
      <Link className={buttonLook('quiet')} to={paths.friends}>
        {words.back}
      </Link>
    </>
  )
}
