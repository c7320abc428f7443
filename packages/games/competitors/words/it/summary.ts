/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Spedizionieri in concorrenza, e il mondo intero da servire. Firma contratti e porta la merce a destinazione in tempo con Truck, Navi e Aerei, tra dogane, tempeste e disordini, trattando con gli avversari per arrivare prima di loro.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['firma', 'tratta', 'viaggia', 'consegna'] as const
