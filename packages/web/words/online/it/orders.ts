/** Le istruzioni per il tavolo, in italiano. */
import { numbersOf } from '../../plural.ts'
import type { OnlineWords } from '../index.ts'

const { number } = numbersOf('it')

export const orders: OnlineWords['orders'] = {
  title: 'Istruzioni',
  button: n => (n === 0 ? 'Istruzioni' : `Istruzioni (${number(n)})`),
  text: 'Il tavolo risponde per te appena tocca a te, finché non ritiri l’istruzione. Le tue istruzioni sono sigillate: le vedi solo tu. Gli altri vedono soltanto che la risposta è arrivata subito.',
  given: 'Le tue istruzioni',
  withdraw: 'Ritira',
  withdrawWhat: what => `Ritira: ${what}`,
  limitTitle: 'Offri fino a un limite',
  limitHelp: 'Il tavolo rilancia del minimo che le regole chiedono, mai oltre il tuo limite, e poi passa per te.',
  limit: (what, most) => `${what}: fino a ${number(most)}, in questa asta`,
  setLimit: 'Offri per me fin qui',
  passTitle: 'Passare',
  pass: {
    matter: 'Passa finché non è deciso',
    round: 'Passa fino alla fine del round',
    always: 'Passa finché non lo ritiro',
  },
  sameTitle: 'Sempre questa risposta',
  sameWhich: 'Quale risposta',
  sameHelp: 'Ogni volta che si chiede la stessa cosa e questa risposta è permessa.',
  same: what => `Sempre: ${what}`,
  setSame: 'Rispondi sempre così',
  nothing: 'Ora non c’è nulla da affidare al tavolo: si può quando tocca a te, o durante un’asta a cui partecipi.',
}
