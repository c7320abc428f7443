/** [BG-10] End and scoring. */
import { endGame } from '@wildcat/oil-rush'
import { derrickBonus } from '../components.ts'
import type { BlackGoldPlay } from '../types.ts'

/** [BG-10.1, BG-10.2] */
export const end = (play: BlackGoldPlay): void => endGame(play, derrickBonus)
