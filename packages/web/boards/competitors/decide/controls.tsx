import type { Command } from '@wildcat/competitors/board'
import { DecisionControls } from '../../kit/answers/decision-controls.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { useEncounter } from '../encounter.ts'
import { EncounterCard } from '../encounter-card.tsx'
import { openDoing } from '../targets.ts'
import { Besides } from './besides.tsx'
import './controls.css'
import { DealTable } from './deal.tsx'
import { hasDoings, isAskedAboutIt, ruleOf } from './decisions.ts'
import { Deliver } from './deliver.tsx'
import { Doings } from './doings.tsx'
import { Guide } from './guide.tsx'
import { Offered } from './offered.tsx'
import { Offers } from './offers.tsx'
import { PoliticalColumn } from './political-column.tsx'
import { Sign } from './sign.tsx'

export interface DecideProps {
  onChoose: (command: Command) => void
}

/** What the board offers for the decision at hand. */
export function Controls({ onChoose, onStop }: DecideProps & { onStop: () => void }) {
  const { view, legal, turn } = useBoard()
  const { isRunning } = useChoice()
  const met = useEncounter()
  if (turn === undefined) return null
  if (legal.length === 0) return <OutOfTurn onChoose={onChoose} />
  if (isRunning) return <Running onStop={onStop} />
  return (
    <DecisionControls rule={ruleOf(view)}>
      <Offers which="asked" onChoose={onChoose} />
      <Guide />
      {met !== undefined && isAskedAboutIt(view) && <EncounterCard of={met} />}
      <Open onChoose={onChoose} />
      {!hasDoings(view) && <PoliticalColumn />}
      <Offers which="others" onChoose={onChoose} />
    </DecisionControls>
  )
}

/** While others decide: what lies open between players, and a deal of one's own. Nobody waits for it. */
function OutOfTurn({ onChoose }: DecideProps) {
  const { view, aside } = useBoard()
  const { doing } = useChoice()
  if (aside.length + view.offers.length + view.auctions.length === 0) return null
  return (
    <div className="controls">
      <Offers which="asked" onChoose={onChoose} />
      <Doings />
      {doing === 'deal' && <DealTable onChoose={onChoose} />}
      <Offers which="others" onChoose={onChoose} />
    </div>
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
  const isFirst = hasDoings(view) || choice.doing === 'deal'
  const doing = isFirst ? openDoing(legal, choice) : undefined
  return (
    <>
      <Besides onChoose={onChoose} />
      {isFirst && <Doings />}
      {doing === 'deal' && <DealTable onChoose={onChoose} />}
      {doing === 'sign' && <Sign onChoose={onChoose} />}
      {doing === 'deliver' && <Deliver onChoose={onChoose} />}
      {doing !== 'deal' && doing !== 'sign' && doing !== 'deliver' && <Offered onChoose={onChoose} />}
      {!isFirst && <Doings />}
    </>
  )
}
