/** After the running one, up to which figures are told; all: to the end of the game. */
export type Rounds = number | 'all'
