import { InstallButton } from '../offline/install-button.tsx'
import { Link } from './link.tsx'
import { paths } from './route.ts'
import { useSpeech } from './speech.tsx'

export function Foot() {
  const { words } = useSpeech()
  return (
    <footer className="foot">
      <div className="foot-inner">
        <p>{words.about.notice}</p>
        <InstallButton />
        <Link to={paths.about}>{words.about.link}</Link>
      </div>
    </footer>
  )
}
