import { Component, type ReactNode } from 'react'
import { Button } from '../design/button.tsx'
import { Message } from './message.tsx'
import { ToLobby } from './not-found.tsx'
import { useSpeech } from './speech.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback?: (detail: string) => ReactNode // else a whole screen
}

/** A fault in the page itself is said in words; games are safe in their store. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault?: string }> {
  override state: { fault?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { fault } = this.state
    const { children, fallback = detail => <Fault detail={detail} /> } = this.props
    return fault === undefined ? children : fallback(fault)
  }
}

function Fault({ detail }: { detail: string }) {
  const { words } = useSpeech()
  return (
    <Message
      icon="alert"
      title={words.fault.title}
      text={words.fault.text}
      detail={detail}
      actions={
        <>
          <Button look="first" onClick={() => location.reload()}>
            {words.fault.reload}
          </Button>
          <ToLobby />
        </>
      }
    />
  )
}
