import { useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { useToast } from '../design/toast.tsx'
import { copyText } from '../session/copy-text.ts'
import { saveFile } from '../session/save-file.ts'

interface ShareProps {
  text: string
  name: string // of the file
  draw: () => Promise<Blob>
}

/** Passes the result on: through the device's own sharing where there is one, else as a picture to save and a text to copy. */
export function Share({ text, name, draw }: ShareProps) {
  const { words } = useSpeech()
  const toast = useToast()
  const [picture, setPicture] = useState<Blob | 'none'>()
  const share = async () => {
    const drawn = await draw().catch(() => 'none' as const)
    if (drawn === 'none') toast({ kind: 'note', text: words.end.noPicture })
    const data = { text, ...(drawn === 'none' ? {} : { files: [new File([drawn], name, { type: drawn.type })] }) }
    if (!('canShare' in navigator) || !navigator.canShare(data)) return setPicture(drawn)
    await navigator.share(data).catch(() => undefined) // to change one's mind is no failure
  }
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => void share()}>
        {words.end.share}
      </Button>
      {picture !== undefined && <ShareDialog text={text} name={name} picture={picture} onClose={() => setPicture(undefined)} />}
    </>
  )
}

interface ShareDialogProps extends Pick<ShareProps, 'text' | 'name'> {
  picture: Blob | 'none'
  onClose: () => void
}

function ShareDialog({ text, name, picture, onClose }: ShareDialogProps) {
  const { words } = useSpeech()
  const toast = useToast()
  const source = useDataUrl(picture)
  const copy = async () => toast({ kind: 'note', text: (await copyText(text)) ? words.end.copied : words.end.notCopied })
  return (
    <Dialog title={words.end.shareTitle} onClose={onClose}>
      <div className="share">
        {source !== undefined && <img src={source} alt={words.end.picture} />}
        <Field label={words.end.shareTitle}>
          {control => <TextInput {...control} readOnly value={text} onFocus={event => event.currentTarget.select()} />}
        </Field>
        <div className="share-ways">
          {picture !== 'none' && (
            <Button look="first" icon="save" onClick={() => saveFile(picture, name)}>
              {words.end.savePicture}
            </Button>
          )}
          <Button icon="link" onClick={() => void copy()}>
            {words.end.copyText}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The page shows images of its own, and those written out in an address. */
function useDataUrl(picture: Blob | 'none'): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (picture === 'none') return
    const reader = new FileReader()
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : undefined)
    reader.readAsDataURL(picture)
    return () => reader.abort()
  }, [picture])
  return url
}
