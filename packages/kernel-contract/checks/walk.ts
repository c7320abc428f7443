/** Promises that show in the playing itself: whoever walks through the game reports them. */
import type { Check } from '../check.ts'

export const applies: Check = { name: 'applies', promise: 'a legal command can be played: nothing throws' }
export const endless: Check = { name: 'endless', promise: 'no run of automatic steps is endless' }
export const ends: Check = { name: 'ends', promise: 'the game ends' }
