/** Parole per la prima consegna, in italiano. */
import { capital, contractName, piece, route, state } from '@wildcat/competitors/words/it/phrases.ts'
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
          ? 'Ogni turno comincia con una carta gratis. Prendila prima di agire.'
          : 'Con queste carte non c’è niente da consegnare presto. Pescane un’altra.'
      case 'sign':
        return `Puoi consegnare «${contractName(of.goods)}» ${route(of.sender, of.recipient)}. ${
          of.isThere ? `Lì c’è già ${piece(of.vehicle, 'the')}.` : `${capital(piece(of.vehicle, 'the'))} ci può arrivare.`
        }`
      case 'bring':
        return `Le merci aspettano ${state(of.sender, 'in')}. Muovi lì, a vuoto, ${piece(of.vehicle, 'the')}.`
      case 'deliver':
        return `È tutto pronto ${state(of.sender, 'in')}. Confronta le vie, poi parti.`
      case 'travel':
        return 'Segui la linea sulla mappa. Se succede qualcosa, decidi tu.'
      case 'endTurn':
        return 'Hai usato le due Azioni. Termina il turno.'
    }
  },
}
