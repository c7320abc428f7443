import { useSpeech } from '../app/speech.tsx'
import { Button, type ButtonProps } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'

interface ConfirmProps {
  title: string
  text: string
  action: string
  icon?: ButtonProps['icon']
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ title, text, action, icon, onConfirm, onClose }: ConfirmProps) {
  const { words } = useSpeech()
  return (
    <Dialog
      narrow
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button look="danger" {...(icon === undefined ? {} : { icon })} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
