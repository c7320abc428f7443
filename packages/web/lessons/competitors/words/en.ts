/** The guided game of Competitors, in English. */
import { euros as money } from '@wildcat/kernel/words/en/phrases.ts'
import type { Texts } from '../../lesson.ts'

const PENNY = 1

export const texts = {
  welcome: () =>
    `You run a freight company and deliver goods round the world by truck, ship and plane. You begin with ${money(200000)}, two trucks, a ship and a plane. Whoever has 10 victory points (VP) at the end of a round wins.`,
  cards: () =>
    'Two kinds of cards are in your hand. Territory cards say from where and to where you may deliver; contract cards say which goods, how fast and for how much. Nobody else sees them.',
  headquarters: () =>
    'First choose your headquarters: all your vehicles start there. Take Italy: you hold its territory card, so your first goods can set off at your own door.',
  neighbour: who =>
    `${who(PENNY)} chooses Germany. Whoever drives, docks or lands in the state of somebody else’s headquarters pays them ${money(10000)}, so the way round may be cheaper.`,
  weather: () =>
    'Each round begins with the weather, in one area of the world. A hurricane in North and Central America is a danger to ships there; you are far away.',
  actions: () =>
    'In your turn you have two actions: draw a card, sign a contract, deliver it, move an empty vehicle, buy or sell a vehicle or a branch. Any two of them, also twice the same.',
  sign: () =>
    `Sign a contract: sender, goods and recipient. Servers from Italy to Kenya pay ${money(65000)}, and since they go to another continent they bring 3 VP; within a continent it would be 1. Others see the states, not the goods.`,
  deliver: () =>
    'With your second action deliver it. The goods may travel 2 movement turns (T.M.). The sign on the card says by plane, and yours is in Italy already; without a sign any vehicle would do.',
  fly: () =>
    'In a movement turn a plane makes two flights of up to 3 hexes each; a truck has 5 points, a ship 4. Fuel is paid on the way. First fly half-way, over Africa.',
  land: () => 'Now land in Kenya: it is within reach, and the second flight of the same movement turn.',
  customs: () =>
    'Another country: customs! A card is drawn: some are harmless, some cost money or time. Yours offers more speed for money. You have arrived, so do not pay.',
  delivered: () =>
    `Delivered: ${money(65000)} and 3 VP. It took one movement turn of the two allowed, and for that you get a contract card as a reward. Your plane stays in Kenya.`,
  endTurn: () => 'Both actions are used. End your turn.',
  emptyMove: who =>
    `${who(PENNY)} moves a plane empty to Nigeria, to load there later. It is a state at risk, marked by a red flag: whoever stops there rolls for a political event. This time nothing came of it.`,
  faceDown: who =>
    `${who(PENNY)} signs a contract from Nigeria to Saint Petersburg. You see the way, but not what it pays. Next turn the plane is ready to load: a delivery needs an empty vehicle at the sender.`,
  secondRound: () =>
    'Round 2: fires in Europe are a danger to trucks, but not in the states of their own headquarters and branches. Yours are safe in Italy.',
  draw: () =>
    'From the second round on your turn begins with a free draw. Which deck? Territory cards bring more ways, contract cards more goods; you hold 8 of the first and 5 of the second. Choose.',
  vehicles: () =>
    'Think of where your vehicles are. Your plane is in Kenya, trucks and ship in Italy. Moving empty costs an action; so does buying a branch, where new vehicles can start and customs leave you alone.',
  risks: () =>
    'A delivery that does not arrive in time fails and costs 1 VP. Before you sign, the page tells you what is too far or has no way. Illegal goods pay more, until customs find them.',
  yours: who =>
    `Fresh fish from Greece to Israel, by ship in one movement turn, would bring ${money(95000)} and 3 VP, but first the ship has to sail to Greece. You may also trade with ${who(PENNY)} at any time. Decide for yourself from here on; hints come when something is new.`,
} satisfies Texts
