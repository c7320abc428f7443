import type { Tagged } from '@wildcat/kernel'
import { type Command, TILES } from '@wildcat/oilfield/board'
import { useMemo, useRef, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { useSettings } from '../../app/settings.ts'
import { useSpeech } from '../../app/speech.tsx'
import { lineText } from '../../table/line-text.ts'
import { useShortcuts } from '../../table/shortcuts.ts'
import { AnyBoardContext } from '../kit/board-context.ts'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout } from '../kit/layout/board-layout.tsx'
import { useSounds } from '../kit/sound/use-sounds.ts'
import { useFacts } from '../kit/use-facts.ts'
import { useScenes } from '../kit/use-scenes.ts'
import { Sign, Symbols } from './art/symbols.tsx'
import { BoardContext, type OilfieldTable, tableOf } from './board-context.tsx'
import { ChoiceContext } from './choice.tsx'
import { Controls } from './decide/controls.tsx'
import { Landscape } from './landscape.tsx'
import { OwnLine } from './own-line.tsx'
import { sceneBook } from './scenes.ts'
import { Status } from './status.tsx'
import { Around } from './table.tsx'
import { OilfieldTips } from './tips.tsx'
import { tookThisRound } from './took.ts'
import { boardWords } from './words/index.ts'
import { Yards } from './yards.tsx'

/** Oilfield, drawn. */
export function OilfieldBoard(props: TableBoardProps) {
  const { spoken, view } = props
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? <Loading /> : <Drawn {...props} table={table} />
}

function Drawn({ table, ...props }: TableBoardProps & { table: OilfieldTable }) {
  const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread, replay } = props
  const { engine, view } = table
  const { words: page } = useSpeech()
  const { keys } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const facts = useFacts(spoken, engine, view, viewer, turn?.seat, boardWords[spoken.language])
  const { shown, event, ms, skip, isStill } = useScenes(sceneBook, view, lines, replay)
  useSounds(event, event === undefined ? undefined : sceneBook.sceneOf(event).sound, turn?.isAsked === true)

  const decision = turn?.decision
  const [kept, keep] = useState<{ decision: number | undefined; picked: Command }>()
  // What was picked stays while others choose; with the next question it is gone.
  const picked = kept?.decision === decision ? kept?.picked : undefined
  const choice = useMemo(
    () => ({ picked, pick: (command: Command | undefined) => keep(command === undefined ? undefined : { decision, picked: command }) }),
    [picked, decision],
  )
  useShortcuts(keys, {
    escape: () => {
      skip()
      keep(undefined)
    },
  })
  const send = (command: Tagged) => {
    keep(undefined)
    skip()
    if (turn?.sending === false) void turn.choose(command)
  }
  const board = useMemo(() => ({ ...facts, shown, event, ms, turn }), [facts, shown, event, ms, turn])
  const last = event === undefined ? undefined : lines.findLast(line => line.kind === 'event' && line.event === event)
  const latest = last === undefined ? undefined : lineText(spoken, last, view, page)
  const flight = useMemo(() => (event === undefined ? undefined : sceneBook.sceneOf(event).flight?.(event, viewer)), [event, viewer])
  const took = useMemo(() => tookThisRound(lines), [lines])
  const { words } = facts
  const isReveal = event !== undefined && sceneBook.sceneOf(event).happens === 'reveal'
  // The cards are turned up on the table before anything else speaks of them.
  const isTold = shown.shown.some(card => card !== 'none') || view.shown.every(card => card === 'none')
  return (
    <AnyBoardContext value={board}>
      <BoardContext value={board}>
        <ChoiceContext value={choice}>
          <BoardLayout
            root={root}
            look="oilfield"
            shape={{ is: 'wide', ratio: 1 }}
            decision={turn?.decision}
            sceneMs={isStill ? 0 : Math.max(150, ms)}
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
            hand={null}
            log={log}
            tabs={[
              { id: 'board', name: words.fields },
              { id: 'market', name: words.marketTab },
              { id: 'players', name: words.players },
              { id: 'log', name: words.log, ...(unread === undefined ? {} : { note: unread }) },
            ]}
            wants={isReveal ? 'market' : 'board'}
          />
          <OilfieldTips root={root} />
          <Flights root={root} flight={flight} ms={ms} draw={drawSprite} />
        </ChoiceContext>
      </BoardContext>
    </AnyBoardContext>
  )
}

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
