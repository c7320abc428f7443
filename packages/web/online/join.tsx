import { useEffect, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { go } from '../app/navigate.ts'
import { Nowhere } from '../app/not-found.tsx'
import { paths } from '../app/route.ts'
import { holdFresh, readFragment } from './invitation.ts'

/** A link was opened. What it carries leaves the address bar before anything else happens. */
export function Join() {
  const [invitation, setInvitation] = useState(() => readFragment(location.hash))
  // Another link, opened in the same tab, changes only what stands behind the #.
  useEffect(() => {
    const read = () => setInvitation(readFragment(location.hash))
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (invitation === undefined) return
    if (invitation.token !== undefined) holdFresh(invitation.id, invitation)
    go(paths.friendsTable(invitation.id), 'replace')
  }, [invitation])
  return invitation === undefined ? <Nowhere /> : <Loading />
}
