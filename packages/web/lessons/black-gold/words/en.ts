/** The guided game of Black Gold, in English. */
import { dollars as money } from '@wildcat/kernel/words/en/phrases.ts'
import type { Texts } from '../../lesson.ts'

const PENNY = 1
const PETER = 2

export const texts = {
  welcome: () =>
    'West Texas, 1922. You look for oil with your truck, bring it to the companies by train and sell it in auctions. When the Oil Baron’s black train reaches the end of the track, whoever has the most money wins.',
  prices: () =>
    `Each round begins with a die for each company: Hudson has risen to ${money(7000)}, Jet to ${money(6000)}. In the blue section a price can only fall, in the red one only rise. With three players US Standard is closed.`,
  card: () =>
    'Everybody takes a card, and you are first. Licences are for bidding in auctions, movement points are for truck and train. 6 and 6 is a good balance: take that one.',
  others: who =>
    `${who(PENNY)} takes many licences, ${who(PETER)} a card that can change a price. A special card was turned up, too, and it moved the Oil Baron by 3: the clock of the game, whoever takes the card.`,
  licences: () =>
    'Your licences: six of 2 points, 12 points in all, and only you see them. What you do not spend stays in your hand for later rounds.',
  start: () =>
    'Your truck starts on any square of the first row, free. Take column E: several wells are near, and what is in them nobody knows yet.',
  firstWell: () =>
    'Plains cost 1 point, rough ground 2, hills 3. Drive to 2E, beside the well 2F. Single and triple wells may be looked at from beside, and only you see what is there; double ones never.',
  secondWell: () => 'Only 2 barrels, the fewest there are. Drive one square further, to 3E, and look at the well 4E.',
  build: () =>
    `3 barrels: better. Build a derrick there at once, for ${money(4000)}. Double wells cost ${money(6000)}, triple ones ${money(8000)}. After building, the truck stays where it is for the rest of the turn.`,
  ride: () =>
    `Oil goes by train: free if yours has reached the row of the derrick, else ${money(3000)} to whoever is furthest ahead. Yours started on row 6 already. Move it 3 rows all the same: wells further away hold more.`,
  endTurn: () => 'The next row of the track would cost 2 points, and you have 1 left: it is lost. End your turn.',
  safeWell: who =>
    `${who(PENNY)} had only 3 points, looked at the nearest well and built at once. The token is shown to all when a derrick is built: 2 barrels.`,
  special: who =>
    `${who(PETER)} looked at 2F, left it alone and found 4 barrels further on. At the end of the turn comes the card’s special action: Hudson’s price rises by ${money(2000)}, to ${money(9000)}.`,
  carry: () =>
    'Each derrick gives one barrel a round. Your train has gone past it, so transport is free. Bring the barrel to Hudson: nobody will ever pay more.',
  auctions: who =>
    `${who(PETER)} has brought a barrel to Hudson, too. At each company only one player may sell in a round: whoever wins the auction. ${who(PENNY)} goes to Jet, to be alone there.`,
  bid: () => 'Bid points of your licences. Whoever wins pays them, the others pay nothing. Open with 2.',
  raise: who =>
    `${who(PETER)} bids 3 and was dealt 4 licences, so 8 points at most. For ${money(9000)} you can afford a jump: bid 6. A bid may even be a bluff, but whoever wins and cannot pay loses half of their licences.`,
  pay: who => `${who(PETER)} passes. Pay 6 points with three licences of 2; where they do not fit exactly, nobody gives change.`,
  sell: () =>
    `Sell your barrel for ${money(9000)}. More than two barrels in a depot are sold at the end of the round for ${money(1000)} each.`,
  nextRound: who =>
    `${who(PENNY)} was alone at Jet and sold for a single point. Now ${who(PENNY)} is first player, and the dice have been rolled: both prices are in the blue section and can only fall.`,
  end: () =>
    `At the end each barrel left is worth ${money(1000)}, and each derrick ${money(5000)} to the owner of the leading train, ${money(3000)} to the second, ${money(1000)} to the others. The Baron’s train does not count.`,
  yours: () =>
    'Two cards are left for you: many licences, or few with an extra barrel. Special cards can also deepen wells, find gushers or push trains back. Decide for yourself from here on; hints come when something is new.',
} satisfies Texts
