import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Toasts } from '../design/toast.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { NewVersionOffer } from '../offline/new-version-offer.tsx'
import { Bar } from './bar.tsx'
import { BarContext } from './bar-places.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Foot } from './foot.tsx'
import { Loading } from './loading.tsx'
import { usePath } from './navigate.ts'
import { Nowhere } from './not-found.tsx'
import { PageFailures } from './page-failures.tsx'
import { Part } from './preloadable.tsx'
import { type Route, routeOf } from './route.ts'
import { RuleBook } from './rule-book.tsx'
import { ABOUT, FRIENDS, REPLAY, SET_UP, TABLE, YOU } from './screens.ts'
import { SpeechProvider } from './speech.tsx'
import './app.css'

/** A table needs the room: no foot, and one bar for the page and the table. */
const TABLES: readonly Route['screen'][] = ['table', 'replay', 'friendsTable', 'friendsReplay']

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'lobby':
      return <Lobby />
    case 'setup':
      return <Part key={route.game} of={SET_UP} props={{ game: route.game }} />
    case 'table':
      return <Part key={route.id} of={TABLE} props={{ id: route.id }} />
    case 'replay':
      return <Part key={route.id} of={REPLAY} props={{ id: route.id }} />
    case 'friends':
    case 'friendsSetup':
    case 'friendsTable':
    case 'friendsReplay':
    case 'friendsDeal':
    case 'join':
      return <Part of={FRIENDS} props={{ route }} />
    case 'you':
      return <Part of={YOU} props={{}} />
    case 'about':
      return <Part of={ABOUT} props={{}} />
    case 'nowhere':
      return <Nowhere />
  }
}

export function App({ first }: Pick<ComponentProps<typeof SpeechProvider>, 'first'>) {
  const path = usePath()
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  const [head, setHead] = useState<HTMLElement | null>(null)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ head, menu }), [head, menu])
  const atTable = TABLES.includes(route.screen)
  useEffect(() => {
    // A link that was followed is gone with its screen; whoever uses a keyboard goes on from the new one.
    if (before.current !== path) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return (
    <SpeechProvider first={first}>
      <RuleBook>
        <Toasts>
          <PageFailures />
          <NewVersionOffer />
          <Bar atTable={atTable} head={setHead} menu={setMenu} />
          <BarContext value={places}>
            <main ref={main} id="main" tabIndex={-1} className={`screen screen-${route.screen}`}>
              <ErrorBoundary key={path}>
                <Suspense fallback={<Loading />}>
                  <Screen route={route} />
                </Suspense>
              </ErrorBoundary>
            </main>
          </BarContext>
          {!atTable && <Foot />}
        </Toasts>
      </RuleBook>
    </SpeechProvider>
  )
}
