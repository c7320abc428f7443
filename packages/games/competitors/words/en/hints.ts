/** Hints for a first game, in English. */
import { ACTIONS, BRANCH_PRICE, POINTS, RANGE } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { euro, number } from './phrases.ts'

export const hints = hintsIn({
  hq: 'Deliveries bring victory points (VP). Your vehicles start at your headquarters (HQ), and you draw no customs cards on entering its state; ships draw none in any port of its continent. Choose one close to your territory cards, above all to those you want as senders.',
  end: 'The end is near. Deliver what you can: cards in hand and signed contracts count nothing in the end, and if players are level on VP, the richest wins.',
  draw: 'Take your free draw first: your first action forfeits it. Territory cards are where goods come from and go to, contract cards say what to carry.',
  sign: 'To earn anything you first sign: two territory cards as sender and recipient, and a contract between them. Pick a sender where one of your vehicles already stands, and look at the vehicle symbol and the number of T.M. Between two continents a delivery brings more VP.',
  gather:
    'A delivery starts in the sender’s state, and no vehicle of yours is there yet. Move one there empty, which draws no customs cards, or buy one at a base of yours nearby.',
  deliver:
    'Deliver is the whole journey in one action: you load, drive, sail or fly step by step, and it ends in success or failure before anything else. Count the points of the way before you set out.',
  special:
    'You hold a special card. Advantages are attached to your HQ or a branch and stay there; the others act at once. Playing one is not an action.',
  weather:
    'The weather of this round strikes where a vehicle of yours stands. In port, at an airport, and for trucks in the state of your own HQ or branch, you are safe. Each vehicle rolls once a round at most.',
  deals:
    'Short of a card, a vehicle or money? Make the others an offer: cards, vehicles, branches and free passes can all be traded, even out of turn. It is not an action.',
  endTurn: `You have used your ${number(ACTIONS)} actions. You may still deal and play special cards; then end your turn.`,
  tm: `The contract allows so many movement turns (T.M.). Each gives a truck ${number(POINTS.truck)} points, a ship ${number(POINTS.ship)}, a plane ${number(POINTS.plane)}; changing vehicle does not give new ones. Arrive with a T.M. to spare and you draw a contract card.`,
  customs:
    'Loaded vehicles meet customs: trucks at customs borders, in red-flag states and on canals and straits, ships when they dock away from your home continent, planes when they land abroad. Steps that draw a card say so. With illegal goods, avoid them.',
  plane: `One point is one flight of up to ${number(RANGE)} hexes, landing included. A plane may stay in flight when a T.M. ends, but only one of yours at a time, and in flight the weather can strike it.`,
  ship: 'Leaving a port costs a point, docking none: from the sea hex of a port you can always dock, even with no points left.',
  crossing: 'A canal or strait is a place of its own, and no action may end there. Go on to the other side, or back.',
  move: 'A Move is one T.M. of an empty vehicle, step by step. End it when the vehicle stands where you want it.',
  redFlag:
    'In red-flag states a political event is rolled whenever a vehicle ends a T.M., docks or lands there. Driving through without stopping rolls nothing.',
  card: 'A customs card is carried out at once. Where it leaves you a choice, think of the points you still need: a small sum is often cheaper than a lost one.',
  friend: 'You can cancel one customs card with your friend at the gate, once. Keep it for a card that would cost you the delivery.',
  branch: `For ${euro(BRANCH_PRICE)} a branch is a second home: no customs cards on entering its state, new vehicles can start there, and planes may use any airport of its continent. Now, and only now, you can bring your parked vehicles there free.`,
  sale: 'Your cash does not cover this. Sell what you miss least; you get half of what it cost.',
})
