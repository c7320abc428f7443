import { cardOf, type StepSeen } from '@wildcat/black-gold/board'
import { place } from '@wildcat/black-gold/words/facts.ts'
import { NeverMind, Plan } from '../../kit/answers/plan.tsx'
import { SitePlan, Sites } from '../../oil-rush/building/build.tsx'
import { Drive } from '../../oil-rush/driving/drive.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { Drillings, Special } from './special.tsx'

/** Driving, looking, building, and the card's special action, in one turn. */
export function Prospect({ step: { seat, points }, plans }: { step: StepSeen<'prospect'>; plans: Plans }) {
  const { view } = useBoard()
  const { choice } = plans
  const wayOut = <NeverMind onDrop={() => plans.choose(undefined)} />
  const plan =
    choice?.kind === 'site' ? (
      <SitePlan seat={seat} well={choice.well} plans={plans} wayOut={wayOut} />
    ) : choice?.kind === 'deed' ? (
      <DeedPlan plans={plans} />
    ) : undefined
  return (
    <Drive seat={seat} points={points} movement={cardOf(view, seat).movement} plans={plans} plan={plan}>
      <Sites plans={plans} />
      <Special plans={plans} />
    </Drive>
  )
}

/** More derricks to drill deeper, one after the other. */
export function Deepen({ plans }: { plans: Plans }) {
  const { words } = useBoard()
  return (
    <>
      <div className="deepen">
        <Drillings plans={plans} />
      </div>
      {plans.choice?.kind === 'deed' ? (
        <DeedPlan plans={plans} />
      ) : (
        <Plan kind="endTurn" action={words.special.enough} onDo={() => plans.send({ kind: 'endTurn' })} />
      )}
    </>
  )
}

/** What was picked to be drilled, what comes of it, and the button that does it. */
function DeedPlan({ plans: { choice, confirm, choose } }: { plans: Plans }) {
  const { view, words, say } = useBoard()
  if (choice?.kind !== 'deed') return null
  const where = place(view, choice.square)
  return (
    <Plan
      kind={choice.command.kind}
      action={choice.command.kind === 'deepen' ? words.special.drillDeeper(where) : words.special.drillGusher(where)}
      onDo={confirm}
      wayOut={<NeverMind onDrop={() => choose(undefined)} />}
    >
      <p>{say(choice.command)}</p>
    </Plan>
  )
}
