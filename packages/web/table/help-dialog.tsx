import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { type Drawn, HelpOfBoard } from '../boards/index.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { type GuidedGame, guidedGame } from '../lessons/games.ts'
import { useLearn } from '../lessons/use-learn.ts'
import type { Key } from '../words/help.ts'
import './book.css'

/** How the table is used, by hand and by keyboard. */
export function HelpDialog({ game, board, onClose }: { game: string; board: Drawn | undefined; onClose: () => void }) {
  const { words } = useSpeech()
  const w = words.help
  const guided = guidedGame(game)
  return (
    <Dialog title={w.title} onClose={onClose}>
      <div className="help">
        {guided !== undefined && <Learn game={guided} />}
        {w.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
        {board !== undefined && (
          <HelpOfBoard game={board}>
            {({ paragraphs, keys }) => (
              <>
                <h3>{w.boardTitle}</h3>
                {paragraphs.map(text => (
                  <p key={text}>{text}</p>
                ))}
                <Keys keys={keys} />
              </>
            )}
          </HelpOfBoard>
        )}
        <h3>{w.keysTitle}</h3>
        <Keys keys={w.keys} />
        <h3>{words.replay.keysTitle}</h3>
        <Keys keys={words.replay.keys} />
        <p className="field-hint">{w.keysOff}</p>
        <p>
          <Link to={paths.about}>{words.about.link}</Link>
        </p>
      </div>
    </Dialog>
  )
}

function Learn({ game }: { game: GuidedGame }) {
  const { words } = useSpeech()
  const { learn, busy } = useLearn(game)
  return (
    <p>
      <Button icon="hint" disabled={busy} onClick={() => void learn()}>
        {words.lobby.learn}
      </Button>{' '}
      {words.lobby.learnHelp}
    </p>
  )
}

function Keys({ keys: all }: { keys: readonly Key[] }) {
  return (
    <dl className="help-keys">
      {all.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
