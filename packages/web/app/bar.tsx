import type { Language } from '@wildcat/kernel'
import { type RefCallback, useState } from 'react'
import { buttonLook, IconButton } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Logo } from '../design/logo.tsx'
import { Segments } from '../design/segments.tsx'
import { Link } from './link.tsx'
import { reportFailure } from './page-failure.ts'
import { Part, preloadable } from './preloadable.tsx'
import { paths } from './route.ts'
import { change, useSettings } from './settings.ts'
import { useSpeech } from './speech.tsx'

/** Each language by its own name: one looks for it without knowing the other. */
const LANGUAGES: readonly { value: Language; label: React.ReactNode }[] = [
  { value: 'en', label: <abbr title="English">EN</abbr> },
  { value: 'it', label: <abbr title="Italiano">IT</abbr> },
]
const MENU = 'bar-menu'
const SETTINGS = preloadable(async () => (await import('./settings-dialog.tsx')).SettingsDialog)
const preloadSettings = () => void Promise.allSettled([SETTINGS.preload()])

interface BarProps {
  atTable: boolean // the table's name stands here then, and what belongs to the page is in a menu
  head: RefCallback<HTMLElement>
  menu: RefCallback<HTMLElement>
}

/** The one bar: the page's, and at a table the table's too. */
export function Bar({ atTable, head, menu }: BarProps) {
  const { words } = useSpeech()
  const { language } = useSettings()
  const [open, setOpen] = useState(false)
  const openSettings = () => {
    SETTINGS.preload().then(
      () => setOpen(true),
      (error: unknown) => reportFailure('small', error),
    )
  }
  const ofThePage = (
    <>
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
      <Link className={`${buttonLook('quiet')} button-icon`} to={paths.you} aria-label={words.common.you} title={words.common.you}>
        <Icon name="person" />
      </Link>
      <IconButton
        label={words.settings.title}
        icon="settings"
        onPointerEnter={preloadSettings}
        onFocus={preloadSettings}
        onClick={openSettings}
      />
    </>
  )
  return (
    <>
      <header className="bar" data-table={atTable}>
        <a className="skip" href="#main">
          {words.common.skip}
        </a>
        <div className="bar-inner">
          <Link className="brand" to={paths.lobby}>
            <Logo />
            <span className="brand-name">Wildcat</span>
          </Link>
          <div ref={head} className="bar-head" />
          {atTable ? (
            <>
              <IconButton className="bar-menu-button" label={words.common.menu} icon="menu" popoverTarget={MENU} />
              <div id={MENU} className="bar-menu" popover="auto">
                <div ref={menu} className="bar-menu-tools" />
                <div className="bar-menu-page">{ofThePage}</div>
              </div>
            </>
          ) : (
            ofThePage
          )}
        </div>
      </header>
      {open && <Part of={SETTINGS} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
