import { at, type Seat } from '@wildcat/kernel'
import { entryCost } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { Times } from '../../../design/each.tsx'
import { Icon } from '../../../design/icon.tsx'
import { focusQuestion } from '../../../table/focus.ts'
import { Answer } from '../../kit/answers/answer.tsx'
import { answer } from '../../kit/marks.ts'
import { type GameMap, type RushWell, type RushWords, useRush } from '../board-context.ts'
import type { Choice } from '../choice.ts'
import type { Journeys } from '../journey.ts'
import type { Plans } from '../use-plans.ts'
import './driving.css'

interface DriveProps {
  seat: Seat
  points: number // left
  movement: number // on the card
  plans: Plans
  children?: ReactNode // what else can be done instead of moving on
}

/** Moving: the points left, what was planned on the map, and what can be done from here. */
export function Drive({ seat, points, movement, plans: { choice, journeys, choose, confirm, send }, children }: DriveProps) {
  const { view, words, legal, map } = useRush()
  const train = legal.find(({ kind }) => kind === 'moveTrain')
  const end = legal.find(({ kind }) => kind === 'endTurn')
  const next = at(view.trains, seat) + 1
  return (
    <div className="drive">
      <Points left={points} all={movement} />
      {journeys.halt !== undefined ? (
        <Onward journeys={journeys} points={points} />
      ) : choice === undefined ? (
        <p className="controls-hint">{words.drive.hint}</p>
      ) : (
        <Plan choice={choice} points={points} onChange={choose} onConfirm={confirm} />
      )}
      <div className="answers">
        {legal.map(command =>
          command.kind === 'look' ? (
            <Answer key={command.well} command={command} onChoose={send}>
              <Icon name="hand" />
              {words.drive.look(map.place(at(view.wells, command.well).square))}
            </Answer>
          ) : null,
        )}
        {train !== undefined && (
          <Answer command={train} onChoose={send}>
            <Icon name="onward" />
            {words.stepTrain(next, map.trackCost(next))}
          </Answer>
        )}
        {children}
        {end !== undefined && (
          <Answer command={end} first={points === 0} note={points > 0 ? words.drive.unused(points) : undefined} onChoose={send}>
            <Icon name="decide" />
            {words.drive.finish}
          </Answer>
        )}
      </div>
    </div>
  )
}

/** A pip for each point of the card. */
function Points({ left, all }: { left: number; all: number }) {
  const { words } = useRush()
  return (
    <p className="points">
      <b>{words.number(left)}</b>
      <span>{words.drive.left(left, all)}</span>
      <span className="points-pips" aria-hidden="true">
        <Times n={all}>{n => <i data-left={n < left} />}</Times>
      </span>
    </p>
  )
}

function Plan({
  choice,
  points,
  onChange,
  onConfirm,
}: {
  choice: Choice
  points: number
  onChange: Plans['choose']
  onConfirm: () => void
}) {
  const { view, words, turn, map } = useRush()
  const w = words.drive
  const isTrip = choice.kind === 'trip'
  const stops = isTrip && turn !== undefined ? map.stopsOn(turn.seat, choice.trip.way).flatMap(({ wells }) => wells) : []
  const text =
    choice.kind === 'trip'
      ? w.plan(map.place(choice.trip.to), choice.trip.cost, points - choice.trip.cost)
      : choice.kind === 'ride'
        ? words.planRide(choice.space.space, choice.space.cost, choice.space.left)
        : ''
  return (
    <section className="plan" aria-label={text}>
      <p className="plan-text" role="status">
        {text}
      </p>
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
      <div className="plan-buttons">
        <Button look="first" {...answer('go')} aria-disabled={turn?.sending === true} onClick={onConfirm}>
          {isTrip ? w.go : w.goTrain}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            focusQuestion()
            onChange(undefined)
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}

/** After a look on the way: what was seen, and whether to go on. */
function Onward({ journeys: { halt, goOn, stop }, points }: { journeys: Journeys; points: number }) {
  const { view, words, map } = useRush()
  const { drive } = words
  if (halt === undefined) return null
  const { value, square } = at(view.wells, halt.seen)
  const cost = halt.steps.reduce((sum, command) => (command.kind === 'moveTruck' ? sum + entryCost(map.board, command.to) : sum), 0)
  return (
    <section className="plan" aria-label={words.drive.stay}>
      <p className="plan-text" role="status">
        {value === null ? '' : drive.seen(map.place(square), value)}
      </p>
      <div className="plan-buttons">
        {cost <= points && (
          <Button look="first" {...answer('go')} onClick={goOn}>
            {drive.onward(map.place(halt.goal.to), cost)}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            focusQuestion()
            stop()
          }}
        >
          {drive.stay}
        </Button>
      </div>
    </section>
  )
}

const siteName = (words: RushWords, { place }: GameMap, { square, kind }: RushWell): string =>
  kind === 'gusher' ? place(square) : words.lookAt(place(square), kind)
