import { type Command, leadingTrains, type StepSeen, wayOf } from '@wildcat/black-gold/board'
import type { Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import { playerTokens } from '../../../session/names.ts'
import { type Carrier, Carriers } from '../../oil-rush/transport/carriers.tsx'
import { useBoard } from '../board-context.tsx'

interface TransportProps {
  step: StepSeen<'transport'>
  onChoose: (command: Command) => void
  onRefused: (rejection: Rejection) => void
}

/** The train that carries a barrel, and what it costs: one's own, else the furthest. */
export function Transport({ step, onChoose, onRefused }: TransportProps) {
  const { view, words } = useBoard()
  const w = words.transport
  const { by, carriers } = leadingTrains(view)
  const owners = carriers.map(playerTokens)
  const fee = words.money(FEE)
  const leaders: Pick<Carrier<Command>, 'title' | 'note' | 'train'> = by === 'black'
    ? { title: w.black, note: w.toBank(fee), train: 'black' }
    : {
        title: by === 'shared' ? w.withBaron(owners) : w.rival(owners),
        note: w.toRival(fee, by === 'shared' ? 2 : owners.length),
        train: carriers[0] ?? 'black',
      }
  const carrier: Carrier<Command> = {
    ...(wayOf(view, step.seat, step.well) === 'own' ? { title: w.own, note: w.free, train: step.seat } : leaders),
    isOpen: true,
    carryTo: company => ({ kind: 'carry', company }),
  }
  return <Carriers seat={step.seat} carriers={[carrier]} onChoose={onChoose} onGiveUp={onChoose} onRefused={onRefused} />
}
