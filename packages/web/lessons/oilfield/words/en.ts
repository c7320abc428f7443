/** The guided game of Oilfield, in English. */
import { dollars as money } from '@wildcat/kernel/words/en/phrases.ts'
import type { Texts } from '../../lesson.ts'

const PENNY = 1
const PETER = 2

export const texts = {
  welcome: () =>
    `Texas, 1933. You run a refinery: ${money(20)}, one worker, and a store for three cubes. Whoever has the most victory points (VP) when the fields run dry wins.`,
  wayOfOil: () =>
    'Oil (black) and gas (blue) lie in three fields. A lease gives you a place on a field; a tower on it brings cubes to your store; markets turn cubes into money and points. Pecos has the most oil.',
  twice: () =>
    'In each round you act twice: with your worker, in full view, and with a card that you choose in secret. These houses are what workers can do. They act from left to right.',
  bid: () =>
    `Without a lease there is no place for a tower, so begin there. The spaces of Lease are bids: whoever bids more chooses first. Bid ${money(7)}.`,
  outbid: who =>
    `${who(PENNY)} bids ${money(8)} to choose before you, and that surely means Pecos. Everybody pays their own bid: yours stays ${money(7)}.`,
  wantsToBeFirst: who =>
    `${who(PETER)} goes to First player. That brings no money, but it counts at once: this round’s cards will be played by ${who(PETER)} first, then by you, then by ${who(PENNY)}.`,
  card: () =>
    'Now all choose a card at the same time, face down. Workers act before cards, so you will have your lease by then: choose Build, for a tower.',
  workersAct: () =>
    'All have chosen. Now the workers act, from left to right, and at Lease the highest bid first. Watch what is taken before your turn.',
  lease: who =>
    `${who(PENNY)} has taken Pecos. Take Dallas, with 7 oil in the ground: a tower takes only from its own field, and Austin has just 3.`,
  cardsShown: who =>
    `Now the cards are shown: ${who(PETER)} has Lease, ${who(PENNY)} and you have Build. There is one medium tower for sale, and you come before ${who(PENNY)}.`,
  build: who =>
    `${who(PETER)} has paid ${money(5)} for Austin: with the card a lease always costs that. Buy the medium tower for ${money(8)}; it stands on your lease in Dallas and brings 3 oil each time you drill.`,
  newTower: () =>
    'A new tower may drill once, free. Your store has room for three cubes and holds two, so only 1 oil comes in. The rest stays in the field for later.',
  tooLate: who =>
    `${who(PENNY)} wanted the medium tower, too, and is left with the small one: 2 oil each time. Acting first can be worth a lot.`,
  secondRound: () =>
    `The round is over. New tiles and leases come on show, and the subsidy grows by ${money(1)} until somebody takes it with their worker.`,
  toMarket: who =>
    `${who(PETER)}, the first player now, goes to Build. Your store is full, so drilling would bring you nothing: sell first. Put your worker on Local market, which has a single space.`,
  investing: who =>
    `${who(PENNY)} goes to Invest: points for money, at once. Prices there only rise, so early points are cheap, and they can be sold again when money is short.`,
  drillLater: () =>
    'Think ahead: your worker sells before the cards are played, and then your store is empty. So choose Drill, and your tower fills it again.',
  localTower: who =>
    `${who(PETER)} has built a small local tower. It needs no room in the store: what it brings is sold at once, here 1 gas for 1 VP.`,
  sell: who =>
    `Sell all you have. The gas brings 1 VP; your 2 oil bring ${money(4)} or 1 VP, as you like: early on money builds towers, later points count. ${who(PENNY)}, last in turn order, is the supervisor and gets ${money(1)} from the bank.`,
  national: who =>
    `The cards: ${who(PETER)} and you have Drill, ${who(PENNY)} has National market. Alone there ${who(PENNY)} sells oil at ${money(3)} each; with a second seller it would be ${money(1)}. So guess what others will choose.`,
  drill: () => 'Your card: each of your towers may be used once. Yours takes 3 oil from Dallas, and now all of it fits.',
  depletion: who =>
    `${who(PENNY)} has sold 3 oil for ${money(9)}. A field without oil is filled again, but only twice; then it is exhausted. When two fields are, that round and one more are played.`,
  scoring: () =>
    'At the end come 1 VP for each lease, 1 VP for each full section of your store, and 2 VP for the most cash. As it stands, that would be 2 VP for you: your lease and your full store.',
  yours: who =>
    `${who(PETER)} bids ${money(5)} again, and it is your turn. One idea: a second lease, in Pecos, with your worker, and National market as your card for the 3 oil. From here on decide for yourself; hints come when something is new.`,
} satisfies Texts
