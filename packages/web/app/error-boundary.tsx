import { Component, type ReactNode } from 'react'
import { Button } from '../design/button.tsx'
import { Message } from './message.tsx'
import { ToLobby } from './not-found.tsx'
import { useSpeech } from './speech.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback?: (detail: string) => ReactNode // else a whole screen
}

/** A failure of the page itself is said in words; games are safe in their store. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: string }> {
  override state: { failure?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { failure } = this.state
    const { children, fallback = detail => <BrokenPage detail={detail} /> } = this.props
    return failure === undefined ? children : fallback(failure)
  }
}

function BrokenPage({ detail }: { detail: string }) {
  const { words } = useSpeech()
  return (
    <Message
      icon="alert"
      title={words.pageFailure.title}
      text={words.pageFailure.text}
      detail={detail}
      actions={
        <>
          <Button look="first" onClick={() => location.reload()}>
            {words.pageFailure.reload}
          </Button>
          <ToLobby />
        </>
      }
    />
  )
}
