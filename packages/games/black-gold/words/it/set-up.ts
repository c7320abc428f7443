/** Le opzioni di un tavolo in italiano, e che cosa non si può scegliere. */
import type { OptionWords, Rejection } from '@wildcat/kernel'
import { openTracking } from '@wildcat/oil-rush/words/it/options.ts'
import { readLaid, TILE_ROWS } from '../../map.ts'
import type { Options } from '../../options.ts'
import type { SetUpReason } from '../../rules.ts'

/** 'A2 ruotata di 90°'. */
export const tile = (text: string): string => {
  const laid = readLaid(text)
  if (typeof laid === 'string') return text
  return laid.turn === 0 ? laid.face : `${laid.face} ruotata di ${laid.turn}°`
}
const side = (column: number, across: number) => (across === 1 ? '' : `, ${column === 1 ? 'a sinistra' : 'a destra'}`)

export const options: { readonly [K in keyof Options]: OptionWords<Options[K]> } = {
  length: {
    label: 'Durata',
    help: 'La partita normale finisce quando il Barone del petrolio è in fondo al binario, dopo 7–9 round; quella più breve quando supera il segnale 3, dopo 5–8; quella più lunga dopo 12.',
    value: length => ({ usual: 'Normale', short: 'Partita più breve', long: 'Partita più lunga' })[length],
  },
  wells: {
    label: 'Pozzi',
    help: 'Tessere con meno o più pozzi del solito per questo numero di giocatori.',
    value: wells => ({ usual: 'Normali', fewer: 'Meno pozzi', more: 'Più pozzi' })[wells],
  },
  fair: {
    label: 'Segnalini',
    help: 'Con la distribuzione equa si usano appena più segnalini di quanti ne servono alla mappa, lo stesso numero per ogni valore: conta meno la fortuna, e chi tiene il conto ne sa di più.',
    value: fair => (fair ? 'Distribuzione equa' : 'Tutti i segnalini'),
  },
  deeperDoubles: {
    label: 'Pozzi doppi',
    help: 'I pozzi doppi nascondono 2 o 5 barili, e nessuno può guardarli. Con i pozzi doppi più profondi quelli da 2 valgono 3.',
    value: deeper => (deeper ? 'Più profondi' : 'Normali'),
  },
  aggressiveBaron: {
    label: 'Il Barone nelle aste',
    help: 'In due partecipa alle aste anche il Barone del petrolio. Il Barone aggressivo tiene le sue licenze finché non vince, e batterlo è più difficile a ogni round.',
    value: aggressive => (aggressive ? 'Barone aggressivo' : 'Normale'),
  },
  openTracking,
  layout: {
    label: 'Mappa',
    help: 'Come sono messe le tessere. A sorte: facce e rotazioni si sorteggiano a ogni partita.',
    value(layout) {
      if (layout === 'random') return 'A sorte'
      return layout === 'upright' ? 'Senza rotazioni' : layout.split(' ').map(tile).join(', ')
    },
    own: {
      label: 'Personalizzata',
      help: 'I camion entrano dalla fila A. Le tessere si ruotano in senso orario. Due tessere affiancate devono essere le due della stessa coppia.',
      place: (place, of) => {
        const across = of / TILE_ROWS.length
        return `Fila ${TILE_ROWS[Math.floor(place / across)]}${side((place % across) + 1, across)}`
      },
      piece: tile,
    },
  },
}

export const refusals: Readonly<Record<SetUpReason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) =>
    `A questo tavolo i giocatori sono troppo pochi o troppi. Black Gold si gioca in ${least}–${most}.`,
  noSuchTile: ({ text = '', example = '' }) =>
    `«${text}» non è una tessera. Indica ogni tessera con la faccia e, dopo @, la rotazione, dalla fila A alla fila C e da sinistra, per esempio: ${example}.`,
  noSuchTurn: ({ text = '' }) => `«${text}» ha una rotazione impossibile. Una tessera si ruota di 0, 90, 180 o 270 gradi.`,
  wrongNumberOfTiles: ({ given = 0, across = 2, example = '' }) =>
    `Questa mappa ha ${Number(across) === 1 ? 'tre tessere, una' : 'sei tessere, due'} per fila, non ${given}. Indicale dalla fila A alla fila C e da sinistra, per esempio: ${example}.`,
  wrongFace: ({ face = '', row = '', column = 1, across = 1, one = '', other = '' }) =>
    `${face} non può stare nella fila ${row}${side(Number(column), Number(across))}. Con questo numero di giocatori e questi pozzi ci va ${one} o ${other}.`,
  sameFaceTwice: ({ face = '', row = '', one = '', other = '' }) =>
    `${face} compare due volte nella fila ${row}. Usa ${one} e ${other}, in un ordine qualsiasi.`,
  aggressiveBaronIsForTwo: () =>
    'Il Barone partecipa alle aste solo in due, e solo in due può essere aggressivo. Scegli il Barone normale.',
}
