import type { Language } from '@wildcat/kernel'
import { useState } from 'react'
import { buttonLook, IconButton } from '../design/button.tsx'
import { Logo } from '../design/logo.tsx'
import { Segments } from '../design/segments.tsx'
import { Link } from './link.tsx'
import { paths } from './route.ts'
import { change, useSettings } from './settings.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { useSpeech } from './speech.tsx'

/** Each language by its own name: one looks for it without knowing the other. */
const LANGUAGES: readonly { value: Language; label: React.ReactNode }[] = [
  { value: 'en', label: <abbr title="English">EN</abbr> },
  { value: 'it', label: <abbr title="Italiano">IT</abbr> },
]

export function Bar() {
  const { words } = useSpeech()
  const { language } = useSettings()
  const [open, setOpen] = useState(false)
  return (
    <>
      <header className="bar">
        <a className="skip" href="#main">
          {words.common.skip}
        </a>
        <div className="bar-inner">
          <Link className="brand" to={paths.lobby}>
            <Logo />
            Wildcat
          </Link>
          <Link className={`${buttonLook('quiet')} text-only-wide`} to={paths.about}>
            {words.about.link}
          </Link>
          <Segments
            label={words.settings.language}
            hideLabel
            choices={LANGUAGES}
            value={language}
            onChange={value => change({ language: value })}
          />
          <IconButton label={words.settings.title} icon="settings" onClick={() => setOpen(true)} />
        </div>
      </header>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
