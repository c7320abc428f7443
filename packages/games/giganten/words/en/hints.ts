/** Hints for a first game, in English. */
import { DEPOT_LIMIT, FEE, OIL_AT_END, OVERFLOW_PRICE } from '@wildcat/oil-rush'
import { hintsIn } from '../hints.ts'
import { barrels, money } from './phrases.ts'

export const hints = hintsIn({
  takeCard:
    'Every card gives licences, to bid with in the auctions, and movement, for your truck and your locomotive. More of one means less of the other.',
  end: `The black locomotive is close to the star, and there the game ends at once. A barrel you have not sold by then brings only ${money(OIL_AT_END)}; each derrick brings more the further ahead your locomotive is.`,
  placeTruck:
    'Start in a row from where you soon stand beside a site. Sites with more derricks hold more oil but lie further out, and their oil is harder to bring home.',
  drive:
    'Split your points between truck and locomotive as you like. Bring the truck beside a site, to build there; bring the locomotive as far as the column of that site, and its oil travels free.',
  crossing: 'A truck may cross a site but not stop on it. Drive on to open ground first.',
  look: 'You stand beside a black tile. A look under it costs nothing, and only you will know what it hides: look before you build.',
  special: 'Your card has a special action. It ends your move, so spend your points first. You may also do without it.',
  build: `A derrick gives you a barrel each round, beginning now, until its oil is gone. Keep some money back: where your own locomotive has not come, another one costs ${money(FEE)} a barrel.`,
  carryFree:
    'Your locomotive has come far enough, so this costs nothing. Choose the company with care: this barrel can only be sold there, and there is one auction a round.',
  carryForFee: `Your locomotive has not come far enough. Another one costs ${money(FEE)} for this barrel: worth it only if you will sell it for more.`,
  bid: 'Only the winner of the auction may sell at this company in this round. He pays his bid with licences; everybody else keeps theirs.',
  bluff: 'You may bid more than you hold. But if you win and cannot pay, half of your licences are gone and the auction is held again.',
  pay: 'There is no change: choose cards that come as close to your bid as possible.',
  sell: `Sell as much as you like at this price, or wait for a better one. At the end of the round each depot keeps ${barrels(DEPOT_LIMIT)}; the rest goes for ${money(OVERFLOW_PRICE)} each.`,
})
