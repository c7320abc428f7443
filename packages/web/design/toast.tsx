import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { IconButton } from './button.tsx'
import { Details } from './details.tsx'
import { Icon } from './icon.tsx'
import './toast.css'

export interface Toast {
  readonly kind: 'note' | 'offer' | 'failure'
  readonly text: ReactNode
  readonly more?: ReactNode // a text is what a machine said
}
type Show = (toast: Toast) => void

const SHOWN_MS = 9000
const MOST = 3

const Context = createContext<Show>(() => undefined)
export const useToast = (): Show => useContext(Context)

/** Short words about what just happened. Notes go away by themselves, all others stay until they are closed. */
export function Toasts({ children }: { children: ReactNode }) {
  const { words } = useSpeech()
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([])
  const next = useRef(0)
  const close = useCallback((id: number) => setToasts(all => all.filter(toast => toast.id !== id)), [])
  const show = useCallback<Show>(
    toast => {
      const id = next.current++
      setToasts(all => [...all.slice(1 - MOST), { ...toast, id }])
      if (toast.kind === 'note') setTimeout(() => close(id), SHOWN_MS)
    },
    [close],
  )
  // Above everything, a dialog that was opened meanwhile too.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.matches(':popover-open') === true) box.current.hidePopover()
    if (toasts.length > 0) box.current?.showPopover()
  }, [toasts])
  return (
    <Context value={show}>
      {children}
      <div ref={box} className="toasts" popover="manual" role="status" aria-label={words.common.notices} aria-live="polite">
        {toasts.map(({ id, kind, text, more }) => (
          <div className={`toast toast-${kind}`} key={id}>
            <Icon name={kind === 'failure' ? 'alert' : 'decide'} />
            <div>
              <p>{text}</p>
              {more !== undefined && <div className="toast-rule">{typeof more === 'string' ? <Details text={more} /> : more}</div>}
            </div>
            <IconButton label={words.common.close} icon="close" onClick={() => close(id)} />
          </div>
        ))}
      </div>
    </Context>
  )
}
