import type { Command } from '@wildcat/giganten/board'
import { possibleValues, reach } from '@wildcat/giganten/words/facts.ts'
import { place } from '@wildcat/giganten/words/places.ts'
import { at } from '@wildcat/kernel'
import { BUILDING_COST } from '@wildcat/oil-rush'
import { Answer } from '../../kit/answers/answer.tsx'
import { Tile } from '../../oil-rush/map/tile.tsx'
import { useBoard } from '../board-context.tsx'

/** Sites beside the truck, with what they cost and may hold. */
export function Build({ chosen, onChoose }: { chosen: number | undefined; onChoose: (command: Command) => void }) {
  const { view, words, legal, turn } = useBoard()
  if (turn === undefined) return null
  return (
    <div className="answers answers-wide">
      {legal.map(command => {
        if (command.kind !== 'build') return null
        const { kind, value, square } = at(view.wells, command.well)
        return (
          <Answer
            key={command.well}
            command={command}
            first={chosen === command.well}
            note={
              <>
                {value === null ? words.site.unknown(possibleValues(kind)) : words.site.known(value)}
                <br />
                {words.travel[reach(view, turn.seat, square)]}
              </>
            }
            onChoose={onChoose}
          >
            <svg className="answer-tile" viewBox="-20 -20 40 40" aria-hidden="true">
              <Tile kind={kind} value={value} seenBy={[]} />
            </svg>
            {words.build.row(place(square), words.money(BUILDING_COST[kind]))}
          </Answer>
        )
      })}
      <Answer command={{ kind: 'buildNothing' }} onChoose={onChoose}>
        {words.build.nothing}
      </Answer>
    </div>
  )
}
