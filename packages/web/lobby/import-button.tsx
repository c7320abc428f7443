import { useRef, useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useToast } from '../design/toast.tsx'
import { importTable } from '../session/clients.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'

/** `to`: where one wants to go with it. A game that is not over has no replay yet. */
export function ImportButton({ to = 'table' }: { to?: 'table' | 'replay' }) {
  const { words } = useSpeech()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    setBusy(true)
    try {
      const { id, over, checked, practice } = await importTable(file)
      go(paths[over ? to : 'table'](id))
      const about = over ? words.lobby.importedOver : practice ? words.lobby.importedPractice : words.lobby.imported
      toast({ kind: 'note', text: about, more: checked ? undefined : words.lobby.unchecked })
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" icon="load" title={words.lobby.import} disabled={busy} onClick={() => input.current?.click()}>
        <span>{words.lobby.import}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.lobby.import}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
    </>
  )
}
