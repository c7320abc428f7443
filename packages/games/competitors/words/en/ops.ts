/** What cards and events order, as it is said to the player whom it concerns: 'pay €2,000', 'lose 1 P.M.' */
import type { Op } from '../../content/ops.ts'
import { aCard, and, euro, or, pm } from './phrases.ts'

const rolled = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)

/** An empty vehicle ignores some orders. */
const op = (of: Op): string => (of.onlyLoaded === true ? `if loaded, ${order(of)}` : order(of))

function order(of: Op): string {
  switch (of.op) {
    case 'pay':
      return `pay ${euro(of.euro)}`
    case 'fine':
      return `pay a fine of ${euro(of.euro)}`
    case 'gain':
      return `gain ${euro(of.euro)}`
    case 'points':
      return of.n < 0 ? `lose ${pm(-of.n)}` : `gain ${pm(of.n)} in this T.M.`
    case 'draw':
      return `draw ${aCard[of.deck]}`
    case 'drawCustoms':
      return 'draw a customs card'
    case 'noCustoms':
      return 'draw no more customs cards in this delivery'
    case 'keep':
      return 'keep this card face up in front of you'
    case 'choose':
      return or.format(of.options.map(ops))
    case 'may':
      return `you may pay ${euro(of.euro)} to ${ops(of.do)}`
    case 'roll':
      return `roll a d6: ${of.outcomes.map(each => `${rolled(each.from, each.to)} ${ops(each.do)}`).join(', ')}`
    case 'inspect':
      return `${of.reveal === 'face' ? 'show the contract to all' : 'the goods are inspected'}: if illegal, ${ops(of.illegal)}; if legal, ${ops(of.legal)}`
    case 'seize':
      return of.what === 'vehicle' ? 'the vehicle is seized' : 'the vehicle and a truck aboard it are seized'
    case 'fail':
      return of.only === 'truckNotAboard' ? 'a truck that is not aboard loses its goods, and the delivery fails' : 'the delivery fails'
    case 'endTurn':
      return 'your turn ends at once, and a delivery under way fails'
    case 'stopVehicle':
      return 'the vehicle is stopped until the end of its owner’s next turn'
  }
}

/** 'gain €10,000 and draw a contract card'; nothing ordered: 'go on'. */
export const ops = (list: readonly Op[]): string => (list.length === 0 ? 'go on' : and.format(list.map(op)))
