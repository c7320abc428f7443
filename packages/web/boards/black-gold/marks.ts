import type { Company } from '@wildcat/oil-rush'
import { type Anchor, anchor, tips } from '../kit/marks.ts'

/** What a card can do besides moving: the place of the command among the legal ones. */
export const specialTips = tips('special')

/** The Oil Baron's licences at a company. */
export const baronAnchor = (company: Company): Anchor => anchor('baron', company)
