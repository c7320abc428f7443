import { isDelivery, stepNow } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { playerTokens } from '../../session/names.ts'
import { StatusBar } from '../kit/status/status-bar.tsx'
import { type CompetitorsState, useBoard } from './board-context.tsx'
import { type Phase, sceneBook } from './scenes.ts'

const PHASES = [
  { phase: 'setUp', rule: 'COM-2.1' },
  { phase: 'weather', rule: 'COM-7.1' },
  { phase: 'turn', rule: 'COM-3.2' },
  { phase: 'journey', rule: 'COM-5.1' },
] as const satisfies readonly { readonly phase: Phase; readonly rule: string }[]

interface StatusProps {
  latest: string | undefined
  stopped: string | undefined
  onSkip: () => void
}

/** Which round it is, how near the end is, and whom the table waits for. */
export function Status({ latest, stopped, onSkip }: StatusProps) {
  const board = useBoard()
  const { view, shown, words, event } = board
  const now = event === undefined ? phaseNow(board) : sceneBook.sceneOf(event).phase
  return (
    <StatusBar
      round={shown.round === 0 ? words.beforeRound : words.round(shown.round, view.options.rounds)}
      left={words.lead(Math.max(0, ...shown.vp))}
      phases={PHASES.map(({ rule }, index) => ({ name: at(words.phases, index), rule }))}
      phase={PHASES.findIndex(({ phase }) => phase === now) + 1}
      doing={doing(board)}
      latest={latest}
      stopped={stopped}
      onSkip={onSkip}
    />
  )
}

function phaseNow({ view }: CompetitorsState): Phase | undefined {
  const step = stepNow(view)
  if (step === undefined) return undefined
  if (step.kind === 'chooseHq') return 'setUp'
  if (step.kind === 'insure') return 'weather'
  return view.journey === 'none' ? 'turn' : 'journey'
}

/** Whom the table waits for, and what for. */
function doing({ view, words }: CompetitorsState): string {
  const step = stepNow(view)
  if (step === undefined || !('seat' in step)) return ''
  const who = playerTokens(step.seat)
  if (step.kind === 'chooseHq') return words.doing.hq(who)
  if (step.kind === 'turn') return words.doing.turn(who)
  if (step.kind === 'travel') return isDelivery(view.journey) ? words.doing.deliver(who) : words.doing.move(who)
  return words.doing.choose(who)
}
