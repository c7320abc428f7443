/** The guided game of Giganten, in English. */
import { dollars as money } from '@wildcat/kernel/words/en/phrases.ts'
import type { Texts } from '../../lesson.ts'

const PENNY = 1
const PETER = 2

export const texts = {
  welcome: () =>
    'The oil rush in Texas. You find oil, bring it by rail to three companies and sell it. When the black locomotive reaches the star at the end of the track, whoever has the most money wins.',
  prices: () =>
    `Every round begins with a die for each company: US Standard has risen to ${money(6500)}, Hudson and Jet have fallen to ${money(3000)}. Very low prices can only rise, very high ones only fall.`,
  card: () =>
    'Now everybody takes a card, in turn order, and you are first. It gives licences, with which you bid in auctions, and movement points for truck and locomotive. To begin with, take 4 licences and 10 movement points.',
  redCard: who =>
    `${who(PETER)} takes the red card: little movement, but a special action, a free barrel. When it was turned up it moved the black locomotive by 3. That is the clock of the game, and nobody can stop it.`,
  licences: () =>
    'These are your licences: worth 1 or 2 points each, 6 points in all. Nobody else sees their values. What you do not spend you keep for later rounds.',
  start: () => 'Your truck looks for oil. It starts on any square of the first column; take row B, on the way to the site A4.',
  drive: () =>
    'Plains cost 1 point, hills 2, mountains 3. Drive to B4, beside the site A4, where you may build then. Black tiles, those with one or three derricks, you may look under from beside: only you see what is there.',
  ride: () =>
    `4 barrels: well found! But oil has to travel: it is free if your locomotive is in the column of the site or further. Use all 7 points: whoever lags behind can use the leading locomotive, for ${money(3000)} a barrel to its owner.`,
  endTurn: () => 'All 10 points are used. End your turn.',
  othersDrive: who =>
    `${who(PENNY)} has looked under D3 and driven the locomotive up to column 7, one behind yours. What lies under D3 you learn only if somebody builds there.`,
  special: who =>
    `${who(PETER)} had only 4 points, but takes a free barrel to Jet with the card. Other cards change a price or push the opponents’ locomotives back; such actions always come last in a turn.`,
  build: () =>
    `Now derricks: build one on A4, for ${money(4000)}. Larger sites cost ${money(6000)} and ${money(8000)}, lie further away, and promise more.`,
  carry: () =>
    'Each derrick gives one barrel a round, until its site is empty. Yours travels free. Bring it to US Standard, which pays best now; you could also keep it for better days elsewhere.',
  auctions: who =>
    `${who(PENNY)} and ${who(PETER)} thought the same. At each company only one player may sell in a round: whoever wins the auction. At Jet only ${who(PETER)} has oil, and could sell for one point; but the price is low.`,
  bid: () => 'Now US Standard. You bid points of your licences; whoever wins pays them, the others pay nothing. Open with 2.',
  raise: who =>
    `${who(PENNY)} bids 3, ${who(PETER)} passes. Bid 4: that is worth it for ${money(6500)}. One may even bid more than one has, but whoever wins and cannot pay loses half of their licences.`,
  pay: who => `${who(PENNY)} passes: the auction is yours. Pay 4 points with your two licences of 2; nobody gives change.`,
  sell: () => `Sell your barrel for ${money(6500)}. You may sell as many as you have there, or none at all.`,
  depots: who =>
    `The barrels of ${who(PENNY)} and ${who(PETER)} wait in their depots. A depot keeps two; what is more than that is sold at the end of the round for ${money(1000)} each.`,
  nextRound: who =>
    `A new round: ${who(PENNY)} is first now, prices have changed and the black locomotive has moved on. US Standard is in the blue section: it can only fall, so hurry with what lies there.`,
  end: () =>
    `At the end each barrel left is worth ${money(1000)}, and each derrick ${money(5000)}, ${money(4000)} or ${money(3000)}, by the place of your locomotive among the players’. So being ahead pays twice.`,
  yours: () =>
    'Two cards are left for you. You hold licences for only 2 points, so 5 new ones are tempting, and a price can be changed with that card. Decide for yourself from here on; hints come when something is new.',
} satisfies Texts
