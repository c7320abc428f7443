import type { Tagged } from '@wildcat/kernel'
import { type Command, type T, TILES } from '@wildcat/oilfield/board'
import { useCallback, useMemo } from 'react'
import { type Advised, useAdvice, useTellMeant } from '../../advice/advice-context.ts'
import { Said } from '../../session/said.tsx'
import type { TableOf } from '../kit/create-game-board.tsx'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout } from '../kit/layout/board-layout.tsx'
import { useDrawnBoard, useEscape } from '../kit/use-drawn-board.ts'
import { usePicked } from '../kit/use-picked.ts'
import { Sign, Symbols } from './art/symbols.tsx'
import { parts } from './board-context.tsx'
import { ChoiceContext } from './choice.tsx'
import { Controls } from './decide/controls.tsx'
import { Landscape } from './landscape.tsx'
import { OwnLine } from './own-line.tsx'
import { sceneBook } from './scenes.ts'
import { Status } from './status.tsx'
import { Around } from './table.tsx'
import { OilfieldTips } from './tips.tsx'
import { tookThisRound } from './took.ts'
import { Yards } from './yards.tsx'

const { Known, useTableFacts, TableContext } = parts

/** Oilfield, drawn. */
export const OilfieldBoard = (props: TableBoardProps) => (
  <Known spoken={props.spoken} view={props.view}>
    {table => <Drawn {...props} table={table} />}
  </Known>
)

function Drawn({ table, ...props }: TableBoardProps & { table: TableOf<T> }) {
  const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread } = props
  const { view } = table
  const facts = useTableFacts(spoken, table, viewer, turn?.seat)
  const { root, moment, scene, flight, latest, sceneMs, skip } = useDrawnBoard(props, view, sceneBook)
  const [own, keep] = usePicked<Command>(turn?.decision)
  const known = useCallback(
    ({ command }: Advised) => {
      const parsed = table.engine.parse(command)
      return 'ok' in parsed ? parsed.ok : undefined
    },
    [table.engine],
  )
  const { laid, marked, layAside } = useAdvice(turn?.decision, known)
  const choice = useMemo(() => {
    const pick = (command: Command | undefined) => {
      keep(command)
      layAside()
    }
    return { picked: laid ?? own, pick, advised: marked }
  }, [laid, own, marked, keep, layAside])
  useTellMeant(choice.picked)
  const leave = () => {
    choice.pick(undefined)
    skip()
  }
  useEscape(leave)
  const send = (command: Tagged) => {
    leave()
    if (turn?.sending === false) void turn.choose(command)
  }
  const took = useMemo(() => tookThisRound(lines), [lines])
  const { words } = facts
  // The cards are turned up on the table before anything else speaks of them.
  const isRevealing = scene?.happens === 'reveal'
  const isTold = !isRevealing && (moment.shown.shown.some(card => card !== 'none') || view.shown.every(card => card === 'none'))
  return (
    <TableContext facts={facts} moment={moment}>
      <ChoiceContext value={choice}>
        <BoardLayout
          root={root}
          look="oilfield"
          shape={{ is: 'wide', ratio: 1 }}
          decision={turn?.decision}
          sceneMs={sceneMs}
          head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
          own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
          market={<Around />}
          board={
            <>
              <Symbols />
              <Landscape />
            </>
          }
          players={<Yards bots={plan.bots} pending={pending} took={took} />}
          asks={panel(<Controls onChoose={send} />)}
          isEarly={!isTold}
          moment={!isTold && !isRevealing && latest !== undefined && <Told text={latest} />}
          hand={null}
          log={log}
          tabs={[
            { id: 'board', name: words.fields },
            { id: 'market', name: words.marketTab },
            { id: 'players', name: words.players },
            { id: 'log', name: words.log, ...(unread === undefined ? {} : { note: unread }) },
          ]}
          wants={isRevealing ? 'market' : 'board'}
        />
        <OilfieldTips root={root} />
        <Flights root={root} flight={flight} ms={moment.ms} draw={drawSprite} />
      </ChoiceContext>
    </TableContext>
  )
}

/** What is being shown, on the sheet, before what is asked next could tell. A screen reader hears it as news. */
const Told = ({ text }: { text: string }) => (
  <p className="told" aria-hidden="true">
    <Said text={text} />
  </p>
)

/** What flies over the board: a cube, a lease, a worker, a building. */
function drawSprite(sprite: string, place: number) {
  if (sprite.startsWith('cubes-')) return <Sign of={place < Number(sprite.slice('cubes-'.length)) ? 'cube-oil' : 'cube-gas'} />
  if (sprite.startsWith('worker-'))
    return (
      <span data-seat={sprite.slice('worker-'.length)}>
        <Sign of="worker" />
      </span>
    )
  const tile = TILES.find(each => sprite === `tower-${each}`)
  return <Sign of={tile === undefined ? 'lease' : `tower-${tile}`} />
}
