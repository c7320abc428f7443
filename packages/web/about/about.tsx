import { useEffect, useState } from 'react'
import { Back } from '../app/back.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import { Tag } from '../design/tag.tsx'
import { type Licences, readLicences } from './licences.ts'
import './about.css'

export function About() {
  const { words } = useSpeech()
  useTitle(words.about.link)
  const w = words.about
  return (
    <div className="page page-narrow about">
      <Back to={paths.lobby}>{words.common.lobby}</Back>
      <h1>{w.title}</h1>
      <p>{w.what}</p>
      <Panel title={w.noticeTitle}>
        <p>{w.notice}</p>
        <p>{w.ours}</p>
        <p>{w.fonts}</p>
      </Panel>
      <Panel title={w.privacyTitle}>
        <p>{w.privacy}</p>
      </Panel>
      <Panel title={w.licences}>
        <div className="licences">
          <LicenceList />
        </div>
      </Panel>
    </div>
  )
}

function LicenceList() {
  const { words } = useSpeech()
  const [licences, setLicences] = useState<Licences | 'missing'>()
  useEffect(() => {
    fetch('/licences.json')
      .then(async answer => setLicences(readLicences(await answer.json())))
      .catch(() => setLicences('missing'))
  }, [])
  if (licences === undefined) return <p role="status">{words.common.loading}</p>
  if (licences === 'missing') return <p>{words.about.noLicences}</p>
  return (
    <>
      <p>{words.about.count(licences.packages.length)}</p>
      <ul className="licence-list">
        {licences.packages.map(each => (
          <li key={`${each.name} ${each.version}`}>
            <Licence {...each} text={licences.texts[each.text] ?? words.about.noText} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The text is put into the page only when somebody wants to read it: there are hundreds. */
function Licence({ name, version, licence, source, text }: Omit<Licences['packages'][number], 'text'> & { text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{name}</span>
        <span className="licence-version">{version}</span>
        <Tag>{licence}</Tag>
      </summary>
      {open && source.startsWith('https://') && (
        <p>
          <a href={source} rel="noreferrer">
            {source}
          </a>
        </p>
      )}
      {open && <pre lang="en">{text}</pre>}
    </details>
  )
}
