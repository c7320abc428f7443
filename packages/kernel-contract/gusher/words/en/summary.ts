/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary = 'A small oil rush: peek at wells, drill, find the empty road to market and bluff for the right to sell.'
