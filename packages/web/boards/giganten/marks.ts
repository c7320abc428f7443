import { tips } from '../kit/marks.ts'

/** What a card can do besides moving: the place of the command among the legal ones. */
export const specialTips = tips('special')
