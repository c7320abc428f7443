import { Button } from '../design/button.tsx'
import { Row } from './row.tsx'
import { useNotifying } from './turn-notification.ts'
import { useOnline } from './words.tsx'

/** May the browser call whoever looks elsewhere? `asks`: there only as long as that is open. */
export function Notifying({ asks = false }: { asks?: boolean }) {
  const words = useOnline()
  const [notifying, ask] = useNotifying()
  if (notifying === 'none') return null
  if (notifying === 'default')
    return (
      <Row text={words.table.notifyText}>
        <Button onClick={() => void ask()}>{words.table.notify}</Button>
      </Row>
    )
  if (asks) return null
  return <p className="field-hint">{notifying === 'granted' ? words.table.notifyOn : words.table.notifyOff}</p>
}
