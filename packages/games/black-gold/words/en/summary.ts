/** What kind of game it is. Apart from all other words: a list of games needs no more of them. */
export const summary =
  'West Texas, 1922. Prospect for wells on a map that changes every time, drill, keep your train ahead of the others, and bid licences for the right to sell your oil. The Oil Baron’s train sets the end, and with two players he bids in the auctions too.'
/** What one does in a round, in four words: each stands below a sign. */
export const round = ['prospect', 'drill', 'carry', 'outbid'] as const
