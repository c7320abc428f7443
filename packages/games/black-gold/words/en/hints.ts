/** Hints for a first game, in English. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/en/hints.ts'
import { DEEP_DRILLING_COST, GUSHER_COST } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

const atEnd = `A barrel you have not sold by then brings only ${money(OIL_AT_END)}; each derrick brings more the further ahead your train is.`

export const hints = hintsIn({
  takeCard:
    'Every card gives licences, to bid with in the auctions, and movement points, for your truck and your train. More licences, less movement; some cards add a special action.',
  end: `The Oil Baron is close to his last row, and there the game ends at once. ${atEnd}`,
  lastCards: `Few special cards are left, and without one the game ends. ${atEnd}`,
  placeTruck:
    'Start in a column close to a well. Double and triple wells hold more oil but lie further out, and their oil is harder to bring home.',
  prospect:
    'Split your points between truck and train as you like. Bring the truck beside a well, to build there; bring the train as far as the row of that well, and its oil travels free.',
  crossing: 'A truck may cross a well but not stop on it. Drive on to open ground first.',
  look: 'You stand beside a well that you may look at. A look costs nothing, and only you will know what it holds: look before you build.',
  build: `A derrick gives you a barrel each round, starting now, until its oil is gone. You may build one a turn, and then the truck stays put. Keep some money back: if your own train has not got that far, another one costs ${money(FEE)} a barrel.`,
  special: 'Your card has a special action. It ends your turn, so spend your points first. It is optional.',
  gusher: `Your card allows a gusher: a second derrick on open plains beside your truck, for ${money(GUSHER_COST)} and without a well. First build an ordinary one; the gusher ends your turn.`,
  deepen: `Each derrick you drill deeper costs ${money(DEEP_DRILLING_COST)} and gives one barrel more. It pays only if the game lasts until that barrel is pumped, carried and sold.`,
  baron:
    'With two players the Oil Baron bids too. When your bidding is over he shows his licences: with as many points as your bid, or more, nobody sells and you keep your own.',
  aggressiveBaron:
    'The Oil Baron bids too, and keeps his licences until he wins. When one of you passes, the Baron’s cards are turned up, and the other must bid more than all of them are worth, or pass.',
  liquidation:
    'One more chance: the winner names a company where they have oil, rolls again for its price, and may sell there. They pay their bid even if the price falls.',
  lastBid:
    'Each hidden card of the Oil Baron is worth 1 or 2. Bid enough to beat him, but not more than the sale is worth to you: if you win, you pay it all.',
  outbid: 'If you pass, the Oil Baron wins and discards his cards. If you outbid him, they stay here, open, for the next auction.',
  nameCompany: 'The price of the company you name is rolled first. In the red section it can only rise, in the blue one only fall.',
  ...tradeHints('train'),
})
