import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { type Drawn, HelpOfBoard } from '../boards/index.tsx'
import { Dialog } from '../design/dialog.tsx'
import type { Key } from '../words/help.ts'
import './book.css'

/** How the table is used, by hand and by keyboard. */
export function HelpDialog({ board, onClose }: { board: Drawn | undefined; onClose: () => void }) {
  const { words } = useSpeech()
  const w = words.help
  return (
    <Dialog title={w.title} onClose={onClose}>
      <div className="help">
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
