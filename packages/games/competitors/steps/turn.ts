/** [COM-3.2] The turn: a free draw, two actions, and what is no action in between. */
import { at, type Blank, type Rejection, type Seat } from '@wildcat/kernel'
import { sitesWith } from '../bases.ts'
import type { CommandOf } from '../commands.ts'
import { ACTIONS } from '../components.ts'
import { endAuctions } from '../deals/auctions.ts'
import { endOffersOf } from '../deals/ending.ts'
import { joined } from '../joined.ts'
import { newMove } from '../journeys.ts'
import { no } from '../rules.ts'
import type { Step, StepSeen, View } from '../state.ts'
import type { AutoStep, CompetitorsPlay, DecisionStep } from '../types.ts'
import { piecesOf, stateOf, vehiclesOf } from '../vehicles.ts'
import { buyBranch, canDistribute, checkBuyBranch, checkSellBranch, legalBranches, legalBranchSales, sellBranch } from './branches.ts'
import { applyDeliver, checkDeliver, legalDeliveries } from './delivering.ts'
import { applyDraw, checkDraw, legalDraws } from './drawing.ts'
import { amidOffers, applyFree, checkFree, FREE_COMMANDS, isFreeCommand, legalFree } from './free-commands.ts'
import { checkStep, legalMoves, moveBlanks } from './moving.ts'
import { applySign, checkSign, legalSigns, signBlanks } from './signing.ts'
import { applyBuy, checkBuy, checkSell, legalBuys, legalSales, sellVehicle } from './vehicles.ts'

const DRAWS = ['drawFree', 'draw'] as const
const ACTION_COMMANDS = ['sign', 'deliver', 'step', 'buyVehicle', 'sellVehicle', 'buyBranch', 'sellBranch'] as const
const TURN_COMMANDS = [...DRAWS, ...ACTION_COMMANDS, ...FREE_COMMANDS, 'endTurn'] as const
type TurnCommand = (typeof TURN_COMMANDS)[number]
type Turn = StepSeen<'turn'>

/** [COM-3.2] One card, and one for each Magazzino with an own vehicle there; none in round 1. */
export const beginTurn: AutoStep<'beginTurn'> = {
  run(play, { seat }) {
    const { state } = play
    state.turn = seat
    state.proposed = state.proposed.map(() => 0)
    for (const { state: closed } of state.strikes.filter(({ by }) => by === seat)) play.emit({ kind: 'strikeEnded', state: closed })
    state.strikes = state.strikes.filter(({ by }) => by !== seat)
    for (const vehicle of piecesOf(seat)) {
      const piece = at(state.fleet, vehicle)
      if (piece.stopped === 'nextTurn') piece.stopped = 'thisTurn'
    }
    const draws = state.round === 1 ? 0 : 1 + warehousesOf(state, seat)
    play.emit({ kind: 'turnBegun', seat, draws })
    play.next({ kind: 'turn', seat, draws, actions: ACTIONS })
  },
}
const warehousesOf = (view: View, seat: Seat): number => {
  const there = vehiclesOf(view, seat).map(vehicle => stateOf(view, vehicle))
  return sitesWith(view, seat, 'draws').filter(site => there.includes(site)).length
}

/** [COM-3.2] The action is spent, and what has not been drawn is forfeited. */
const afterAction = ({ seat, actions }: Turn): Step => ({ kind: 'turn', seat, draws: 0, actions: actions - 1 })

export const turn: DecisionStep<'turn', TurnCommand> = {
  takes: TURN_COMMANDS,
  actors: (_, { seat }) => [seat],
  legal: (view, step, seat) =>
    joined<CommandOf<TurnCommand>>(
      [{ kind: 'endTurn' }],
      legalDraws(view, step),
      step.actions > 0 ? legalActions(view, seat) : [],
      legalFree(view, seat),
    ),
  blanks: (view, step, seat): Blank<CommandOf<TurnCommand>>[] =>
    step.actions > 0 ? [...signBlanks(view, seat), ...moveBlanks(view, seat)] : [],
  check: (view, step, seat, command) => checkTurn(view, step, seat, command),
  apply(play, step, seat, command) {
    amidOffers(play, command, () => applyTurn(play, step, seat, command))
  },
}

