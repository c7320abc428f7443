import type { Company } from '@wildcat/oil-rush'
import { type Anchor, anchor } from '../kit/marks.ts'

/** The Oil Baron's licences at a company. */
export const baronAnchor = (company: Company): Anchor => anchor('baron', company)
