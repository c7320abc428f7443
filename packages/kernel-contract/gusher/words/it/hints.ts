/** Consigli per la prima partita. */
import { hintsIn } from '../hints.ts'

export const hints = hintsIn({
  prospect: 'Sbircia in un pozzo poco profondo prima di pagare la trivella: solo tu saprai che cosa contiene.',
  chooseMarket: 'La ferrovia paga bene a chi la usa senza altri. Indovina che cosa sceglieranno gli altri.',
  bidding: 'In questo round vende solo chi vince, e paga in licenze. Si può bluffare.',
  payBid: 'Non c’è resto: paga la cifra più vicina possibile.',
  sell: 'Il petrolio che resta a fine partita rende pochissimo.',
})
