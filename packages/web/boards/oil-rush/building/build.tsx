import { at, type Seat } from '@wildcat/kernel'
import { BUILDING_COST } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Answer } from '../../kit/answers/answer.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { type RushWell, useRush } from '../board-context.ts'
import type { Choice } from '../choice.ts'
import { Tile } from '../map/tile.tsx'
import type { Plans } from '../use-plans.ts'
import './build.css'

interface BuildProps {
  seat: Seat
  plans: Plans
}

/** Where one can build now, with what it costs and may bring: a site is picked here or on the map, then built on. */
export function Build({ seat, plans }: BuildProps) {
  const { words, legal } = useRush()
  const chosen = plans.choice?.kind === 'site' ? plans.choice.well : undefined
  const nothing = legal.find(({ kind }) => kind === 'buildNothing')
  return (
    <div className="build">
      <Sites plans={plans} />
      {chosen === undefined ? (
        <Plan action={words.build.choose} isReady={false} onDo={plans.confirm} wayOut={nothing && <Nothing plans={plans} />} />
      ) : (
        <SitePlan seat={seat} well={chosen} plans={plans} wayOut={nothing && <Nothing plans={plans} />} />
      )}
    </div>
  )
}

const Nothing = ({ plans }: { plans: Plans }) => (
  <Answer command={{ kind: 'buildNothing' }} onChoose={plans.send}>
    {useRush().words.build.nothing}
  </Answer>
)

/** The sites to pick from. */
export function Sites({ plans: { choice, advised, choose } }: { plans: Plans }) {
  const { view, words, legal, map } = useRush()
  const sites = legal.flatMap(command => (command.kind === 'build' ? [command.well] : []))
  return (
    <div className="build-sites">
      {sites.map(well => {
        const { kind, value, square } = at(view.wells, well)
        if (kind === 'gusher') return null // it has a derrick already
        return (
          <Pick
            key={well}
            isPicked={isSite(choice, well)}
            isAdvised={isSite(advised?.choice, well)}
            onPick={() => choose({ kind: 'site', well })}
          >
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <Tile kind={kind} value={value} seenBy={[]} />
            </svg>
            <span>
              <b>{words.build.site(map.place(square), words.money(BUILDING_COST[kind]))}</b>
              <small>{value === null ? words.site.unknown(map.possibleValues(kind)) : words.site.known(value)}</small>
            </span>
          </Pick>
        )
      })}
    </div>
  )
}

const isSite = (choice: Choice | undefined, well: number): boolean => choice?.kind === 'site' && choice.well === well
const costOf = ({ kind }: RushWell): number => (kind === 'gusher' ? 0 : BUILDING_COST[kind])

/** What comes of building there, and the button that does it. */
export function SitePlan({ seat, well, plans, wayOut }: BuildProps & { well: number; wayOut: ReactNode }) {
  const { view, words, map } = useRush()
  const site = at(view.wells, well)
  return (
    <Plan kind="build" action={words.build.row(map.place(site.square), words.money(costOf(site)))} onDo={plans.confirm} wayOut={wayOut}>
      <p>{words.travel[map.reach(seat, site.square)]}.</p>
    </Plan>
  )
}
