/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Texas, an oil rush. Drive out to the sites, drill, push your locomotive far enough to bring the oil home, and bid licences for the right to sell it while the price is high. The black locomotive sets the end.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['drive', 'drill', 'carry', 'outbid'] as const
