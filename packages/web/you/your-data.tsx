import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { allAboutMe, forgetMe } from '../online/api.ts'
import { Confirm } from '../online/confirm.tsx'
import { forgetTokens } from '../online/invitation.ts'
import { useSave } from '../online/use-save.ts'
import { useOnline } from '../online/words.tsx'
import { useAttempt } from './attempt.ts'
import { useYou } from './words.tsx'

/** All that the server keeps: to have, and to delete. */
export function YourData({ onLeave }: { onLeave: () => void }) {
  const online = useOnline()
  const words = useYou().data
  const save = useSave()
  const toast = useToast()
  const { attempt } = useAttempt()
  const [sure, setSure] = useState(false)
  const forget = () =>
    attempt(async () => {
      setSure(false)
      await forgetMe()
      forgetTokens()
      toast({ kind: 'note', text: online.guest.deleted })
      onLeave()
    })
  return (
    <Panel title={words.title}>
      <p className="field-hint">{words.text}</p>
      <div className="you-actions">
        <Button look="quiet" icon="save" onClick={() => void save(allAboutMe, 'wildcat.json')}>
          {online.guest.export}
        </Button>
        <Button look="quiet" icon="bin" onClick={() => setSure(true)}>
          {online.guest.delete}
        </Button>
      </div>
      {sure && (
        <Confirm
          title={online.guest.deleteTitle}
          text={online.guest.deleteText}
          action={online.guest.delete}
          icon="bin"
          onConfirm={() => void forget()}
          onClose={() => setSure(false)}
        />
      )}
    </Panel>
  )
}
