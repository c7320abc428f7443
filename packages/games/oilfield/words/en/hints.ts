/** Hints for a first game, in English. */
import { CASH_POINTS, GOVERNMENT_FEE, LOCAL_OIL_PRICE } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money, vp } from './phrases.ts'

export const hints = hintsIn({
  place:
    'You act twice a round: with your worker, in full view, and with a card, chosen in secret afterwards. Workers act from left to right, so what you build with the worker can already drill with the card.',
  bot: 'With two players a neutral bot plays along. Its worker blocks a space and moves on each round; its card is drawn at random.',
  end: `This round or the next is the last. Turn what you have into points: each lease and each full section of your store is worth ${vp(1)}, and the most cash ${vp(CASH_POINTS[0])}.`,
  strike: 'The strike keeps everybody from extracting in that field. It ends with this phase of actions.',
  card: 'Nobody sees your card before all are shown. You may change it until the last player has chosen. Think of what others will choose: they may take the lease or the tile that you are after, and the national market pays best if you are alone there.',
  lease: 'A lease is a place for one tower, and worth a point at the end. A field with much oil and refills to come feeds a tower longer.',
  raise: 'You bid more than you have in cash. Sell the investments you will miss least; you give their points back.',
  build: 'A tower brings cubes each time you drill, so early towers pay most. If your store is full all the time, a storage tank helps.',
  drill:
    'Each of your towers can be used once, in the order you like. What has no room stays in the field, so think of which tower comes first.',
  newTower: 'A new tower may drill once at no cost. If you do not need room for something better, let it.',
  local: `Oil brings ${money(LOCAL_OIL_PRICE)} each or a point for two, gas a point each. Money builds more towers early on; points count at the end.`,
  national: 'The price is fixed for this round. Sell what you can at a good price; at a bad one you may keep your oil for another time.',
  first:
    'Going first means the choice of spaces in the next round, and the first card in this one. The player before you becomes supervisor.',
  subsidy: 'The subsidy grows by a dollar each round until somebody takes it.',
  invest: 'Points for money. Prices only rise, so early investments are cheap, and they can be sold again for more than they cost.',
  sellInvestment:
    'Whenever you are asked something, you may first sell investments. You get what the next buyer would pay, and give the points back.',
  fee: `Paying ${money(GOVERNMENT_FEE)} makes this a strong tower for the rest of the game. If little oil is to come, let it go: the marker returns to you.`,
})
