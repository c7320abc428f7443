/** Games that get stuck, never stop, contradict themselves or make something out of nothing. */
import { at } from '@wildcat/kernel'
import { deals } from '../gusher/deals.ts'
import { gusher } from '../gusher/index.ts'
import { no } from '../gusher/rules.ts'
import { bidding, payBid } from '../gusher/steps/auction.ts'
import { chooseMarket, goToMarket } from '../gusher/steps/market.ts'
import { prospect } from '../gusher/steps/prospecting.ts'
import { sell } from '../gusher/steps/sale.ts'
import { another, fault, inGame, inSteps, otherwise, type PlantedFault } from './plant.ts'

export const PLAY: readonly PlantedFault[] = [
  inSteps('a dead end', 'alive', /dead end: step 'payBid' waits for seat \d, who has no legal command/, {
    payBid: another(payBid, { legal: () => [] }),
  }),
  inSteps('nothing left to do', 'alive', /nothing left to do/, { endRound: { run: () => {} } }),
  inSteps('an endless run', 'endless', /automatic steps in a row, the last one 'endRound'/, {
    endRound: { run: play => play.next({ kind: 'endRound' }) },
  }),
  inSteps('a game that does not end', 'ends', /not over after 5000 commands/, {
    prospect: another(prospect, { apply: (play, _, seat) => play.emit({ kind: 'turnEnded', seat }) }),
  }),
  inSteps('a rule that throws', 'applies', /no seat to pay.*"sell"/, {
    sell: another(sell, {
      apply() {
        throw new Error('no seat to pay')
      },
    }),
  }),
  inSteps('`legal` offers what `check` refuses', 'legal', /`legal` offers .*"sell".* but `check` refuses it/, {
    sell: another(sell, {
      legal: (view, step, seat) => [...sell.legal(view, step, seat), { kind: 'sell', barrels: at(view.oil, seat) + 1 }],
    }),
  }),
  inSteps('`check` accepts what `legal` does not list', 'legal', /`check` accepts .*"peek".* does not list it/, {
    prospect: another(prospect, {
      check: (view, step, seat, command) => (command.kind === 'peek' ? null : prospect.check(view, step, seat, command)),
    }),
  }),
  inSteps('the same command twice', 'legal', /twice/, {
    sell: another(sell, { legal: (view, step, seat) => [...sell.legal(view, step, seat), { kind: 'sell', barrels: 0 }] }),
  }),
  inSteps('a blank that its own commands do not fit', 'blanks', /"sell".* fits no blank/, {
    sell: another(sell, { blanks: () => [{ command: { kind: 'sell', barrels: 99 }, open: { barrels: { least: 99, most: 99 } } }] }),
  }),
  inSteps('a refusal by a rule that does not exist', 'refusals', /refused by rule GSH-99/, {
    bidding: another(bidding, { check: (...of) => (bidding.check(...of) === null ? null : { rule: 'GSH-99.1', why: 'bidTooLow' }) }),
  }),
  inGame('a door that lets everything in', 'refusals', /`parse` lets .* through/, {
    parse: input =>
      typeof input === 'object' && input !== null && 'kind' in input ? { ok: { kind: 'sell', barrels: Number.NaN } } : gusher.parse(input),
  }),
  inSteps('money out of nothing', 'laws', /'money against the bank' is broken/, {
    goToMarket: another(goToMarket, {
      run(play, step) {
        goToMarket.run(play, step)
        if (step.market === 'rail') play.state.money[step.seat] = at(play.state.money, step.seat) + 1
      },
    }),
  }),
  inGame('a window that takes away what the step on top needs', 'window', /takes away what step 'payBid' needs/, {
    windows: [another(deals, { shut: ({ deals: allowed }) => (allowed ? null : no('noDealsHere')) })],
  }),
  inGame('a window that answers for the step', 'window', /changes who must act/, {
    windows: [
      another(deals, {
        apply(play, seat, command) {
          deals.apply(play, seat, command)
          if (play.state.agenda.at(-1)?.kind === 'prospect') play.state.agenda.pop()
        },
      }),
    ],
  }),
  inSteps('a free undo after news', 'undo', /'drill' teaches this seat something without moving `told`/, {
    prospect: another(prospect, {
      apply: (play, step, seat, command) => prospect.apply(otherwise(play, { reveal: event => play.emit(event) }), step, seat, command),
    }),
  }),
  inSteps('`told` put back after news', 'undo', /told news .* but `told` did not move/, {
    prospect: another(prospect, {
      apply(play, step, seat, command) {
        const { told } = play.state
        prospect.apply(play, step, seat, command)
        play.state.told = told
      },
    }),
  }),
  inSteps('a view that changes without an event', 'heard', /changes this viewer's view at .* but he hears no event/, {
    chooseMarket: another(chooseMarket, {
      apply: (play, step, seat, command) =>
        chooseMarket.apply(otherwise(play, { seal: (who, own) => play.seal(who, own) }), step, seat, command),
    }),
  }),
  inSteps('a command without an echo', 'heard', /says nothing to the seat that gave it/, {
    prospect: another(prospect, {
      apply: (play, step, seat, command) => prospect.apply(otherwise(play, { emit() {} }), step, seat, command),
    }),
  }),
  fault('a command that nobody ever plays', 'reached', /Nobody ever played 'withdraw'/, {
    game: {
      ...gusher,
      windows: [another(deals, { legal: (view, seat) => deals.legal(view, seat).filter(({ kind }) => kind !== 'withdraw') })],
    },
  }),
]
