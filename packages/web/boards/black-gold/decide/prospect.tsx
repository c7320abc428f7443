import { cardOf, type StepSeen } from '@wildcat/black-gold/board'
import { place } from '@wildcat/black-gold/words/facts.ts'
import { NeverMind, Plan } from '../../kit/answers/plan.tsx'
import { SitePlan, Sites } from '../../oil-rush/building/build.tsx'
import { Drive } from '../../oil-rush/driving/drive.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { Drillings, isSpecial, Special } from './special.tsx'

/** Driving, looking, building, and the card's special action, in one turn. */
export function Prospect({ step: { seat, points }, plans }: { step: StepSeen<'prospect'>; plans: Plans }) {
  const { view } = useBoard()
  const { choice } = plans
  const wayOut = <NeverMind onDrop={() => plans.choose(undefined)} />
  const plan =
    choice?.kind === 'site' ? (
      <SitePlan seat={seat} well={choice.well} plans={plans} wayOut={wayOut} />
    ) : choice?.kind === 'special' ? (
      <SpecialPlan plans={plans} unused={points} />
    ) : undefined
  return (
    <Drive seat={seat} points={points} movement={cardOf(view, seat).movement} plans={plans} plan={plan}>
      <Sites plans={plans} />
      <Special plans={plans} />
    </Drive>
  )
}

const ENOUGH = { kind: 'endTurn' } as const

/** More derricks to drill deeper, one after the other. */
export function Deepen({ plans }: { plans: Plans }) {
  const { words } = useBoard()
  return (
    <>
      <div className="build-sites">
        <Drillings plans={plans} />
      </div>
      {plans.choice?.kind === 'special' ? (
        <SpecialPlan plans={plans} unused={0} />
      ) : (
        <Plan kind="endTurn" action={words.special.enough} command={ENOUGH} onDo={() => plans.send(ENOUGH)} />
      )}
    </>
  )
}

/** The special action that was picked, what comes of it, and the button that does it. */
function SpecialPlan({ plans: { choice, confirm, choose }, unused }: { plans: Plans; unused: number }) {
  const { view, words, say } = useBoard()
  if (choice?.kind !== 'special' || !isSpecial(choice.command)) return null
  const where = choice.square === undefined ? '' : place(view, choice.square)
  return (
    <Plan
      kind={choice.command.kind}
      action={words.special.do[choice.command.kind](where)}
      onDo={confirm}
      wayOut={<NeverMind onDrop={() => choose(undefined)} />}
    >
      <p>
        {say(choice.command)}
        {unused > 0 && `. ${words.special.unused(unused)}`}
      </p>
    </Plan>
  )
}
