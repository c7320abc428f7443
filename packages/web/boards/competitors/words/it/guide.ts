/** Parole per la prima consegna, in italiano. */
import { kindOf, POINTS } from '@wildcat/competitors/board'
import { capital, contractName, number, piece, route, state } from '@wildcat/competitors/words/it/phrases.ts'
import { type guide as english, SURE } from '../en/guide.ts'

export const guide: typeof english = {
  title: 'La tua prima consegna',
  now: 'Ora:',
  stages: { sign: 'Firma', bring: 'Porta un mezzo', plan: 'Scegli la via', arrive: 'Arriva' },
  show: 'Fammi vedere',
  press: 'Guarda la mappa. Se ti convince, premi il pulsante grande.',
  nextStep: sender => `Il prossimo passo per arrivare ${state(sender, 'in')} è già scelto. Premi il pulsante grande.`,
  pressDraw: 'Ora premi il pulsante grande.',
  noLine: 'Da qui scegli tu ogni passo. Sulla mappa è illuminato dove puoi arrivare.',
  text: of => {
    switch (of.kind) {
      case 'draw':
        return of.isFree
          ? 'Ogni turno comincia con una carta gratis. Prendila prima di agire.'
          : 'Con queste carte non c’è niente da consegnare presto. Pescane un’altra.'
      case 'sign':
        return `Puoi consegnare «${contractName(of.goods)}» ${route(of.sender, of.recipient)}. ${
          of.isThere ? `Lì c’è già ${piece(of.vehicle, 'the')}` : `${capital(piece(of.vehicle, 'the'))} ci può arrivare`
        }: riesce ${of.chance < SURE ? `circa ${Math.round(of.chance * 100)} volte su 100` : 'quasi sempre'}.`
      case 'bring':
        return `Le merci aspettano ${state(of.sender, 'in')}. Porta lì ${piece(of.vehicle, 'the')}, a vuoto: a ogni movimento ha ${number(POINTS[kindOf(of.vehicle)])} Punti Movimento (P.M.).`
      case 'deliver':
        return `È tutto pronto ${state(of.sender, 'in')}. Confronta le vie, poi parti.`
      case 'endMove':
        return of.isThere
          ? `${capital(piece(of.vehicle, 'the'))} è ${state(of.sender, 'in')}, dove aspettano le merci. Termina il movimento.`
          : `${capital(piece(of.vehicle, 'the'))} ha finito i punti prima di arrivare ${state(of.sender, 'in')}. Termina il movimento: riparte col prossimo.`
      case 'travel':
        return 'Segui la linea sulla mappa. Se succede qualcosa, decidi tu.'
      case 'endTurn':
        if (of.isReady) return 'Il mezzo è dove aspettano le merci, e hai usato le due Azioni. Termina il turno: nel prossimo si parte.'
        return of.isSpent ? 'Hai usato le due Azioni. Termina il turno.' : 'Per ora niente avvicina una consegna. Termina il turno.'
    }
  },
}
