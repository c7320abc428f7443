/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas 1933. Manda il tuo operaio sotto gli occhi di tutti e scegli una carta in segreto: prendi concessioni, costruisci torri, trivella prima che i giacimenti si esauriscano, e trasforma petrolio e gas in denaro, punti e investimenti al momento giusto.'
