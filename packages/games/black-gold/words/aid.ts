/** [BG-10.1, BG-11.1, BG-11.2] The row on which the Oil Baron ends the game; in the long game the round in which it ends. */
import { LAST_OF_SHORT, LAST_ROW, SPECIAL_IDS } from '../components.ts'

export const endOf = { usual: LAST_ROW, short: LAST_OF_SHORT, long: SPECIAL_IDS.length + 1 } as const
