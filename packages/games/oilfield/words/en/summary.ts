/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas 1933. Send out your worker in full view and choose a card in secret: take leases, build towers, drill before the fields run dry, and turn oil and gas into money, points and investments at the right moment.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['place', 'choose', 'drill', 'sell'] as const