function applyTurn(play: CompetitorsPlay, step: Turn, seat: Seat, command: CommandOf<TurnCommand>) {
  if (isFreeCommand(command)) return applyFree(play, seat, command)
  switch (command.kind) {
    case 'endTurn':
      return play.become({ kind: 'endTurn', seat })
    case 'drawFree':
    case 'draw':
      return applyDraw(play, step, command)
    case 'sign':
    case 'deliver':
    case 'step':
    case 'buyVehicle':
    case 'sellVehicle':
    case 'buyBranch':
    case 'sellBranch':
      return act(play, step, command)
  }
}

const legalActions = (view: View, seat: Seat): Action[] =>
  joined<Action>(
    legalSigns(view, seat),
    legalDeliveries(view, seat),
    legalMoves(view, seat),
    legalBuys(view, seat),
    legalSales(view, seat),
    legalBranches(view, seat),
    legalBranchSales(view, seat),
  )

function checkTurn(view: View, step: Turn, seat: Seat, command: CommandOf<TurnCommand>): Rejection | null {
  if (isFreeCommand(command)) return checkFree(view, seat, command)
  switch (command.kind) {
    case 'endTurn':
      return null
    case 'drawFree':
    case 'draw':
      return checkDraw(view, step, command)
    case 'sign':
    case 'deliver':
    case 'step':
    case 'buyVehicle':
    case 'sellVehicle':
    case 'buyBranch':
    case 'sellBranch':
      return step.actions === 0 ? no('noActionLeft') : checkAction(view, seat, command)
  }
}

type Action = CommandOf<(typeof ACTION_COMMANDS)[number]>

function checkAction(view: View, seat: Seat, command: Action): Rejection | null {
  switch (command.kind) {
    case 'sign':
      return checkSign(view, seat, command)
    case 'deliver':
      return checkDeliver(view, seat, command)
    case 'step':
      return checkStep(view, seat, command)
    case 'buyVehicle':
      return checkBuy(view, seat, command)
    case 'sellVehicle':
      return checkSell(view, seat, command)
    case 'buyBranch':
      return checkBuyBranch(view, seat, command)
    case 'sellBranch':
      return checkSellBranch(view, seat, command)
  }
}

function act(play: CompetitorsPlay, step: Turn, command: Action) {
  const { seat } = step
  if (command.kind !== 'step') play.become(afterAction(step)) // a Move is spent with its first step
  switch (command.kind) {
    case 'sign':
      return applySign(play, seat, command)
    case 'deliver':
      applyDeliver(play, seat, command)
      return play.next({ kind: 'travel', seat })
    case 'step':
      play.state.journey = newMove(play.state, seat, command.vehicle)
      return play.next({ kind: 'takeStep', vehicle: command.vehicle, to: command.to })
    case 'buyVehicle':
      return applyBuy(play, seat, command)
    case 'sellVehicle':
      return sellVehicle(play, seat, command.vehicle, false)
    case 'buyBranch':
      buyBranch(play, seat, command.state)
      if (canDistribute(play.state, seat, command.state)) play.next({ kind: 'distribute', seat, branch: command.state })
      return
    case 'sellBranch':
      return sellBranch(play, seat, command.state, false)
  }
}

/** [COM-9.4, COM-9.6] What lasts until the end of a turn ends with it. */
export const endTurn: AutoStep<'endTurn'> = {
  run(play, { seat }) {
    const { state } = play
    endAuctions(play)
    endOffersOf(play, seat)
    state.passes = state.passes.filter(({ to }) => to !== seat)
    state.charters = []
    for (const piece of state.fleet) if (piece.stopped === 'thisTurn') piece.stopped = 'no'
    state.turn = 'nobody'
    play.emit({ kind: 'turnEnded', seat })
  },
}
