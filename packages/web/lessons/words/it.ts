/** What a guided game says in every game, in Italian. */
import type { GuideWords } from './index.ts'

export const it: GuideWords = {
  title: 'Impara giocando',
  step: (step, of) => `Passo ${step} di ${of}`,
  goOn: 'Avanti',
  showMe: 'Mostrami',
  skip: 'Salta la guida',
  skipShort: 'Salta',
  before: 'Leggi il passo precedente',
  after: 'Leggi il passo successivo',
  fold: 'Mostra solo la prima riga',
  unfold: 'Mostra tutto il testo',
  now: 'Torna al presente',
  playOn: 'Continua da qui',
  setUp: 'Prepara una partita tua',
  onYourOwn: 'Da qui in poi giochi senza guida. Non si perde nulla: il tavolo continua così com’è.',
  notThis: 'Ora la guida parla d’altro. «Mostrami» lo prepara sul tabellone.',
}
