/** [BG-10] End and scoring. */
import { at } from '@wildcat/kernel'
import { endGame } from '@wildcat/oil-rush'
import { DERRICK_BONUS } from '../components.ts'
import type { BlackGoldPlay } from '../types.ts'

/** [BG-10.1, BG-10.2] */
export const end = (play: BlackGoldPlay): void => endGame(play, place => at(DERRICK_BONUS, place - 1))
