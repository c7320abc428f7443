import { askedOf, type Command } from '@wildcat/oilfield/board'
import { Each } from '../../../design/each.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { CommandFace } from './command-face.tsx'
import type { DecideProps } from './controls.tsx'
import { answersOf, Decision } from './decision.tsx'

/** What needs no choice is said by the one button. */
const hasFace = ({ kind }: Command): boolean => kind !== 'becomeFirst' && kind !== 'takeSubsidy'

/** Some things to choose from, each with its figures; a single one is chosen already. */
export function Offered({ onChoose }: DecideProps) {
  const { view, words, legal } = useBoard()
  const { picked, pick, advised } = useChoice()
  const offered = answersOf(legal)
  const chosen = picked ?? (offered.length === 1 ? offered[0] : undefined)
  return (
    <Decision chosen={chosen} {...(chosen === undefined && { action: words.choose(askedOf(view)?.kind ?? '') })} onChoose={onChoose}>
      {offered.some(hasFace) && (
        <div className="choice-list">
          <Each of={offered}>
            {command => (
              <Pick className="choice" isPicked={isSame(chosen, command)} isAdvised={isSame(advised, command)} onPick={() => pick(command)}>
                <CommandFace command={command} />
              </Pick>
            )}
          </Each>
        </div>
      )}
    </Decision>
  )
}
