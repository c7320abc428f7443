/** Quello che dice ogni tavolo, in italiano. */
import type { Rejection } from '../game.ts'
import type { TableReason, TableRule } from '../rules.ts'
import { mismatch } from './it/mismatch.ts'

export const rules: Readonly<Record<TableRule, string>> = {
  'WILD-1': 'Può rispondere solo chi deve decidere.',
  'WILD-2': 'La risposta deve riguardare la decisione richiesta.',
  'WILD-3': 'A partita finita non si può fare più nulla.',
  'WILD-4': 'Un comando deve essere completo e ben formato.',
  'WILD-5': 'Un comando risponde a una sola decisione. Se arriva due volte, conta una volta sola.',
  'WILD-6':
    'Puoi annullare le tue ultime mosse finché nessuno ha scoperto nulla di nuovo e nessun altro ha deciso nel frattempo. Si torna indietro di 100 mosse al massimo. Ciò che è stato fatto in segreto non si annulla, si cambia: resta dov’è ancora permesso.',
  'WILD-7':
    'Un tavolo di allenamento è per una persona contro i bot. Lì puoi annullare la tua ultima mossa qualunque cosa sia successa dopo, e con essa tutto quello che è seguito. Il tavolo, la partita salvata e il risultato dicono che era un allenamento.',
  'WILD-8':
    'Se giochi online e altri hanno deciso dopo di te, puoi chiedere a tutti di annullare: se sono d’accordo, la tua ultima mossa e quelle successive vengono annullate. Ciò che qualcuno ha scoperto non si annulla mai. Se tutti gli altri al tavolo sono bot nessuno deve essere d’accordo, ma da lì in poi la partita è un allenamento, e il risultato lo dice.',
}

export const refusals: Readonly<Record<TableReason, (figures: NonNullable<Rejection['with']>) => string>> = {
  notYourDecision: () => 'Ora la decisione non spetta a te. Aspetta che tocchi a te.',
  notThisDecision: () => 'Ora si decide altro. Scegli una delle risposte proposte.',
  gameOver: () => 'La partita è finita.',
  notUnderstood({ field = '', expected = '', received = '' }) {
    const what = mismatch({ field: String(field), expected: String(expected), received: String(received) })
    return what === '' ? 'Il comando è incompleto o malformato.' : `Il comando è malformato: ${what}.`
  },
  staleDecision: () => 'Questa risposta riguarda una decisione già presa. Guarda che cosa si chiede adesso.',
  nothingToUndo: () => 'Non hai mosse da annullare.',
  somebodyLearned: () =>
    'Dopo la tua mossa qualcuno, magari tu, ha scoperto qualcosa di nuovo o ha fatto una scelta segreta: non si può più annullare.',
  somebodyDecided: () => 'Dopo di te ha deciso un altro giocatore: non puoi più annullare.',
  tooLongAgo: () => 'Dopo la tua mossa ne sono state fatte troppe altre: non si può più annullare.',
  notAllAgreed: () => 'Dopo di te hanno deciso altri, e non tutti accettano di annullare: la tua mossa resta.',
}
