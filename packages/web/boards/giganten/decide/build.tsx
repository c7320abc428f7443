import type { Command } from '@wildcat/giganten/board'
import { possibleValues, reach } from '@wildcat/giganten/words/facts.ts'
import { place } from '@wildcat/giganten/words/places.ts'
import { at } from '@wildcat/kernel'
import { BUILDING_COST } from '@wildcat/oil-rush'
import { Answer } from '../../kit/answers/answer.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { Tile } from '../../oil-rush/map/tile.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import './build.css'

/** Sites beside the truck, with what they cost and may hold. Picked here or on the map. */
export function Build({ plans, onChoose }: { plans: Plans; onChoose: (command: Command) => void }) {
  const { view, words, legal, turn } = useBoard()
  if (turn === undefined) return null
  const sites = legal.flatMap(command => (command.kind === 'build' ? [command.well] : []))
  const { choice, choose, confirm } = plans
  const chosen = choice?.kind === 'site' ? at(view.wells, choice.well) : undefined
  const nothing = (
    <Answer command={{ kind: 'buildNothing' }} onChoose={onChoose}>
      {words.build.nothing}
    </Answer>
  )
  return (
    <div className="build">
      <div className="build-sites">
        {sites.map(well => {
          const { kind, value, square } = at(view.wells, well)
          return (
            <Pick key={well} isPicked={choice?.kind === 'site' && choice.well === well} onPick={() => choose({ kind: 'site', well })}>
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <Tile kind={kind} value={value} seenBy={[]} />
              </svg>
              <span>
                <b>{words.build.site(place(square), words.money(BUILDING_COST[kind]))}</b>
                <small>{value === null ? words.site.unknown(possibleValues(kind)) : words.site.known(value)}</small>
              </span>
            </Pick>
          )
        })}
      </div>
      <Plan
        kind="build"
        action={chosen === undefined ? words.build.choose : words.build.row(place(chosen.square), words.money(BUILDING_COST[chosen.kind]))}
        isReady={chosen !== undefined}
        onDo={confirm}
        wayOut={nothing}
      >
        {chosen !== undefined && <p>{words.travel[reach(view, turn.seat, chosen.square)]}.</p>}
      </Plan>
    </div>
  )
}
