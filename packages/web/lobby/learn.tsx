import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Icon } from '../design/icon.tsx'
import type { GuidedGame } from '../lessons/games.ts'
import { useLearn } from '../lessons/use-learn.ts'
import type { Kept } from '../store/games.ts'

/** The way to a guided first game, or on with it. Whoever has never played the game sees it first. */
export function Learn({ game, name, played }: { game: GuidedGame; name: string; played: readonly Kept[] }) {
  const { words } = useSpeech()
  const { learn, busy } = useLearn(game)
  const begun = played.find(each => 'summary' in each && each.summary.plan.guided === true)
  return (
    <li>
      <button
        type="button"
        className="way"
        data-first={played.length === 0}
        disabled={busy}
        onClick={() => (begun === undefined ? void learn() : go(paths.table(begun.id)))}
      >
        <Icon name="hint" size={26} />
        <span>
          <b className="way-name">{begun === undefined ? words.lobby.learn : words.lobby.learnOn}</b>
          <small className="way-about">{words.lobby.learnHelp}</small>
          <span className="unseen">: {name}</span>
        </span>
        <Icon name="onward" size={18} />
      </button>
    </li>
  )
}
