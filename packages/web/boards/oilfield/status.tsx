import { at, top } from '@wildcat/kernel'
import { askedOf, FIELDS, isExhausted } from '@wildcat/oilfield/board'
import { playerTokens } from '../../session/names.ts'
import { StatusBar } from '../kit/status/status-bar.tsx'
import { type OilfieldState, useBoard } from './board-context.tsx'
import { type Phase, sceneBook } from './scenes.ts'

const PHASES = [
  { phase: 'selection', rule: 'OIL-2.1' },
  { phase: 'workers', rule: 'OIL-3.1' },
  { phase: 'cards', rule: 'OIL-4.1' },
] as const satisfies readonly { readonly phase: Phase; readonly rule: string }[]

interface StatusProps {
  latest: string | undefined
  stopped: string | undefined
  onSkip: () => void
}

/** Where the round is, how near the end is, and whom the table waits for. */
export function Status({ latest, stopped, onSkip }: StatusProps) {
  const board = useBoard()
  const { view, shown, words, event } = board
  const dead = FIELDS.filter(field => isExhausted(shown, field)).length
  const told = event === undefined ? phaseNow(board) : sceneBook.sceneOf(event).phase
  // What workers do, cards do too: as soon as they lie open, it is they who do it.
  const now = told === 'workers' && shown.shown.some(card => card !== 'none') ? 'cards' : told
  return (
    <StatusBar
      round={words.round(shown.round)}
      left={shown.round === view.lastRound ? words.lastRound : words.exhausted(dead)}
      phases={PHASES.map(({ rule }, index) => ({ name: at(words.phases, index), rule }))}
      phase={PHASES.findIndex(({ phase }) => phase === now) + 1}
      doing={doing(board)}
      latest={latest}
      stopped={stopped}
      onSkip={onSkip}
    />
  )
}

function phaseNow({ view }: OilfieldState): Phase | undefined {
  const step = top(view.agenda)
  if (step === undefined) return undefined
  if (step.kind === 'placeWorker' || step.kind === 'chooseCards' || step.kind === 'startRound') return 'selection'
  return view.shown.some(card => card !== 'none') ? 'cards' : 'workers'
}

/** Whom the table waits for, and what for. */
function doing({ view, words }: OilfieldState): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  return step.kind === 'chooseCards' ? words.doing.chooseCards : words.doing[step.kind](playerTokens(step.seat))
}
