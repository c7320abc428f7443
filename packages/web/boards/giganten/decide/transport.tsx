import { type Command, rivalsAhead, type StepSeen, type Way } from '@wildcat/giganten/board'
import { at, type Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { playerTokens } from '../../../session/names.ts'
import { type Carrier, Carriers } from '../../oil-rush/transport/carriers.tsx'
import { useBoard } from '../board-context.tsx'

const WAYS = ['own', 'black', 'rival'] as const satisfies readonly Way[]

interface TransportProps {
  step: StepSeen<'transport'>
  onChoose: (command: Command) => void
  onRefused: (rejection: Rejection) => void
}

/** Which locomotives there are to carry a barrel, and what each would cost. */
export function Transport({ step, onChoose, onRefused }: TransportProps) {
  const { view, words, legal } = useBoard()
  const w = words.transport
  const rivals = rivalsAhead(view, step.seat, at(view.wells, step.well).square)
  const titles: Readonly<Record<Way, string>> = {
    own: w.own,
    black: w.black,
    rival: rivals.length === 0 ? w.noRival : w.rival(rivals.map(playerTokens)),
  }
  const fees: Readonly<Record<Way, string>> = {
    own: w.free,
    black: w.toBank(words.money(FEE)),
    rival: w.toRival(words.money(FEE), rivals.length),
  }
  const isOpen = (by: Way) => legal.some(command => command.kind === 'carry' && command.by === by)
  const carriers = WAYS.map(
    (by): Carrier<Command> => ({
      title: titles[by],
      note: isOpen(by) ? fees[by] : isOpen('own') ? w.notNeeded : w.notYet,
      isOpen: isOpen(by),
      train: by === 'own' ? step.seat : by === 'rival' ? (rivals[0] ?? 'black') : 'black',
      carryTo: company => ({ kind: 'carry', by, company }),
    }),
  )
  return <Carriers seat={step.seat} carriers={carriers} onChoose={onChoose} onGiveUp={onChoose} onRefused={onRefused} />
}
