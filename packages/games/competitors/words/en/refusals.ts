/** Why not, and what would be possible. */
import { ACTIONS, MOST_ADVANTAGES, MOST_BRANCHES, PIECES, RANGE, SEATS } from '../../components.ts'
import { VEHICLES, type VehicleKind } from '../../content/kinds.ts'
import type { Reason } from '../../rules.ts'
import { refusals as deals, type Refusal } from './deal-refusals.ts'
import { countedKind, euro, number, pm } from './phrases.ts'

const vehicleIn = (name: number | string | undefined): VehicleKind | undefined => VEHICLES.find(kind => kind === name)
/** 'That costs €30,000, more than you have.' */
const short = (sum: number | string | undefined, what: string): string =>
  sum === undefined ? `You cannot afford ${what}.` : `You cannot afford ${what}: it costs ${euro(Number(sum))}.`

const general = {
  seatsOutOfRange: ({ least = SEATS.least, most = SEATS.most }) =>
    `This table has too few players or too many. Competitors is for ${least} to ${most}.`,
  roundsOutOfRange: ({ least, most }) =>
    least === undefined || most === undefined
      ? 'That is not a possible number of rounds. Choose one from the list.'
      : `That is not a possible number of rounds. Choose from ${least} to ${most}.`,
  limitOutOfRange: ({ most }) =>
    `That is not a possible limit for offers. Choose 0 for none, or a number of decisions${most === undefined ? '' : ` up to ${most}`}.`,
  hqTaken: () => 'This headquarters is taken. Choose one that is still free.',
} as const satisfies Partial<Record<Reason, Refusal>>

const actions = {
  noDrawLeft: () => 'You have no free draw left: the first action of a turn forfeits those not used. You can still draw as an action.',
  noActionLeft: () =>
    `You have used the ${number(ACTIONS)} actions of this turn. You can still deal and play special cards; then end your turn.`,
  deckEmpty: () => 'Neither this deck nor its discards have a card left. Draw from the other deck, or do something else.',
  cardNotInHand: () => 'This card is not in your hand, or it is laid aside for an offer or auction. Choose one from your hand.',
  sameTerritory: () => 'Sender and recipient must be two different states. Choose another territory card for one of them.',
  specialNotSigned: () => 'A special contract cannot be signed. Sign an ordinary or an illegal one; special cards are played on their own.',
  noSuchContract: () => 'You have signed no such contract. Choose one of those that lie signed in front of you.',
  noSuchVehicle: () =>
    'You have no such vehicle on the map. Choose one of your own or, for a delivery, one that you have chartered for it.',
  vehicleNotAtSender: () =>
    'A delivery starts in the sender’s state, with a ship in its port or a plane at its airport. Move this vehicle there first, or choose one that is there.',
  truckStillAboard: () => 'This truck is aboard another vehicle. Set it down first, which is free, or start with its carrier.',
  wrongSymbol: () =>
    'The symbol on the contract says which kind of vehicle must carry the goods all the way. Keep them in a vehicle of that kind; a truck with such goods may not go aboard another vehicle.',
  vehicleStopped: () =>
    'This vehicle has been impounded: until the end of its owner’s next turn it may not move, load or be carried. Use another one.',
  vehicleInAuction: () => 'This vehicle is up for auction and stays where it is. Use another one, or wait until the auction is over.',
  noPieceLeft: ({ vehicle }) => {
    const kind = vehicleIn(vehicle)
    const most =
      kind === undefined ? 'as many of this kind as anybody may have' : `${countedKind(PIECES[kind], kind)}, the most anybody may have`
    return `You already have ${most}. Sell one first, or choose another kind.`
  },
  noBaseThere: () => 'There is neither an HQ nor a branch of its new owner in this state. Put the vehicle where there is one.',
  baseCannotHost: ({ vehicle }) => {
    if (vehicle === 'ship') return 'This state has no port. Put the ship at your HQ or at a branch with a port.'
    if (vehicle === 'plane') return 'This state has no airport. Put the plane at your HQ or at a branch with an airport.'
    return 'This state cannot take this vehicle: a ship needs a port, a plane an airport. Choose your HQ or another branch.'
  },
  tooDear: ({ euro: sum }) => `${short(sum, 'this vehicle')} Buy a cheaper one, sell something first, or do something else.`,
  notParked: () =>
    'This vehicle is not parked: a truck must be in a state and not aboard, a ship in port, a plane at an airport. Bring it there first, or choose another one.',
  truckAboard: () => 'There is a truck aboard this vehicle. Set the truck down first, or choose another vehicle.',
  stateTaken: () => 'Somebody already has an HQ or a branch in this state. Choose a state where nobody has one.',
  hqState: () => 'There is an HQ in this state, and no branch may stand beside it. Choose another state.',
  noBranchLeft: () => `Nobody may have more than ${number(MOST_BRANCHES)} branches. Sell one first, or do something else.`,
  branchTooDear: ({ euro: sum }) => `${short(sum, 'a branch')} Sell something first, or do something else.`,
  noSuchBranch: () => 'You have no branch to sell there, and an HQ stays. Choose one of your branches.',
  branchInAuction: () => 'This branch is up for auction and stays as it is. Choose another one, or wait until the auction is over.',
  cannotBePlaced: () =>
    'This vehicle cannot be put there: it must be yours, parked, not stopped and without a truck aboard, and a ship needs a port, a plane an airport. Choose another one, or finish.',
} as const satisfies Partial<Record<Reason, Refusal>>

