/** The games that have a guided first game. Lobbies know no more of it: the rest is loaded with its table. */
export const GUIDED = ['black-gold', 'competitors', 'giganten', 'oilfield'] as const
export type GuidedGame = (typeof GUIDED)[number]
export const guidedGame = (game: string): GuidedGame | undefined => GUIDED.find(each => each === game)
