import { type Command, factsOf, kindOf, stepFacts } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { Each } from '../../../design/each.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { advisedIf } from '../../kit/marks.ts'
import { Sign } from '../art/symbols.tsx'
import { type CompetitorsState, useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { isBesides, isWayOut } from '../doings.ts'
import { movableIn, movedBy, offeredNow, openDoing, openVehicle } from '../targets.ts'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'
import { hasDoings } from './decisions.ts'
import { NewTerm } from './new-term.tsx'

/** Some things to choose from, each with its figures; a single one is chosen already, and told beside the button. */
export function Offered({ onChoose }: DecideProps) {
  const board = useBoard()
  const { view, words, legal, check } = board
  const choice = useChoice()
  const offered = offeredNow(legal, choice, hasDoings(view)).filter(command => !isWayOut(command) && !isBesides(command))
  const { command: picked } = choice
  const isMoving = !hasDoings(view) || openDoing(legal, choice) === 'move'
  // A plane can fly to more places than are listed: they are picked on the map.
  const isFlown = isMoving && picked?.kind === 'step' && movedBy(picked) === openVehicle(legal, choice) && check(picked) === null
  const listed = offered.find(command => isSame(picked, command)) ?? (offered.length === 1 && !isFlown ? offered[0] : undefined)
  const chosen = listed ?? (isFlown ? picked : undefined)
  const isTold = !hasDoings(view) && offered.length === 1 && listed !== undefined && movedBy(listed) === undefined
  return (
    <Decision
      chosen={chosen}
      isClosed={offered.length === 0}
      onChoose={onChoose}
      action={offered.some(({ kind }) => kind === 'step') ? words.chooseOnMap : words.choose}
    >
      {isMoving && <Vehicles />}
      {offered.length > 0 && !isTold && (
        <div className="choice-list">
          <Each of={offered}>
            {command => (
              <Pick
                className="choice"
                isPicked={isSame(chosen, command)}
                isAdvised={isSame(choice.advised?.command, command)}
                onPick={() => choice.pick({ command })}
              >
                <Face board={board} command={command} />
              </Pick>
            )}
          </Each>
          {offered.some(({ kind }) => kind === 'step') && <NewTerm of="pm" />}
        </div>
      )}
    </Decision>
  )
}

/** Whose steps are listed, where several could go. */
function Vehicles() {
  const { legal, words } = useBoard()
  const choice = useChoice()
  const movable = movableIn(legal)
  const open = openVehicle(legal, choice)
  if (movable.length < 2) return null
  return (
    <div className="movable" role="toolbar" aria-label={words.which}>
      {movable.map(vehicle => (
        <button
          key={vehicle}
          type="button"
          className="movable-one"
          aria-pressed={vehicle === open}
          {...advisedIf(choice.advised?.vehicle === vehicle && vehicle !== open)}
          onClick={() => choice.pick({ vehicle, command: undefined })}
        >
          <Sign of={kindOf(vehicle)} />
          {words.piece(vehicle)}
        </button>
      ))}
    </div>
  )
}

/** A command in short, and the whole sentence for whoever does not see it beside its map. */
function Face({ board, command }: { board: CompetitorsState; command: Command }) {
  const { words, say } = board
  const face = words.face(command)
  if (face === undefined) return say(command)
  const note = noteOf(board, command) || face.note
  return (
    <span className="choice-text">
      <b>{face.title}</b>
      {note !== '' && <small>{note}</small>}
      <span className="unseen">{say(command)}</span>
    </span>
  )
}
function noteOf({ view, viewer, words }: CompetitorsState, command: Command): string {
  if (viewer === 'spectator') return ''
  if (command.kind === 'step') {
    const { points, fuel, levies, customs, event } = stepFacts(view, viewer, command)
    return words.stepNote(
      points,
      fuel,
      levies.reduce((sum, { euro }) => sum + euro, 0),
      customs,
      event,
    )
  }
  if (command.kind !== 'chooseHq') return ''
  const { continent } = factsOf(command.hq)
  const cards = at(view.territories, viewer).filter(card => card !== null && factsOf(card).continent === continent)
  return words.hqNote(words.continent[continent], cards.length)
}
