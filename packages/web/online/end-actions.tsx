import { Link } from '../app/link.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { Button, buttonLook } from '../design/button.tsx'
import { recordOf } from './api.ts'
import { CheckLuck } from './fair-luck.tsx'
import type { Here } from './here.ts'
import { keepToken } from './invitation.ts'
import type { RoomSession } from './room-session.ts'
import { useSave } from './use-save.ts'
import { useOnline } from './words.tsx'

/** Another game with the same people: whoever asks first makes the table, who comes after him finds his seat there. */
export function Again({ here: { room, viewer }, session }: { here: Here; session: RoomSession }) {
  const words = useOnline()
  if (viewer === 'spectator') return null
  const again = async () => {
    const made = await session.ask('again', {})
    if (made === undefined) return
    if (made.token !== '') keepToken(made.id, made.token)
    go(paths.friendsTable(made.id))
  }
  return (
    <Button look="first" onClick={() => void again()}>
      {room.next === 'none' ? words.table.again : words.table.next}
    </Button>
  )
}

/** What else can be done with a game online that is over. */
export function EndActions({ here }: { here: Here }) {
  const { id, game } = here.room
  const words = useOnline()
  const save = useSave()
  return (
    <>
      <Button look="quiet" onClick={() => void save(() => recordOf(id), `${game}.json`)}>
        {words.table.saved}
      </Button>
      <CheckLuck room={here.room} />
      {here.room.deal !== undefined && (
        <Link className={buttonLook('quiet')} to={paths.friendsDeal(here.room.deal)}>
          {words.deals.compare}
        </Link>
      )}
      <Link className={buttonLook('quiet')} to={paths.friends}>
        {words.back}
      </Link>
    </>
  )
}
