/** [COM-C5] The customs cards in English. */
import type { Customs } from '../../content/customs.ts'
import type { Printed } from '../printed.ts'

export const customsCards: Readonly<Record<Customs, Printed>> = {
  wavedThrough: { name: 'Waved through', text: 'Go on.' },
  greenLane: { name: 'Green lane', text: 'Draw no further customs card in this delivery, whatever the cause.' },
  trustedTrader: { name: 'Trusted trader', text: 'Gain 1 P.M. in this T.M., even if you had none left.' },
  dutyRefund: { name: 'Duty refund', text: 'Gain €2,000.' },
  friendAtTheGate: {
    name: 'A friend at the gate',
    text: 'Keep this card face up in front of you; it cannot be traded. When a later customs card of yours is shown, you may cancel it; then both go to the bottom of the deck.',
  },
  punctualityPrize: { name: 'Punctuality prize', text: 'Draw a territory card.' },
  incompleteWaybill: { name: 'Incomplete waybill', text: 'Pay €2,000 or lose 1 P.M.' },
  queueAtTheGate: { name: 'Queue at the gate', text: 'Lose 1 P.M.' },
  customsDuty: { name: 'Customs duty', text: 'Pay €3,000.' },
  changeOfShift: { name: 'Change of shift', text: 'Roll a d6. 1–2: lose 2 P.M. 3–6: go on.' },
  freeSample: { name: 'Free sample', text: 'You may pay €1,000 to draw a contract card.' },
  tip: { name: 'A tip', text: 'Pay €5,000, or draw another customs card and carry it out.' },
  documentCheck: { name: 'Document check', text: 'Show the contract to all. If it is illegal, pay a fine of €10,000. Then go on.' },
  interpreter: { name: 'Interpreter', text: 'Roll a d6. 1: pay €4,000. 2–5: nothing. 6: gain €4,000.' },
  expressClearance: { name: 'Express clearance', text: 'You may pay €3,000 to gain 2 P.M. in this T.M.' },
  scanner: {
    name: 'Scanner',
    text: 'Illegal goods: pay a fine of €20,000, the vehicle is seized, and the delivery fails. Legal goods: go on.',
  },
  snifferDogs: {
    name: 'Sniffer dogs',
    text: 'Illegal goods: pay a fine of €30,000, the vehicle is seized, and the delivery fails. Legal goods: lose 1 P.M.',
  },
  fullInspection: {
    name: 'Full inspection',
    text: 'Illegal goods: the vehicle and a truck aboard it are seized, and the delivery fails, without a fine. Legal goods: lose 2 P.M.',
  },
  goodsHeld: { name: 'Goods held', text: 'Your turn ends at once, and the delivery fails.' },
  gateClosed: { name: 'Gate closed', text: 'Pay €10,000, or your turn ends at once and the delivery fails.' },
  penalty: { name: 'Penalty', text: 'Pay €8,000.' },
  impounded: {
    name: 'Impounded',
    text: 'Your turn ends at once, and the delivery fails. The vehicle that drew this card may not move, load or be carried until the end of its owner’s next turn. It may be sold or traded, but stays stopped.',
  },
}
