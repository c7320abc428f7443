/** [COM-C7] The special contracts in English. */
import type { Special } from '../../content/specials.ts'
import type { Printed } from '../printed.ts'

export const specials: Readonly<Record<Special, Printed>> = {
  toll: {
    name: 'Toll',
    text: 'Another player who enters, docks or lands in this state, with their own or a chartered vehicle, pays you €5,000 for each Toll card here, besides the HQ tax. A pass waives it.',
  },
  freeZone: {
    name: 'Free zone',
    text: 'You draw no customs card on entering, docking or landing in a state that shares a border with this one. Canals and straits are not borders. A card ordered by an event, A tip or a Tip-off is still drawn.',
  },
  warehouse: {
    name: 'Warehouse',
    text: 'At the start of your turn, from round 2 on, you may draw one more territory or contract card if a vehicle of yours is in this state.',
  },
  workshop: {
    name: 'Workshop',
    text: 'A vehicle of yours that begins a Move or a Deliver action in this state pays no fuel for the first T.M. of that action.',
  },
  insurance: {
    name: 'Insurance',
    text: 'Once a round you may reroll one failed weather save of yours in this continent. The second roll stands.',
  },
  legalOffice: {
    name: 'Legal office',
    text: 'In this continent you pay half of what customs cards make you pay: duties, fines and what you pay by choice.',
  },
  politicalContacts: {
    name: 'Political contacts',
    text: 'In this continent you roll two d12 for a political event and choose one before it is carried out.',
  },
  spy: {
    name: 'Spy',
    text: 'Look at one signed contract of another player. Nobody else sees it; you may look at it again for as long as it lies signed.',
  },
  strike: {
    name: 'Strike',
    text: 'Name a state without an HQ. Until your next turn begins nobody, you included, may enter, dock or land there. Vehicles may leave, and weather may still bring them there.',
  },
  tipOff: {
    name: 'Tip-off',
    text: 'During another player’s delivery, between two of their steps: that player draws a customs card now. At most once a delivery; not under a Green lane or an escort.',
  },
  revocation: { name: 'Revocation', text: 'Discard one card attached to another player’s HQ or branch.' },
  fastLane: { name: 'Fast lane', text: 'During your own delivery: gain 2 P.M. in this T.M.' },
  sponsor: { name: 'Sponsor', text: 'Gain €15,000.' },
  doubleContract: {
    name: 'Double contract',
    text: 'Keep this card face up in front of you; it cannot be traded. Your next successful delivery pays double what its contract says, with VP as usual. Then discard this card.',
  },
}
