import { lazy, Suspense } from 'react'
import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { useCopy } from './use-copy.ts'
import { useOnline } from './words.tsx'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

/** A link to be sent on: to copy, to share, to scan. */
export function LinkField({ link, label, qr = true }: { link: string; label: string; qr?: boolean }) {
  const words = useOnline()
  const copy = useCopy()
  return (
    <div className="link-field">
      <div className="link-field-text">
        <Field label={label}>
          {control => <TextInput {...control} readOnly value={link} spellCheck={false} onFocus={event => event.currentTarget.select()} />}
        </Field>
        <div className="link-field-actions">
          <Button look="first" icon="link" onClick={() => void copy(link, words.room.copied)}>
            {words.room.copy}
          </Button>
          {'share' in navigator && (
            <Button icon="onward" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {words.room.share}
            </Button>
          )}
        </div>
      </div>
      {qr && (
        <Suspense fallback={<div className="qr" />}>
          <QrCode text={link} label={words.room.qr} />
        </Suspense>
      )}
    </div>
  )
}
