/** Le parole del diario, in italiano. */
import { reportIn } from '../report.ts'
import { draws, puts } from './doings.ts'
import { does, event } from './events.ts'
import { accept, shortEnd } from './events-deals.ts'
import { earned, failed } from './events-journeys.ts'
import { and, contractTitle, euro, nothing, number, picked, route, state, tm, tmNumber, to, vehicleFor } from './phrases.ts'
import { along, incident, way } from './report-journeys.ts'

export const report = reportIn({
  event,
  does,
  draws,
  puts,
  list: texts => and.format(texts),
  headquarters: (chosen, who) => `Sedi: ${chosen.map(({ seat, hq }) => `${who(seat)} – ${state(hq)}`).join(', ')}.`,
  passes: player => `${player} passa.`,

  delivers(begun, outcome, who) {
    const from = route(begun.sender, begun.recipient)
    if (outcome?.kind === 'delivered') return `${who(begun.seat)} consegna ${contractTitle(outcome.contract)} ${from}`
    if (outcome?.kind === 'deliveryFailed') return `${who(begun.seat)} tenta di consegnare ${contractTitle(outcome.contract)} ${from}`
    return `${who(begun.seat)} comincia una consegna ${from}, in ${tm(begun.tm)} al massimo`
  },
  moves: ({ seat, vehicle }, first, who) =>
    `${who(seat)} muove ${vehicleFor(vehicle, seat, who)}${first === undefined ? '' : along(first)}`,
  goesOn: player => `Continua il viaggio di ${player}`,
  way,
  incident,
  tm: tmNumber,
  outcome: (outcome, bonus, who) =>
    outcome.kind === 'delivered'
      ? `Consegna riuscita nel ${tmNumber(outcome.tm)} di ${number(outcome.allowed)}: ${and.format(earned(outcome, bonus))}.`
      : failed(outcome, '', who),
  fuel: spent => `Carburante: ${euro(spent)}.`,

  answer(e, who) {
    switch (e.kind) {
      case 'offerAccepted': {
        const cards = picked(e.ask, e.by)
        return cards === nothing ? `${accept(e, who)}.` : `${accept(e, who)} e ${e.by.length === 1 ? 'dà' : 'danno'} ${cards}.`
      }
      case 'offerAgreed':
        return `${who(e.by)} accetta.`
      case 'offerEnded':
        return shortEnd[e.how](who(e.from))
      case 'askedToSee':
        return `${who(e.by)} chiede di vedere prima il contratto.`
    }
  },
  declined: players => `${and.format(players)} ${players.length === 1 ? 'rifiuta' : 'rifiutano'}.`,
  bid: (e, who) => (e.kind === 'bidPassed' ? `${who(e.seat)} passa` : `${who(e.seat)} offre ${euro(e.euro)}`),
  sold: ({ sold }, who) => (sold === 'nothing' ? 'Non si vende nulla.' : `Aggiudicato ${to(who(sold.seat))} per ${euro(sold.euro)}.`),
})
