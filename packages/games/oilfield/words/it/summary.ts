/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas 1933. Piazza il tuo lavoratore sotto gli occhi di tutti e scegli una carta in segreto: prendi licenze, costruisci torri, estrai prima che i giacimenti si esauriscano, e trasforma petrolio e gas in denaro, punti e investimenti al momento giusto.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['piazza', 'scegli', 'estrai', 'vendi'] as const
