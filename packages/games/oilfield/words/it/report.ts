/** Le parole del resoconto, in italiano. */
import { reportIn } from '../report.ts'
import { doing } from './doings.ts'
import { declined, event } from './events.ts'
import { and, capital, newLeases, newTiles, spot } from './phrases.ts'

export const report = reportIn({
  event,
  doing,
  declined,
  placed: ({ seat, to }, who) => `${who(seat)}, ${spot(to)}`,
  workers: placed => `Lavoratori: ${placed.join('; ')}.`,
  chosen: players => `${and.format(players)} ${players.length === 1 ? 'ha scelto una carta' : 'hanno scelto una carta a testa'}.`,
  onShow: (tiles, leases) =>
    `${capital([...(tiles.length === 0 ? [] : [newTiles(tiles)]), ...(leases.length === 0 ? [] : [newLeases(leases)])].join('; '))}.`,
  list: texts => and.format(texts),
})
