import type { Title } from '@wildcat/catalogue'
import { useId, useState } from 'react'
import { Link } from '../app/link.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Icon, type IconName } from '../design/icon.tsx'
import { useToast } from '../design/toast.tsx'
import { guidedGame } from '../lessons/games.ts'
import type { Kept } from '../store/games.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import { Against } from './against.tsx'
import { Facts } from './facts.tsx'
import { GamePicture } from './game-picture.tsx'
import { Learn } from './learn.tsx'
import { RoundInSigns } from './round-in-signs.tsx'
import './sheet.css'

/** The five play what can be thought about. */
const hasOpponents = (title: Title): boolean => 'greedy' in title && 'evaluation' in title

const loadPlayNow = () => import('./play-now.ts')

interface PlaySheetProps {
  title: Title
  isFirst: boolean // nothing else on the sheet is more urgent
  next: string // the opponent to play next
  played: readonly Kept[] // games of it that are kept here
}

/** What can be done with the game that is chosen: play it at once, first of all. */
export function PlaySheet({ title, isFirst, next, played }: PlaySheetProps) {
  const { words, language } = useSpeech()
  const toast = useToast()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [opponent = next, setOpponent] = useState<string>()
  const name = title.names[language]
  const guided = guidedGame(title.id)
  /** What a press needs is on its way when one is about to press. */
  const preload = () => void Promise.allSettled([loadPlayNow(), title.engine(), title.words(language)])
  const play = async () => {
    setBusy(true)
    try {
      const { playNow } = await loadPlayNow()
      go(paths.table(await playNow(title, opponent)))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      setBusy(false)
    }
  }
  return (
    <section className="play-sheet" aria-labelledby={id}>
      <GamePicture isFirst game={title.id} />
      <p className="eyebrow">{isFirst ? words.lobby.playNow : words.lobby.somethingNew}</p>
      <h2 id={id}>{name}</h2>
      <Facts title={title} />
      <p className="play-summary">{title.summaries[language]}</p>
      {hasOpponents(title) && <Against opponent={opponent} onChoose={setOpponent} />}
      <Button
        look={isFirst ? 'first' : 'plain'}
        className="play-button"
        disabled={busy}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void play()}
      >
        {words.lobby.playNow}
      </Button>
      <ul className="ways">
        {guided !== undefined && <Learn game={guided} name={name} played={played} />}
        <Way icon="table" to={paths.setup(title.id)} label={words.lobby.setUp} about={words.lobby.setUpHelp} of={name} />
        <Way icon="friends" to={paths.friendsSetup(title.id)} label={words.lobby.withFriends} about={words.lobby.friendsHelp} of={name} />
      </ul>
      <RoundInSigns title={title} />
    </section>
  )
}

interface WayProps {
  icon: IconName
  to: string
  label: string
  about: string
  of: string
}
function Way({ icon, to, label, about, of }: WayProps) {
  return (
    <li>
      <Link className="way" to={to}>
        <Icon name={icon} size={26} />
        <span>
          <b className="way-name">{label}</b>
          <small className="way-about">{about}</small>
          <span className="unseen">: {of}</span>
        </span>
        <Icon name="onward" size={18} />
      </Link>
    </li>
  )
}
