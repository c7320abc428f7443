/** The words of the report, in English. */
import { reportIn } from '../report.ts'
import { doing } from './doings.ts'
import { declined, event } from './events.ts'
import { and, counted, fields, several, spot, tiles as tileNames } from './phrases.ts'

export const report = reportIn({
  event,
  doing,
  declined,
  placed: ({ seat, to }, who) => `${who(seat)} – ${spot(to)}`,
  workers: placed => `Workers: ${placed.join(', ')}.`,
  chosen: players => `${and.format(players)} ${players.length === 1 ? 'has' : 'have each'} chosen a card.`,
  onShow(tiles, leases) {
    const shown = [
      ...(tiles.length === 0 ? [] : [several(tiles, tileNames)]),
      ...(leases.length === 0 ? [] : [`${counted(leases.length, 'lease', 'leases')} (${several(leases, fields)})`]),
    ]
    return `New on show: ${shown.join('; ')}.`
  },
  list: texts => and.format(texts),
})