const onTheWay = {
  notTheMovingVehicle: () => 'You cannot move that vehicle now. Move one of your own; while one is on its way, only that one moves.',
  notThere: () => 'This vehicle cannot move by itself: it is aboard another one or not on the map. Set it down first, or move its carrier.',
  noWayThere: () => 'A truck cannot drive there from here. Choose a neighbouring state, or a canal or strait that begins here.',
  noSeaWay: () => 'A ship cannot sail there from here. Choose a neighbouring open hex, or a canal or strait that begins here.',
  notInThisPort: () => 'A ship docks only from the sea hex of the port. Sail to that hex first.',
  tooFarToFly: () =>
    `That is too far for one flight. Choose a hex or an airport at most ${number(RANGE)} hexes away, not counted across the edge of the map.`,
  noAirport: () => 'There is no airport. Land in a state that has one.',
  noPort: () => 'There is no port. Dock in a state that has one.',
  noPointsLeft: ({ points }) =>
    `${points === undefined ? '' : `This step takes ${pm(Number(points))} `}There are not enough points left in this T.M. Choose a cheaper step, or stop here.`,
  noTmLeft: () => 'The contract allows no further T.M. A ship may still dock from the hex of a port; otherwise break off.',
  twoTmNeeded: () => 'The next T.M. has so few points that this step would use up two. Choose a cheaper step, or call the next T.M. first.',
  crossingNeedsWayOff: ({ points }) =>
    `An action may not end on a canal or strait, and the points left are too few to get on it and off again${points === undefined ? '' : ` (${pm(Number(points))})`}. Choose another way, or come with more points.`,
  onACrossing: () => 'Not on a canal or strait: nothing may end there. Take a step off it first.',
  notOnACrossing: () => 'No vehicle of yours is held up on a canal or strait. Choose a step instead.',
  wayOffIsOpen: () => 'A step off this canal or strait is still possible. Choose where to go.',
  mustLand: () =>
    'Another plane of yours is already in flight, and only one may stay up. Use the last point of this T.M. to land at an airport.',
  airportInReach: () => 'An airport where this plane may land is in reach: land there first.',
  notAloft: () => 'This plane cannot be sent back now: it must be in flight. Fly on, or end the Move.',
  notIntercontinental: () =>
    'Between continents, each of the two airports must be intercontinental or lie in a continent where you have your HQ or a branch. Land at another airport, or take a way round by one that is.',
  portsClosed: () =>
    'The ports of this continent are closed until the next weather roll. Dock elsewhere, or in a state with your HQ or a branch of yours.',
  airportsClosed: () =>
    'The airports of this continent are closed until the next weather roll. Land elsewhere, or in a state with your HQ or a branch of yours.',
  onStrike: () => 'There is a strike in this state: nobody may enter, dock or land there for now. Go round it, or wait.',
  cannotPayFuel: ({ euro: sum }) => `${short(sum, 'the fuel for this step')} Stop here, or choose a step that costs less.`,
  cannotPayTax: ({ euro: sum }) =>
    `${short(sum, 'the tax and tolls of this state')} Nothing can be sold for that: go round it, or ask its owner for a pass.`,
  cannotBoard: () =>
    'A truck goes aboard only where both stand: in a state with a port for a ship, with an airport for a plane. Bring them together first.',
  carrierFull: () => 'A ship or plane carries one truck, and there is one aboard. Set that one down first, or choose another carrier.',
  notAboard: () => 'This truck is not aboard another vehicle. It can drive off as it is.',
  cannotLeaveHere: () => 'A truck can leave its carrier only in a port or at an airport. Dock or land first.',
  cannotTransfer: () => 'Goods can change only to another vehicle of yours in the same state. Bring the two together first.',
  notDelivering: () => 'No delivery of yours is under way. Deliver a signed contract first.',
  nothingMoved: () => 'No Move is under way that could be ended. A delivery ends on arrival, or when you break it off.',
} as const satisfies Partial<Record<Reason, Refusal>>

