/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'Rival freight forwarders, and the whole world to deliver to. Sign contracts and race the goods to their recipient by truck, ship and plane, past customs, storms and unrest, and strike the deals that get you there first.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['sign', 'deal', 'travel', 'deliver'] as const
