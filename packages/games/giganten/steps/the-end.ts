/** [GIG-11] End and scoring. */
import { at } from '@wildcat/kernel'
import { endGame } from '@wildcat/oil-rush'
import { DERRICK_BONUS } from '../components.ts'
import type { GigantenPlay } from '../types.ts'

/** [GIG-11.1, GIG-11.3] */
export const end = (play: GigantenPlay): void => endGame(play, place => at(DERRICK_BONUS, place - 1))
