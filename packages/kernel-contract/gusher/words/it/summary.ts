/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Una piccola corsa al petrolio: sbircia nei pozzi, trivella, trova la via libera per il mercato e bluffa per il diritto di vendere.'
