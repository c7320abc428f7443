import { advisedIf } from '../../kit/marks.ts'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { doingsIn } from '../doings.ts'
import { openDoing } from '../targets.ts'
import { hasDoings } from './decisions.ts'

/** The things to do in a turn, one of them open; outside of it only deals, which can be shut again. */
export function Doings() {
  const { view, legal, aside, words } = useBoard()
  const choice = useChoice()
  const inTurn = hasDoings(view)
  const open = inTurn || choice.doing === 'deal' ? openDoing(legal, choice) : undefined
  const doings = doingsIn(inTurn ? legal : [], aside)
  if (doings.length === 0) return null
  return (
    <div className="doings" role="toolbar" aria-label={words.doingsTitle}>
      {doings.map(doing => (
        <button
          key={doing}
          type="button"
          className="doing"
          aria-pressed={doing === open}
          {...advisedIf(choice.advised?.doing === doing && doing !== open)}
          onClick={({ currentTarget }) => {
            makeRoomBelow(currentTarget)
            choice.pick({ doing: doing === open && !inTurn ? undefined : doing, command: undefined, route: undefined, draft: undefined })
          }}
        >
          {words.doings[doing]}
        </button>
      ))}
    </div>
  )
}

/** On a phone what lies above is pushed out of sight: what is opened is more. */
function makeRoomBelow(button: HTMLElement) {
  const controls = button.closest('.controls')
  const doings = button.parentElement
  if (controls !== null && doings !== null) controls.scrollTop += doings.getBoundingClientRect().top - controls.getBoundingClientRect().top
}
