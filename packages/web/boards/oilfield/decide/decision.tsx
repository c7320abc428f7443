import { at } from '@wildcat/kernel'
import { askedOf, CARDS, COLUMNS, type Command, sellingPrice } from '@wildcat/oilfield/board'
import type { ReactNode } from 'react'
import { Each } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { Plan } from '../../kit/answers/plan.tsx'
import { useBoard } from '../board-context.tsx'
import { cardGives, columnGives } from '../gives.ts'
import type { DecideProps } from './controls.tsx'

/** What says no to what is asked. */
const isNo = ({ kind }: Command): boolean => kind === 'decline' || kind === 'giveUpTower'
/** What answers the question itself. */
export const answersOf = (legal: readonly Command[]): Command[] => legal.filter(command => !isNo(command))

interface DecisionProps extends DecideProps {
  chosen?: Command | undefined // what the one button does
  action?: string // what is written on it
  comes?: ReactNode // what comes of it
  children?: ReactNode // what there is to pick
}

/** What there is to pick, what comes of what is picked, what could be sold first, and the one button that does it. */
export function Decision({ chosen, action, comes, children, onChoose }: DecisionProps) {
  const { words, legal, say } = useBoard()
  const no = legal.find(isNo)
  const wayOut = no && (
    <Answer command={no} onChoose={onChoose}>
      {words.no(no.kind === 'giveUpTower')}
    </Answer>
  )
  const isOnlyNo = answersOf(legal).length === 0
  return (
    <div className="choices">
      {children}
      <Windows onChoose={onChoose} />
      {no !== undefined && isOnlyNo ? (
        <Plan kind={no.kind} action={words.no(no.kind === 'giveUpTower')} command={no} description={say(no)} onDo={() => onChoose(no)}>
          <WhyNothing />
        </Plan>
      ) : (
        <Plan
          kind={chosen?.kind ?? 'go'}
          action={action ?? (chosen === undefined ? '' : words.does(chosen))}
          isReady={chosen !== undefined}
          command={chosen}
          onDo={() => chosen !== undefined && onChoose(chosen)}
          wayOut={wayOut}
        >
          {comes === undefined ? chosen !== undefined && <p>{say(chosen)}</p> : comes}
        </Plan>
      )}
    </div>
  )
}

/** Why there is nothing else to do. */
function WhyNothing() {
  const board = useBoard()
  const step = askedOf(board.view)
  if (step === undefined || !('seat' in step)) return null
  if (step.kind === 'fee') return <p>{board.words.feeMissing(at(board.view.money, step.seat))}</p>
  const column = step.kind === 'becomeFirst' ? 'first' : COLUMNS.find(each => each === step.kind)
  const card = CARDS.find(each => each === step.kind)
  const isByCard = 'by' in step ? step.by === 'card' : step.kind === 'national'
  const gives = isByCard && card !== undefined ? cardGives(board, step.seat, card) : column && columnGives(board, step.seat, column)
  return gives?.isNothing === true ? <p>{gives.text}</p> : null
}

/** Investments that could be sold first. */
function Windows({ onChoose }: DecideProps) {
  const { view, aside, words } = useBoard()
  const sales = aside.flatMap(command => (command.kind === 'sellInvestment' ? [command] : []))
  if (sales.length === 0) return null
  return (
    <fieldset className="choice-windows">
      <legend className="choice-windows-title">{words.sellFirst}</legend>
      <Each of={sales}>
        {command => (
          <Answer command={command} onChoose={onChoose}>
            {words.investmentRow(command.investment, sellingPrice(view, command.investment))}
          </Answer>
        )}
      </Each>
    </fieldset>
  )
}
