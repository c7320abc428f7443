/** Parole per la prima consegna, in italiano. */
import { capital, contractName, piece } from '@wildcat/competitors/words/it/phrases.ts'
import { territories } from '@wildcat/competitors/words/it/territories.ts'
import type { guide as english } from '../en/guide.ts'

export const guide: typeof english = {
  title: 'La tua prima consegna',
  now: 'Ora:',
  stages: { sign: 'Firma', bring: 'Porta un mezzo', plan: 'Scegli la via', arrive: 'Arriva' },
  show: 'Fammi vedere',
  press: 'Guarda la mappa. Se ti convince, premi il pulsante grande.',
  text: of => {
    switch (of.kind) {
      case 'draw':
        return of.isFree
          ? 'Ogni turno comincia con una carta gratis. Prendila: i Territori dicono da dove partono e dove vanno le merci, i Contratti quali merci sono.'
          : 'Con queste carte non c’è niente da consegnare presto. Pescane un’altra.'
      case 'sign':
        return `${contractName(of.goods)}: da ${territories[of.sender]} a ${territories[of.recipient]} si può fare. ${
          of.isThere ? `Lì c’è già ${piece(of.vehicle, 'the')}.` : `${capital(piece(of.vehicle, 'the'))} ci può arrivare.`
        }`
      case 'bring':
        return `Le merci aspettano qui: ${territories[of.sender]}. Muovi lì, a vuoto, ${piece(of.vehicle, 'the')}.`
      case 'deliver':
        return `Partenza da ${territories[of.sender]}: è tutto pronto. Confronta le vie sulla mappa, poi parti: tutto il viaggio è una sola Azione.`
      case 'travel':
        return 'Segui la linea sulla mappa. In Dogana e negli Stati con la bandiera rossa può succedere qualcosa: allora tocca a te decidere.'
      case 'endTurn':
        return 'Le due Azioni sono fatte. Termina il turno: il prossimo comincia con una carta gratis.'
    }
  },
}
