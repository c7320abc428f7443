import type { ComponentProps } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { ReplayLoader } from '../replay/replay-screen.tsx'
import type { Failure } from '../worker/failure.ts'
import { recordOf } from './api.ts'
import { Gate } from './guest.tsx'
import { originFor } from './invitation.ts'
import { useReach } from './invite.tsx'
import { ServerFailureScreen } from './server-failure-screen.tsx'
import { ServerReplay } from './server-replay.ts'
import { useCopy } from './use-copy.ts'
import { useOnline } from './words.tsx'

const sourceOf = () => new ServerReplay()

/** A game online to look back at, also while it is being played. Its address can be sent to others. */
export function FriendsReplay({ id }: { id: string }) {
  const { words: page } = useSpeech()
  const words = useOnline()
  const copy = useCopy()
  const reach = useReach()
  const share = () => {
    const { pathname, search } = location
    void copy(`${reach === undefined ? location.origin : originFor(location, reach)}${pathname}${search}`, words.replay.copied)
  }
  const loader = (none: ComponentProps<typeof ReplayLoader>['none']) => (
    <ReplayLoader
      id={id}
      sourceOf={sourceOf}
      path={paths.friendsReplay(id)}
      file={() => recordOf(id)}
      tools={
        <>
          <Link className={buttonLook('quiet')} to={paths.friendsTable(id)} title={page.replay.toTable}>
            <Icon name="table" />
            <span>{page.replay.toTable}</span>
          </Link>
          <Button look="quiet" icon="link" title={page.replay.copy} onClick={share}>
            <span>{page.replay.copy}</span>
          </Button>
        </>
      }
      none={none}
    />
  )
  // What is over anybody may see; at a table that plays the server wants to know who looks on.
  return loader((failure, retry) => (failure.detail === 'noGuest' ? <Gate>{loader(failureScreen)}</Gate> : failureScreen(failure, retry)))
}

const failureScreen = ({ kind, detail }: Failure, retry: () => void) => (
  <ServerFailureScreen
    failure={{ code: kind === 'gone' ? 'noTable' : detail === 'removed' || detail === 'dealUnplayed' ? detail : 'unreachable' }}
    onRetry={retry}
  />
)
