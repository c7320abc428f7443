/** Dove un tavolo ammette i suggerimenti, in italiano. */
import type { advice as shape } from '../en/advice.ts'

export const advice: typeof shape = {
  field: 'Si possono chiedere suggerimenti?',
  none: 'No, ognuno decide da solo',
  allowedChoice: 'Sì, suggerimenti ammessi',
  help: 'Chi si siede è d’accordo: ogni giocatore può chiedere che cosa farebbe un giocatore forte. Il suggerimento è calcolato nel suo browser, da ciò che si vede dal suo posto.',
  allowed: 'Suggerimenti ammessi',
}
