import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { doingsIn } from '../doings.ts'
import { openDoing } from '../targets.ts'

/** The things to do in a turn, one of them open. */
export function Doings() {
  const { legal, words } = useBoard()
  const choice = useChoice()
  const open = openDoing(legal, choice)
  const doings = doingsIn(legal)
  if (doings.length === 0) return null
  return (
    <div className="doings" role="toolbar" aria-label={words.doingsTitle}>
      {doings.map(doing => (
        <button
          key={doing}
          type="button"
          className="doing"
          aria-pressed={doing === open}
          onClick={() => choice.pick({ doing, command: undefined, route: undefined, draft: undefined })}
        >
          {words.doings[doing]}
        </button>
      ))}
    </div>
  )
}