const cardsAndEvents = {
  notAnAdvantage: () => 'Only advantages are attached to an HQ or branch. Play this card as an interaction.',
  notPlayedLikeThis: () =>
    'This card is not played like that. Attach an advantage to your HQ or a branch; for other cards name what they ask for.',
  noFreePlace: () =>
    `An HQ or branch holds at most ${number(MOST_ADVANTAGES)} advantages. Choose one of your own with a free place, or keep the card.`,
  onlyWhileDelivering: () => 'This card is played only during a delivery of your own. Keep it until then.',
  nothingToSpyOn: () => 'You can look only at a signed contract of another player. Choose one that you do not know yet.',
  nothingToRevoke: () => 'This card is not attached there. Choose one that is attached to another player’s HQ or branch.',
  strikeAtHq: () => 'A strike cannot be called in a state with an HQ. Choose another state.',
  notAgainstYourself: () => 'A Tip-off is meant for another player at this table. Name one of them.',
  notLaidReady: () => 'You have no Tip-off laid ready against this player. Choose another player, or leave it.',
  noTipOffNow: () => 'A Tip-off is played in another player’s delivery, after its first step. Wait until then, or lay it ready.',
  oncePerDelivery: () => 'There has already been a Tip-off in this delivery. Keep yours for another one.',
  customsWaived: () => 'No customs cards are drawn in this delivery any more. Keep your Tip-off for another one.',
  noSuchOption: () => 'The card offers no such choice. Choose one of those that it names.',
  optionTooDear: ({ euro: sum }) => `${short(sum, 'this choice')} Choose another one.`,
  notSoMuchCash: ({ euro: sum }) => `${short(sum, 'this from cash alone')} Do not pay.`,
  notSaleable: () =>
    'This cannot be sold now: a vehicle must be parked, without a truck aboard, not on this journey and not your last. Sell something else.',
  mustSell: () => 'This must be paid, and you have something to sell. Choose what.',
  notThatRoll: () => 'That is not one of the numbers you rolled. Choose one of the two.',
} as const satisfies Partial<Record<Reason, Refusal>>

export const refusals: Readonly<Record<Reason, Refusal>> = { ...general, ...actions, ...onTheWay, ...cardsAndEvents, ...deals }
