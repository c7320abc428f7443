import type { Tagged } from '@wildcat/kernel'
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
import { Pointing } from '../kit/pointing.ts'
import { useSounds } from '../kit/sound/use-sounds.ts'
import { useFacts } from '../kit/use-facts.ts'
import { useScenes } from '../kit/use-scenes.ts'
import { Symbols } from './art/symbols.tsx'
import { BoardContext, type CompetitorsTable, tableOf } from './board-context.tsx'
import { ChoiceContext, type Picked } from './choice.tsx'
import { Controls } from './decide/controls.tsx'
import { WorldMap } from './map/world-map.tsx'
import { OwnLine } from './own-line.tsx'
import { Players } from './players.tsx'
import { sceneBook } from './scenes.ts'
import { Status } from './status.tsx'
import { Above, Hand } from './table.tsx'
import { CompetitorsTips } from './tips.tsx'
import { useRun } from './use-run.ts'
import { boardWords } from './words/index.ts'

/** Competitors, drawn on the world. */
export function CompetitorsBoard(props: TableBoardProps) {
  const { spoken, view } = props
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? <Loading /> : <Drawn {...props} table={table} />
}

function Drawn({ table, ...props }: TableBoardProps & { table: CompetitorsTable }) {
  const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread, replay } = props
  const { engine, view } = table
  const { words: page } = useSpeech()
  const { keys } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  const facts = useFacts(spoken, engine, view, viewer, turn?.seat, boardWords[spoken.language])
  const { shown, event, ms, skip, isStill } = useScenes(sceneBook, view, lines, replay)
  useSounds(event, event === undefined ? undefined : sceneBook.sceneOf(event).sound, turn?.isAsked === true)

  const decision = turn?.decision
  const [kept, keep] = useState<{ decision: number | undefined; picked: Picked }>()
  // What was picked belongs to one question; with the next it is gone.
  const picked = kept?.decision === decision ? kept?.picked : undefined
  const { suggested, route, isRunning, sent, stop } = useRun(facts, turn, event !== undefined, isStill)
  const choice = useMemo(
    () => ({
      ...(suggested !== undefined && { command: suggested, route }),
      ...picked,
      pointing,
      isRunning,
      pick: (change: Picked) => keep({ decision, picked: { ...picked, ...change } }),
    }),
    [picked, pointing, decision, suggested, route, isRunning],
  )
  useShortcuts(keys, {
    escape: () => {
      skip()
      stop()
      keep(undefined)
    },
  })
  const send = (command: Tagged) => {
    sent(command, { ...picked })
    keep(undefined)
    skip()
    if (turn?.sending === false) void turn.choose(command)
  }
  const board = useMemo(() => ({ ...facts, shown, event, ms, turn }), [facts, shown, event, ms, turn])
  const last = event === undefined ? undefined : lines.findLast(line => line.kind === 'event' && line.event === event)
  const latest = last === undefined ? undefined : lineText(spoken, last, view, page)
  const flight = useMemo(() => (event === undefined ? undefined : sceneBook.sceneOf(event).flight?.(event, viewer)), [event, viewer])
  const { words } = facts
  return (
    <AnyBoardContext value={board}>
      <BoardContext value={board}>
        <ChoiceContext value={choice}>
          <BoardLayout
            root={root}
            look="competitors"
            shape={{ is: 'wide', ratio: 1 }}
            decision={turn?.decision}
            sceneMs={isStill ? 0 : Math.max(150, ms)}
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
          />
          <CompetitorsTips root={root} />
          <Flights root={root} flight={flight} ms={ms} draw={drawSprite} />
        </ChoiceContext>
      </BoardContext>
    </AnyBoardContext>
  )
}

/** What flies over the board: a card, face down. */
const drawSprite = (sprite: string) => <span className="flying-card" data-deck={sprite} />
