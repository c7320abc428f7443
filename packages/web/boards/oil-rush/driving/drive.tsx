import { at, type Seat } from '@wildcat/kernel'
import { entryCost } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Times } from '../../../design/each.tsx'
import { Icon } from '../../../design/icon.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { NeverMind, Plan } from '../../kit/answers/plan.tsx'
import { type GameMap, type RushWell, type RushWords, useRush } from '../board-context.ts'
import { type Choice, spaceOf } from '../choice.ts'
import type { Journeys } from '../journey.ts'
import type { Plans } from '../use-plans.ts'
import './driving.css'

interface DriveProps {
  seat: Seat
  points: number // left
  movement: number // on the card
  plans: Plans
  plan?: ReactNode // what was picked besides
  children?: ReactNode // what else can be done instead of moving on
}

/** Moving: the points left, what was planned on the map, and what can be done from here. */
export function Drive({ seat, points, movement, plans, plan, children }: DriveProps) {
  const { choice, journeys, choose, confirm, send } = plans
  const { view, words, legal, map, train: art } = useRush()
  const train = legal.find(({ kind }) => kind === 'moveTrain')
  const end = legal.find(({ kind }) => kind === 'endTurn')
  const next = at(view.trains, seat) + 1
  // What lies open beside the truck is nearest: nothing has to be picked for it, and nothing is moved by it.
  const [look, ...others] = legal.filter(command => command.kind === 'look')
  const lookAt = ({ well }: { well: number }) => words.drive.look(map.place(at(view.wells, well).square))
  const canMove = legal.some(({ kind }) => kind === 'moveTruck' || kind === 'moveTrain')
  return (
    <div className="drive">
      <Points left={points} all={movement} planned={choice === undefined ? 0 : costOf(choice)} />
      <div className="answers">
        {train !== undefined && (
          <Answer
            className="drive-train"
            command={train}
            isAdvised={spaceOf(plans.advised?.choice) === next}
            note={words.points(map.trackCost(next))}
            onChoose={send}
          >
            <svg className="answer-train" viewBox={art.box} aria-hidden="true">
              <art.Train seat={seat} />
            </svg>
            {words.stepTrain(next)}
          </Answer>
        )}
        {children}
        {end !== undefined && (canMove || look !== undefined) && (
          <Answer className="drive-finish" command={end} note={points > 0 ? words.drive.unused(points) : undefined} onChoose={send}>
            <Icon name="decide" />
            {words.drive.finish}
          </Answer>
        )}
        {others.map(command => (
          <Answer key={command.well} command={command} onChoose={send}>
            <Icon name="hand" />
            {lookAt(command)}
          </Answer>
        ))}
      </div>
      {plan !== undefined ? (
        plan
      ) : journeys.halt !== undefined ? (
        <Onward journeys={journeys} points={points} />
      ) : choice !== undefined ? (
        <PlannedDrive choice={choice} points={points} onChange={choose} onConfirm={confirm} />
      ) : look !== undefined ? (
        <Plan kind="look" action={lookAt(look)} command={look} onDo={() => send(look)} />
      ) : canMove ? (
        <Plan action={words.drive.choose} isReady={false} onDo={confirm} />
      ) : (
        end !== undefined && <Plan kind="endTurn" action={words.drive.finish} command={end} onDo={() => send(end)} />
      )}
    </div>
  )
}

const costOf = (choice: Choice): number => (choice.kind === 'trip' ? choice.trip.cost : choice.kind === 'ride' ? choice.space.cost : 0)

/** A pip for each point of the card; those that the plan would take are hatched. */
function Points({ left, all, planned }: { left: number; all: number; planned: number }) {
  const { words } = useRush()
  return (
    <p className="points">
      <b aria-hidden="true">{words.number(left)}</b>
      <span>{planned > 0 ? words.drive.takes(left, all, planned) : words.drive.left(left, all)}</span>
      <span className="points-pips" aria-hidden="true">
        <Times n={all}>{n => <i data-is={n >= left ? 'spent' : n >= left - planned ? 'planned' : 'left'} />}</Times>
      </span>
    </p>
  )
}

interface PlannedDriveProps {
  choice: Choice
  points: number
  onChange: Plans['choose']
  onConfirm: () => void
}

/** Where the truck or the locomotive would go, and where the truck would stop on the way. */
function PlannedDrive({ choice, points, onChange, onConfirm }: PlannedDriveProps) {
  const { view, words, turn, map } = useRush()
  const w = words.drive
  if (choice.kind === 'site' || choice.kind === 'special') return null
  const stops = choice.kind === 'trip' && turn !== undefined ? map.stopsOn(turn.seat, choice.trip.way).flatMap(({ wells }) => wells) : []
  return (
    <Plan
      title={
        choice.kind === 'trip'
          ? w.plan(map.place(choice.trip.to), choice.trip.cost, points - choice.trip.cost)
          : words.planRide(choice.space.space, choice.space.cost, choice.space.left)
      }
      action={choice.kind === 'trip' ? w.goTo(map.place(choice.trip.to)) : w.goTrain}
      onDo={onConfirm}
      wayOut={<NeverMind onDrop={() => onChange(undefined)} />}
    >
      {choice.kind === 'trip' && stops.length > 0 && (
        <fieldset className="plan-looks">
          <legend>{w.looks}</legend>
          {stops.map(well => (
            <label key={well}>
              <input
                type="checkbox"
                checked={!choice.passedBy.includes(well)}
                onChange={({ target }) =>
                  onChange({
                    ...choice,
                    passedBy: target.checked ? choice.passedBy.filter(each => each !== well) : [...choice.passedBy, well],
                  })
                }
              />
              {siteName(words, map, at(view.wells, well))}
            </label>
          ))}
        </fieldset>
      )}
    </Plan>
  )
}

/** After a look on the way: what was seen, and whether to go on. */
function Onward({ journeys: { halt, goOn, stop }, points }: { journeys: Journeys; points: number }) {
  const { view, words, map } = useRush()
  const { drive } = words
  if (halt === undefined) return null
  const { value, square } = at(view.wells, halt.seen)
  const cost = halt.steps.reduce((sum, command) => (command.kind === 'moveTruck' ? sum + entryCost(map.board, command.to) : sum), 0)
  const seen = value === null ? '' : drive.seen(map.place(square), value)
  if (cost > points) return <Plan title={seen} action={drive.stay} onDo={stop} />
  return (
    <Plan
      title={seen}
      action={drive.onward(map.place(halt.goal.to), cost)}
      onDo={goOn}
      wayOut={<NeverMind text={drive.stay} onDrop={stop} />}
    />
  )
}

const siteName = (words: RushWords, { place }: GameMap, { square, kind }: RushWell): string =>
  kind === 'gusher' ? place(square) : words.lookAt(place(square), kind)
