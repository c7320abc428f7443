/** The words of the report, in English. */
import { reportIn } from '../report.ts'
import { draws, puts } from './doings.ts'
import { does, event } from './events.ts'
import { shortEnd } from './events-deals.ts'
import { earned, failed } from './events-journeys.ts'
import { and, contractTitle, euro, nothing, number, picked, route, tm, tmNumber, vehicleFor } from './phrases.ts'
import { along, incident, start, way } from './report-journeys.ts'
import { territories } from './territories.ts'

export const report = reportIn({
  event,
  does,
  draws,
  puts,
  list: texts => and.format(texts),
  headquarters: (chosen, who) => `Headquarters: ${chosen.map(({ seat, hq }) => `${who(seat)} – ${territories[hq]}`).join(', ')}.`,
  passes: player => `${player} passes.`,

  delivers(begun, outcome, who) {
    const from = route(begun.sender, begun.recipient)
    if (outcome?.kind === 'delivered') return `${who(begun.seat)} delivers ${contractTitle(outcome.contract)} ${from}`
    if (outcome?.kind === 'deliveryFailed') return `${who(begun.seat)} tries to deliver ${contractTitle(outcome.contract)} ${from}`
    return `${who(begun.seat)} sets out on a delivery ${from}, in ${tm(begun.tm)} at most`
  },
  moves: ({ seat, vehicle }, first, who) =>
    `${who(seat)} moves ${vehicleFor(vehicle, seat, who)}${first === undefined ? '' : `${start(first)}${along(first)}`}`,
  goesOn: player => `${player}’s journey goes on`,
  way,
  incident,
  tm: tmNumber,
  outcome: (outcome, bonus, who) =>
    outcome.kind === 'delivered'
      ? `Delivered in ${tmNumber(outcome.tm)} of ${number(outcome.allowed)}: ${and.format(earned(outcome, bonus))}.`
      : failed(outcome, '', who),
  fuel: spent => `Fuel: ${euro(spent)}.`,

  answer(e, who) {
    switch (e.kind) {
      case 'offerAccepted': {
        const cards = picked(e.ask, e.by)
        const accepts = `${and.format(e.by.map(({ seat }) => who(seat)))} ${e.by.length === 1 ? 'accepts' : 'accept'}`
        return cards === nothing ? `${accepts}.` : `${accepts}, giving ${cards}.`
      }
      case 'offerAgreed':
        return `${who(e.by)} agrees.`
      case 'offerEnded':
        return shortEnd[e.how](who(e.from))
      case 'askedToSee':
        return `${who(e.by)} asks to see the contract first.`
    }
  },
  declined: players => `${and.format(players)} ${players.length === 1 ? 'declines' : 'decline'}.`,
  bid: (e, who) => (e.kind === 'bidPassed' ? `${who(e.seat)} passes` : `${who(e.seat)} bids ${euro(e.euro)}`),
  sold: ({ sold }, who) => (sold === 'nothing' ? 'Nothing is sold.' : `Sold to ${who(sold.seat)} for ${euro(sold.euro)}.`),
})
