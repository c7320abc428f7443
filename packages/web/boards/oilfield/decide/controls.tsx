import { askedOf, type Command, type OilfieldRule } from '@wildcat/oilfield/board'
import { DecisionControls } from '../../kit/answers/decision-controls.tsx'
import { useBoard } from '../board-context.tsx'
import { Build } from './build.tsx'
import { ChooseCard } from './choose-card.tsx'
import './controls.css'
import { Offered } from './offered.tsx'
import { PlaceWorker } from './place-worker.tsx'
import { SellLocally, SellNationally } from './sell.tsx'

type Asked = NonNullable<ReturnType<typeof askedOf>>

/** Where the rule book tells of each decision. */
const RULES: Readonly<Record<Asked['kind'], OilfieldRule>> = {
  placeWorker: 'OIL-2.1',
  chooseCards: 'OIL-2.4',
  lease: 'OIL-5.1',
  build: 'OIL-5.2',
  drill: 'OIL-5.4',
  local: 'OIL-5.5',
  national: 'OIL-5.7',
  becomeFirst: 'OIL-3.3',
  subsidy: 'OIL-3.4',
  invest: 'OIL-5.8',
  fee: 'OIL-7.3',
}

export interface DecideProps {
  onChoose: (command: Command) => void
}

/** What the board offers for the decision at hand. */
export function Controls({ onChoose }: DecideProps) {
  const { view, legal, turn } = useBoard()
  const step = askedOf(view)
  if (step === undefined || turn === undefined || legal.length === 0) return null
  return (
    <DecisionControls step={step.kind} rule={RULES[step.kind]}>
      <Decide step={step} onChoose={onChoose} />
    </DecisionControls>
  )
}

function Decide({ step, onChoose }: DecideProps & { step: Asked }) {
  switch (step.kind) {
    case 'placeWorker':
      return <PlaceWorker onChoose={onChoose} />
    case 'chooseCards':
      return <ChooseCard onChoose={onChoose} />
    case 'build':
      return <Build onChoose={onChoose} />
    case 'local':
      return <SellLocally seat={step.seat} onChoose={onChoose} />
    case 'national':
      return <SellNationally seat={step.seat} price={step.price} onChoose={onChoose} />
    case 'lease':
    case 'drill':
    case 'becomeFirst':
    case 'subsidy':
    case 'invest':
    case 'fee':
      return <Offered onChoose={onChoose} />
  }
}
