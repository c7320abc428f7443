import type { Command } from '@wildcat/competitors/board'
import { DecisionControls } from '../../kit/answers/decision-controls.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { openDoing } from '../targets.ts'
import { Calls } from './calls.tsx'
import './controls.css'
import { DealTable } from './deal.tsx'
import { hasDoings, ruleOf } from './decisions.ts'
import { Deliver } from './deliver.tsx'
import { Doings } from './doings.tsx'
import { Offered } from './offered.tsx'
import { Sign } from './sign.tsx'

export interface DecideProps {
  onChoose: (command: Command) => void
}

/** What the board offers for the decision at hand. */
export function Controls({ onChoose, onStop }: DecideProps & { onStop: () => void }) {
  const { view, legal, turn } = useBoard()
  const { isRunning } = useChoice()
  if (turn === undefined || legal.length === 0) return null
  if (isRunning) return <Running onStop={onStop} />
  return (
    <DecisionControls rule={ruleOf(view)}>
      <Calls onChoose={onChoose} />
      <Open onChoose={onChoose} />
    </DecisionControls>
  )
}

/** While a plan goes on by itself: where it goes, and a way to stop it. */
function Running({ onStop }: { onStop: () => void }) {
  const { words, say } = useBoard()
  const { command } = useChoice()
  return (
    <div className="controls">
      <Plan kind="stop" action={words.plan.stop} onDo={onStop}>
        <p>{words.plan.runs}</p>
        {command !== undefined && <p>{say(command)}</p>}
      </Plan>
    </div>
  )
}

/** What is open of the things to do: in a turn one of many; else the one that is asked, or a deal besides. */
function Open({ onChoose }: DecideProps) {
  const { view, legal } = useBoard()
  const choice = useChoice()
  const doing = hasDoings(view) || choice.doing === 'deal' ? openDoing(legal, choice) : undefined
  return (
    <>
      <Doings />
      {doing === 'deal' && <DealTable onChoose={onChoose} />}
      {doing === 'sign' && <Sign onChoose={onChoose} />}
      {doing === 'deliver' && <Deliver onChoose={onChoose} />}
      {doing !== 'deal' && doing !== 'sign' && doing !== 'deliver' && <Offered onChoose={onChoose} />}
    </>
  )
}
