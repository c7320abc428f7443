/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas, la corsa al petrolio. Raggiungi i siti, trivella, porta avanti la locomotiva quanto basta per trasportare il greggio, e gioca le licenze all’asta per venderlo quando il prezzo è alto. La fine la detta la locomotiva nera.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['guida', 'trivella', 'trasporta', 'rilancia'] as const
