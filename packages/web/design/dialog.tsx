import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSpeech } from '../app/speech.tsx'
import { IconButton } from './button.tsx'
import './dialog.css'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
  narrow?: boolean
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. Mounted means open. It stands
 * beside the page, so that it stays when the menu that it was opened from closes.
 */
export function Dialog({ title, onClose, children, foot, narrow = false }: DialogProps) {
  const { words } = useSpeech()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it for the keyboard; this click is the one on the backdrop.
    <dialog
      ref={ref}
      className={narrow ? 'dialog dialog-narrow' : 'dialog'}
      aria-labelledby={id}
      onCancel={event => {
        if (event.target !== event.currentTarget) return // of a dialog in this one
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={words.common.close} icon="close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="dialog-body" tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className="dialog-foot">{foot}</div>}
    </dialog>,
    document.body,
  )
}
