import type { ReactNode } from 'react'
import { Button } from '../design/button.tsx'
import { Message } from './message.tsx'
import { ToLobby } from './not-found.tsx'
import { useSpeech, useTitle } from './speech.tsx'

interface FailureScreenProps {
  title: string
  text: string
  detail?: string // for the curious
  onRetry?: (() => void) | undefined // where it may go better the next time
  children?: ReactNode // where else to go from here
}

/** Something that cannot go on, in this browser or online: what happened, and what can be done. The lobby is always to be had. */
export function FailureScreen({ title, text, detail = '', onRetry, children }: FailureScreenProps) {
  const { words } = useSpeech()
  useTitle(title)
  return (
    <Message
      icon="alert"
      title={title}
      text={text}
      detail={detail}
      actions={
        <>
          {onRetry !== undefined && (
            <Button look="first" onClick={onRetry}>
              {words.table.failure.retry}
            </Button>
          )}
          {children}
          <ToLobby />
        </>
      }
    />
  )
}
