/** [GSH-5] Everybody chooses a way to market in secret; all are shown together. */
import { at, turnOrder } from '@wildcat/kernel'
import { MARKETS, type Market, PIPELINE_PAYS, RAIL_ALONE, RAIL_SHARED } from '../components.ts'
import { dealTo, pay } from '../hands.ts'
import type { Step } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'

export const chooseMarket: DecisionStep<'chooseMarket', 'choose'> = {
  takes: ['choose'],
  actors(_, { choices }) {
    const open: number[] = []
    choices.forEach((choice, seat) => {
      if (choice === 'none') open.push(seat)
    })
    return open
  },
  may: view => turnOrder(view), // [GSH-5.1] until all have chosen, a choice can be changed
  legal: () => MARKETS.map(market => ({ kind: 'choose', market })),
  check: () => null,
  apply(play, step, seat, { market }) {
    const isFirst = step.choices[seat] === 'none'
    const own = { kind: 'marketChosen', seat, market } as const
    if (isFirst) play.seal(seat, own, { kind: 'marketChosen', seat, market: null })
    else play.seal(seat, own)
    const choices = step.choices.with(seat, market)
    const markets = choices.filter((choice): choice is Market => choice !== 'none')
    if (markets.length < choices.length) return play.become({ kind: 'chooseMarket', choices })
    play.reveal({ kind: 'marketsShown', markets })
    const onRail = markets.filter(each => each === 'rail').length
    play.become(
      ...turnOrder(play.state).map((each): Step<never> => ({ kind: 'goToMarket', seat: each, market: at(markets, each), onRail })),
    )
  },
}

/** [GSH-5.2] */
export const goToMarket: AutoStep<'goToMarket'> = {
  run(play, { seat, market, onRail }) {
    const { state } = play
    switch (market) {
      case 'rail': {
        const money = onRail === 1 ? RAIL_ALONE : RAIL_SHARED
        pay(state, seat, money)
        return play.emit({ kind: 'railPaid', seat, money, sharedBy: onRail })
      }
      case 'pipeline': {
        const barrels = Math.min(1, at(state.oil, seat))
        state.oil[seat] = at(state.oil, seat) - barrels
        pay(state, seat, barrels * PIPELINE_PAYS)
        return play.emit({ kind: 'pipelineUsed', seat, barrels, money: barrels * PIPELINE_PAYS })
      }
      case 'rest':
        return dealTo(play, seat, 1)
    }
  },
}
