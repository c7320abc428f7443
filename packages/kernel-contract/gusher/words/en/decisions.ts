/** What is asked, and the answers. */
import { type Names, type Sentence, top, visible } from '@wildcat/kernel'
import type { Command } from '../../commands.ts'
import { DRILLING_COST, type Market, PIPELINE_PAYS, RAIL_ALONE, RAIL_SHARED } from '../../components.ts'
import { ownHand, points as worth } from '../../queries.ts'
import type { View } from '../../state.ts'
import { barrels, cards, counted, inReturn, markets, money, ofEach, points, wellName } from './phrases.ts'

export function question(view: View, seat: number, who: Names): string {
  const step = top(view.agenda)
  switch (step?.kind) {
    case 'prospect':
      return `Peek or drill: ${counted(step.actions, 'action', 'actions')} left.`
    case 'chooseMarket': {
      const choice = step.choices[seat]
      return choice === undefined || choice === null || choice === 'none'
        ? 'Choose your way to market. The others will see it when all have chosen.'
        : `You have chosen ${markets[choice]}. You may still change your mind.`
    }
    case 'bidding':
      return step.standing === 'none'
        ? `Open the auction or pass. Your licences are worth ${points(worth(ownHand(view)))}.`
        : `${who(step.standing.seat)} has bid ${points(step.standing.points)}. Bid more or pass. Your licences are worth ${points(worth(ownHand(view)))}.`
    case 'payBid':
      return `Pay your bid of ${points(step.points)}.`
    case 'sell':
      return `Sell as much oil as you like at ${money(view.price)} a barrel.`
    case 'startRound':
    case 'deal':
    case 'goToMarket':
    case 'auction':
    case 'settleBid':
    case 'endRound':
    case undefined:
      return ''
  }
}

export function command(c: Command, view: View, _seat: number, who: Names): Sentence {
  const offer = 'offer' in c ? view.offers.find(({ id }) => id === c.offer) : undefined
  switch (c.kind) {
    case 'peek':
      return { group: 'Peek', text: `Peek at ${wellName(view, c.well)}` }
    case 'drill':
      return { group: `Drill for ${money(DRILLING_COST)}`, text: `Drill ${wellName(view, c.well)}${known(view, c.well)}` }
    case 'endTurn':
      return { group: 'Turn', text: 'Stop prospecting' }
    case 'choose':
      return { group: 'Market', text: choosing[c.market] }
    case 'bid':
      return { group: 'Bid', text: `Bid ${points(c.points)}${c.points > worth(ownHand(view)) ? ': a bluff, more than you hold' : ''}` }
    case 'pass':
      return { group: 'Bid', text: 'Pass' }
    case 'pay':
      return { group: 'Pay', text: `Pay ${ofEach(c.ones, c.twos)}` }
    case 'sell':
      return { group: 'Sell', text: c.barrels === 0 ? 'Sell nothing' : `Sell ${barrels(c.barrels)} for ${money(c.barrels * view.price)}` }
    case 'offer':
      return { group: 'New offer', text: `Offer ${who(c.to)} ${ofEach(c.ones, c.twos)} ${inReturn(c.money, c.barrels)}` }
    case 'accept':
      return {
        group: 'Offers',
        text:
          offer === undefined
            ? 'Accept'
            : `Accept ${cards(visible(offer.licences))} from ${who(offer.from)} ${inReturn(offer.money, offer.barrels)}`,
      }
    case 'refuse':
      return { group: 'Offers', text: offer === undefined ? 'Refuse' : `Refuse the offer from ${who(offer.from)}` }
    case 'withdraw':
      return { group: 'Offers', text: 'Withdraw your offer' }
  }
}

const choosing: Readonly<Record<Market, string>> = {
  rail: `Rail: ${money(RAIL_ALONE)} if you are alone on it, otherwise ${money(RAIL_SHARED)}`,
  pipeline: `Pipeline: sell one barrel for ${money(PIPELINE_PAYS)}`,
  rest: 'Rest: draw a licence',
}

const known = (view: View, well: number) => {
  const seenBarrels = view.wells[well]?.barrels ?? null
  return seenBarrels === null ? '' : ` (${barrels(seenBarrels)})`
}
