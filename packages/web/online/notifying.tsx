import { Button } from '../design/button.tsx'
import { useNotifying } from './call.ts'
import { Row } from './row.tsx'
import { useOnline } from './words.tsx'

/** May the browser call whoever looks elsewhere? */
export function Notifying() {
  const words = useOnline()
  const [notifying, ask] = useNotifying()
  if (notifying === 'none') return null
  if (notifying === 'default')
    return (
      <Row text={words.table.notifyText}>
        <Button onClick={() => void ask()}>{words.table.notify}</Button>
      </Row>
    )
  return <p className="field-hint">{notifying === 'granted' ? words.table.notifyOn : words.table.notifyOff}</p>
}
