/** Between advice, which is a command, and what is picked on the board for it. */
import { type Command, isGoods, type T } from '@wildcat/competitors/board'
import type { Engine, Tagged } from '@wildcat/kernel'
import type { CompetitorsState } from './board-context.tsx'
import { type Draft, isSame, type Picked } from './choice.tsx'
import { doingOf } from './doings.ts'
import { auctionOf, dealOf, offerOf } from './items.ts'
import { movedBy } from './targets.ts'
import { waysFor } from './ways.ts'

type Facts = Pick<CompetitorsState, 'view' | 'viewer' | 'legal'>

/** What would be picked for it: what it belongs to is opened, and a delivery goes by its safest way. */
export function pickedFor(engine: Engine<T>, { view, viewer, legal }: Facts, advised: Tagged): Picked | undefined {
  const parsed = engine.parse(advised)
  if ('refused' in parsed || viewer === 'spectator') return undefined
  const command = legal.find(each => isSame(each, parsed.ok)) ?? parsed.ok
  const doing = doingOf(command)
  const way =
    command.kind === 'deliver' ? waysFor(view, viewer, command.signed).find(({ plan }) => plan.start === command.vehicle) : undefined
  return {
    command,
    doing: doing === 'answer' ? undefined : doing,
    vehicle: movedBy(command),
    route: way?.plan,
    deal: command.kind === 'offer' || command.kind === 'openAuction' ? dealOf(command) : undefined,
    draft: command.kind === 'sign' && isGoods(command.contract) ? { ...command, contract: command.contract } : undefined,
  }
}

/** A contract that is put together, as far as it is. */
export const signing = ({ contract, sender, recipient }: Draft): Extract<Command, { kind: 'sign' }> | undefined =>
  contract === undefined || sender === undefined || recipient === undefined ? undefined : { kind: 'sign', contract, sender, recipient }

/** What a player has in mind who has picked this. */
export const meantBy = ({ command, draft, doing, deal }: Picked): Command | undefined => {
  if (doing === 'deal' && deal !== undefined) return deal.isAuction ? auctionOf(deal) : offerOf(deal)
  if (draft !== undefined) return signing(draft)
  return command
}
