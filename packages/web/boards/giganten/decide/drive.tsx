import { BOARD, cardOf, nextTrainCost, type StepSeen, stopsOn } from '@wildcat/giganten/board'
import { place, siteAt } from '@wildcat/giganten/words/places.ts'
import { at } from '@wildcat/kernel'
import { entryCost } from '@wildcat/oil-rush'
import { Button } from '../../../design/button.tsx'
import { Times } from '../../../design/each.tsx'
import { Icon } from '../../../design/icon.tsx'
import { focusQuestion } from '../../../table/focus.ts'
import type { Choice } from '../choice.ts'
import type { Journeys } from '../journey.ts'
import { useTable } from '../table.ts'
import type { Plans } from '../use-plans.ts'
import { Answer } from './answer.tsx'
import { Special } from './special.tsx'

/** Moving: the points left, what was planned on the map, and what can be done from here. */
export function Drive({ step, plans: { choice, journeys, choose, confirm, send } }: { step: StepSeen<'drive'>; plans: Plans }) {
  const { view, words, legal } = useTable()
  const { movement } = cardOf(view, step.seat)
  const train = legal.find(({ kind }) => kind === 'moveTrain')
  const end = legal.find(({ kind }) => kind === 'endTurn')
  return (
    <div className="drive">
      <Points left={step.points} all={movement} />
      {journeys.halt !== undefined ? (
        <Onward journeys={journeys} points={step.points} />
      ) : choice === undefined ? (
        <p className="controls-hint">{words.drive.hint}</p>
      ) : (
        <Plan choice={choice} points={step.points} onChange={choose} onConfirm={confirm} />
      )}
      <div className="answers">
        {legal.map(command =>
          command.kind === 'look' ? (
            <Answer key={command.well} command={command} onChoose={send}>
              <Icon name="hand" />
              {words.drive.look(siteAt(command.well))}
            </Answer>
          ) : null,
        )}
        {train !== undefined && (
          <Answer command={train} onChoose={send}>
            <Icon name="onward" />
            {words.drive.train(at(view.trains, step.seat) + 1, nextTrainCost(view, step.seat))}
          </Answer>
        )}
        <Special onChoose={send} />
        {end !== undefined && (
          <Answer
            command={end}
            first={step.points === 0}
            note={step.points > 0 ? words.drive.unused(step.points) : undefined}
            onChoose={send}
          >
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
  const { words } = useTable()
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
  const { view, words, turn } = useTable()
  const w = words.drive
  const isTrip = choice.kind === 'trip'
  const stops = isTrip && turn !== undefined ? stopsOn(view, turn.seat, choice.trip.way).flatMap(({ wells }) => wells) : []
  const text =
    choice.kind === 'trip'
      ? w.plan(place(choice.trip.to), choice.trip.cost, points - choice.trip.cost)
      : choice.kind === 'ride'
        ? w.planTrain(choice.space.space, choice.space.cost, choice.space.left)
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
              {w.lookAt(siteAt(well), at(view.wells, well).kind)}
            </label>
          ))}
        </fieldset>
      )}
      <div className="plan-buttons">
        <Button look="first" data-answer data-once="go" aria-disabled={turn?.sending === true} onClick={onConfirm}>
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
  const { view, words } = useTable()
  const { drive } = words
  if (halt === undefined) return null
  const { value, square } = at(view.wells, halt.seen)
  const cost = halt.steps.reduce((sum, command) => (command.kind === 'moveTruck' ? sum + entryCost(BOARD, command.to) : sum), 0)
  return (
    <section className="plan" aria-label={words.drive.stay}>
      <p className="plan-text" role="status">
        {value === null ? '' : drive.seen(place(square), value)}
      </p>
      <div className="plan-buttons">
        {cost <= points && (
          <Button look="first" data-answer data-once="go" onClick={goOn}>
            {drive.onward(place(halt.goal.to), cost)}
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
