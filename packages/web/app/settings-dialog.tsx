import type { Language } from '@wildcat/kernel'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Segments } from '../design/segments.tsx'
import { useToast } from '../design/toast.tsx'
import { forgetHints } from '../hints/given.ts'
import { change, PACES, THEMES, useSettings } from './settings.ts'
import { useSpeech } from './speech.tsx'
import './settings-dialog.css'

const LANGUAGE_NAMES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'it', label: 'Italiano' },
]

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { words } = useSpeech()
  const settings = useSettings()
  const w = words.settings
  const toast = useToast()
  const again = () => {
    forgetHints()
    change({ hints: true })
    toast({ kind: 'note', text: w.hintsForgotten })
  }
  return (
    <Dialog title={w.title} onClose={onClose} narrow>
      <div className="settings">
        <Segments label={w.language} choices={LANGUAGE_NAMES} value={settings.language} onChange={language => change({ language })} />
        <Segments
          label={w.theme}
          choices={THEMES.map(value => ({ value, label: w.themes[value] }))}
          value={settings.theme}
          onChange={theme => change({ theme })}
        />
        <Segments
          label={w.pace}
          hint={w.paceHelp}
          choices={PACES.map(value => ({ value, label: w.paces[value] }))}
          value={settings.pace}
          onChange={pace => change({ pace })}
        />
        <Segments
          label={w.drawn}
          hint={w.drawnHelp}
          choices={[
            { value: true, label: w.drawnOr.drawn },
            { value: false, label: w.drawnOr.words },
          ]}
          value={settings.drawn}
          onChange={drawn => change({ drawn })}
        />
        <Segments
          label={w.sounds}
          choices={[
            { value: true, label: words.common.on },
            { value: false, label: words.common.off },
          ]}
          value={settings.sounds}
          onChange={sounds => change({ sounds })}
        />
        <Segments
          label={w.keys}
          hint={w.keysHelp}
          choices={[
            { value: true, label: words.common.on },
            { value: false, label: words.common.off },
          ]}
          value={settings.keys}
          onChange={keys => change({ keys })}
        />
        <div>
          <Segments
            label={w.hints}
            hint={w.hintsHelp}
            choices={[
              { value: true, label: words.common.on },
              { value: false, label: words.common.off },
            ]}
            value={settings.hints}
            onChange={hints => change({ hints })}
          />
          <Button className="settings-again" icon="hint" onClick={again}>
            {w.hintsAgain}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
