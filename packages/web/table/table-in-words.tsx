import type { Seat, Types, Viewer } from '@wildcat/kernel'
import type { ReactNode } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Panel } from '../design/panel.tsx'
import type { Spoken } from '../session/use-game.ts'
import type { Plan } from '../store/plan.ts'
import type { PageLine } from '../worker/sights.ts'
import { Fresh, type TalkPart } from './log-and-talk.tsx'
import { type Pane, Panes, panesOf } from './panes.tsx'
import { Players } from './players.tsx'
import { Position } from './position.tsx'

interface TableInWordsProps {
  spoken: Spoken
  view: Types['view']
  viewer: Viewer
  lines: readonly PageLine[]
  plan: Plan
  pending: readonly Seat[]
  isAsked: boolean
  decide: ReactNode
  log: ReactNode
  talk: TalkPart | undefined
  pane: Pane
  onPane: (pane: Pane) => void
}

/** A table without a board: what is asked, how things stand, what happened and what is said, side by side; on a phone one at a time. */
export function TableInWords({ spoken, view, viewer, lines, plan, pending, isAsked, decide, log, talk, pane, onPane }: TableInWordsProps) {
  const { words } = useSpeech()
  const over = view.outcome !== 'open'
  return (
    <>
      {!over && <Players plan={plan} pending={pending} viewer={viewer} outcome={view.outcome} />}
      <div className="table-grid" data-pane={pane} data-over={over} data-talk={talk !== undefined}>
        <div className="pane pane-decide">{decide}</div>
        <Panel title={words.table.situation} className="pane pane-table">
          <Position spoken={spoken} view={view} lines={lines} />
        </Panel>
        {log}
        {talk !== undefined && (
          <Panel title={talk.title} className="pane pane-talk talk" flush>
            {talk.content}
          </Panel>
        )}
      </div>
      <Panes
        panes={panesOf(talk !== undefined)}
        pane={pane}
        fresh={talk !== undefined && talk.fresh > 0 && <Fresh n={talk.fresh} text={talk.freshText} />}
        isAsked={isAsked}
        isOver={over}
        onChange={onPane}
      />
    </>
  )
}
