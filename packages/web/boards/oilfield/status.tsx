import { at } from '@wildcat/kernel'
import { askedOf, FIELDS, isExhausted } from '@wildcat/oilfield/board'
import { playerTokens } from '../../session/names.ts'
import { StatusBar } from '../kit/status/status-bar.tsx'
import { type OilfieldState, useBoard } from './board-context.tsx'
import { type Phase, phaseAsked } from './changes.ts'

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
  const { view, shown, words } = board
  const dead = FIELDS.filter(field => isExhausted(shown, field)).length
  const now = view.outcome === 'open' ? phaseAsked(shown, askedOf(view)?.kind) : undefined
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

/** Whom the table waits for, and what for. */
function doing({ view, words }: OilfieldState): string {
  const step = askedOf(view)
  if (step === undefined) return ''
  return step.kind === 'chooseCards' ? words.doing.chooseCards : words.doing[step.kind](playerTokens(step.seat))
}
