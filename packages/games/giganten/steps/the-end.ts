/** [GIG-11] End and scoring. */
import { endGame } from '@wildcat/oil-rush'
import { derrickBonus } from '../components.ts'
import type { GigantenPlay } from '../types.ts'

/** [GIG-11.1, GIG-11.3] */
export const end = (play: GigantenPlay): void => endGame(play, derrickBonus)
