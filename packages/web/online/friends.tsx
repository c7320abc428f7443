/** Playing with friends: all of it is loaded when it is wanted, not before. */
import type { Route } from '../app/route.ts'
import { Arrival } from './arrival.tsx'
import { Deal } from './deal.tsx'
import { FriendsLobby } from './friends-lobby.tsx'
import { FriendsReplay } from './friends-replay.tsx'
import { Gate } from './guest.tsx'
import { Join } from './join.tsx'
import { MakeTable } from './make-table.tsx'
import { OnlineSpeech } from './words.tsx'
import './friends.css'

type FriendsRoute = Extract<Route, { screen: 'friends' | 'friendsSetup' | 'friendsTable' | 'friendsReplay' | 'friendsDeal' | 'join' }>

export function Friends({ route }: { route: FriendsRoute }) {
  return (
    <OnlineSpeech>
      <Place route={route} />
    </OnlineSpeech>
  )
}

function Place({ route }: { route: FriendsRoute }) {
  switch (route.screen) {
    case 'join':
      return <Join />
    case 'friends':
      return (
        <Gate>
          <FriendsLobby />
        </Gate>
      )
    case 'friendsSetup':
      return (
        <Gate>
          <MakeTable key={route.game} game={route.game} />
        </Gate>
      )
    case 'friendsDeal':
      return (
        <Gate>
          <Deal key={route.code} code={route.code} />
        </Gate>
      )
    case 'friendsTable':
      return <Arrival key={route.id} id={route.id} />
    case 'friendsReplay':
      return <FriendsReplay key={route.id} id={route.id} />
  }
}
