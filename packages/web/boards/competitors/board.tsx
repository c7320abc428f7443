import type { T } from '@wildcat/competitors/board'
import type { Tagged } from '@wildcat/kernel'
import { useCallback, useMemo, useState } from 'react'
import { type Advised, useAdvice, useTellMeant } from '../../advice/advice-context.ts'
import type { TableOf } from '../kit/create-game-board.tsx'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout } from '../kit/layout/board-layout.tsx'
import { Pointing } from '../kit/pointing.ts'
import { useDrawnBoard, useEscape } from '../kit/use-drawn-board.ts'
import { usePicked } from '../kit/use-picked.ts'
import { Above } from './above.tsx'
import { meantBy, pickedFor } from './advised.ts'
import { Symbols } from './art/symbols.tsx'
import { parts } from './board-context.tsx'
import { ChoiceContext, type Picked } from './choice.tsx'
import { Controls } from './decide/controls.tsx'
import { DeliveryMoment } from './delivery-moment.tsx'
import { EncounterContext, lastEncounter } from './encounter.ts'
import { Hand } from './hand.tsx'
import { WorldMap } from './map/world-map.tsx'
import { OwnLine } from './own-line.tsx'
import { Players } from './players.tsx'
import { eventsUntil, sceneBook } from './scenes.ts'
import { Status } from './status.tsx'
import { CompetitorsTips } from './tips.tsx'
import { freshTrails, logbookOf, TrailsContext } from './trails.ts'
import { useDeal } from './use-deal.ts'
import { useRun } from './use-run.ts'

const { Known, useTableFacts, TableContext } = parts

/** Competitors, drawn on the world. */
export const CompetitorsBoard = (props: TableBoardProps) => (
  <Known spoken={props.spoken} view={props.view}>
    {table => <Drawn {...props} table={table} />}
  </Known>
)

function Drawn({ table, ...props }: TableBoardProps & { table: TableOf<T> }) {
  const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread } = props
  const [pointing] = useState(() => new Pointing())
  const facts = useTableFacts(spoken, table, viewer, turn?.seat)
  const { root, moment, scene, flight, latest, sceneMs, skip, isStill } = useDrawnBoard(props, table.view, sceneBook)
  const [own, keep] = usePicked<Picked>(turn?.decision)
  const { suggested, route, isRunning, sent, stop } = useRun(facts, turn, moment.event !== undefined, isStill)
  const { deal, lay, follow } = useDeal(turn?.seat)
  const laidBy = useCallback(({ command }: Advised) => pickedFor(table.engine, facts, command), [table.engine, facts])
  const { laid, marked, layAside } = useAdvice(turn?.decision, laidBy)
  const picked = laid ?? own
  const choice = useMemo(
    () => ({
      ...(suggested !== undefined && { command: suggested, route }),
      ...(deal !== undefined && { doing: 'deal' as const }),
      ...picked,
      deal: laid?.deal ?? deal,
      pointing,
      isRunning,
      advised: marked,
      pick: (change: Picked) => {
        follow(change)
        keep({ ...picked, ...change })
        layAside()
      },
    }),
    [picked, laid, keep, layAside, marked, deal, follow, pointing, suggested, route, isRunning],
  )
  useTellMeant(meantBy(choice))
  const leave = () => {
    keep(undefined)
    layAside()
    lay(undefined)
    skip()
  }
  useEscape(() => {
    leave()
    stop()
  })
  const send = (command: Tagged) => {
    sent(command, { ...picked })
    leave()
    if (turn?.sending === false) void turn.choose(command)
  }
  const events = useMemo(() => eventsUntil(lines, moment.event), [lines, moment.event])
  const met = useMemo(() => lastEncounter(events, viewer), [events, viewer])
  const trails = useMemo(() => ({ drawn: freshTrails(events), logbook: logbookOf(events) }), [events])
  const { words } = facts
  const isMoment = scene?.isMoment === true && latest !== undefined && props.replay === undefined // whoever looks back needs the sheet
  return (
    <TableContext facts={facts} moment={moment}>
      <ChoiceContext value={choice}>
        <EncounterContext value={met}>
          <TrailsContext value={trails}>
            <BoardLayout
              root={root}
              look="competitors"
              shape={{ is: 'wide', ratio: 1 }}
              decision={turn?.decision}
              sceneMs={sceneMs}
              head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
              own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
              market={
                <>
                  <Above />
                  <Hand />
                </>
              }
              board={
                <>
                  <Symbols />
                  <WorldMap />
                </>
              }
              players={<Players bots={plan.bots} pending={pending} />}
              asks={panel(<Controls onChoose={send} onStop={stop} />)}
              hand={null}
              log={log}
              tabs={[
                { id: 'board', name: words.map },
                { id: 'market', name: words.cardsTab },
                { id: 'players', name: words.players },
                { id: 'log', name: words.log, ...(unread === undefined ? {} : { note: unread }) },
              ]}
              wants="board"
              isEarly={isMoment}
              moment={isMoment && <DeliveryMoment key={latest} event={moment.event} text={latest} />}
            />
            <CompetitorsTips root={root} />
            <Flights root={root} flight={flight} ms={moment.ms} draw={drawSprite} />
          </TrailsContext>
        </EncounterContext>
      </ChoiceContext>
    </TableContext>
  )
}

/** What flies over the board: a card, face down. */
const drawSprite = (sprite: string) => <span className="flying-card" data-deck={sprite} />
