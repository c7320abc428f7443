/** Che cosa può scegliere un tavolo prima della partita, in italiano. */
import type { OptionWords } from '@wildcat/kernel'
import { WINNING_VP } from '../../components.ts'
import { vpBetween } from '../../content/victory-points.ts'
import type { Options } from '../../options.ts'
import { counted, number, vp } from './phrases.ts'

export const options: { readonly [K in keyof Options]: OptionWords<Options[K]> } = {
  game: {
    label: 'Partita',
    help: `Una Partita a Punti finisce con il round in cui qualcuno arriva a ${vp(WINNING_VP)}. Una Partita a Tempo dura sempre tutti i suoi round, e i PV non hanno un massimo.`,
    value: game => (game === 'points' ? 'A Punti' : 'A Tempo'),
  },
  vpTable: {
    label: 'PV di una consegna',
    help: `Normale: ${vpBetween('standard', 'EU', 'EU')} dentro un continente, ${vpBetween('standard', 'EU', 'AS')} tra continenti diversi. Secondo la distanza: ${vpBetween('distance', 'EU', 'AS')} tra continenti vicini, fino a ${vpBetween('distance', 'EU', 'OC')} tra i più lontani.`,
    value: table => (table === 'standard' ? 'Normale' : 'Secondo la distanza'),
  },
  offerLimit: {
    label: 'Scadenza delle proposte',
    help: 'Una proposta resta aperta fino alla fine del turno di chi l’ha fatta, quello in corso o altrimenti il prossimo. Può anche scadere prima, dopo un certo numero di decisioni di gioco.',
    value: limit => (limit === 0 ? 'Alla fine del turno' : `Dopo ${counted(limit, 'decisione', 'decisioni')}`),
  },
  rounds: {
    label: 'Round',
    help: 'Quanti round dura al massimo la partita. Con meno round è più breve: vince chi allora ha più PV.',
    value: number,
  },
}
