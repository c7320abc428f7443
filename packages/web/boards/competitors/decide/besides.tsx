import type { CommandOf } from '@wildcat/competitors/board'
import { Each } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { useBoard } from '../board-context.tsx'
import { isBesides } from '../doings.ts'
import type { DecideProps } from './controls.tsx'

/** What can be done at once, before anything else: the free cards of a turn first of all, which the first action forfeits. */
export function Besides({ onChoose }: DecideProps) {
  const { legal, words } = useBoard()
  const besides = legal.filter(isBesides)
  const free = besides.filter((command): command is CommandOf<'drawFree'> => command.kind === 'drawFree')
  if (besides.length === 0) return null
  return (
    <div className="besides">
      {free.length > 0 && <span aria-hidden="true">{words.free}</span>}
      <Each of={free}>
        {command => (
          <Answer command={command} onChoose={onChoose}>
            <span className="unseen">{words.free}: </span>
            {words.drawFree[command.deck]}
          </Answer>
        )}
      </Each>
      <Each of={besides.filter(({ kind }) => kind !== 'drawFree')}>
        {command => (
          <Answer command={command} onChoose={onChoose}>
            {words.does(command)}
          </Answer>
        )}
      </Each>
    </div>
  )
}
