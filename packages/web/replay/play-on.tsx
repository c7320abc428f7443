/** What if? From any position of a replay one plays on against bots, as practice, and comes back. */
import { useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useToast } from '../design/toast.tsx'
import { playOnFrom } from '../session/clients.ts'
import { type Plan, peopleOf } from '../store/plan.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import type { Eyes } from '../worker/local-replay.ts'
import type { Until } from '../worker/messages.ts'
import { BACK } from './back.ts'
import { searchOf } from './place.ts'

interface PlayOnProps {
  path: string // of the replay
  file: () => Promise<Blob>
  plan: Plan
  at: number
  from: Until // the same position, in the record
  eyes: Eyes
}

/** As whom one looks, if that is a player; else as whoever was a person. */
export function PlayOn({ path, file, plan, at, from, eyes }: PlayOnProps) {
  const { words } = useSpeech()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const seat = typeof eyes === 'number' ? eyes : (peopleOf(plan.bots)[0] ?? 0)
  const play = async () => {
    setBusy(true)
    try {
      const { id } = await playOnFrom(await file(), from, plan, seat)
      go(`${paths.table(id)}?${new URLSearchParams({ [BACK]: `${path}?${searchOf({ at, eyes })}` })}`)
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" icon="onward" title={words.replay.playOnHelp} disabled={busy} onClick={() => void play()}>
      {words.replay.playOn}
    </Button>
  )
}
