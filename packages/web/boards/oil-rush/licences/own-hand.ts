import { at, visible } from '@wildcat/kernel'
import type { Licence } from '@wildcat/oil-rush'
import type { RushView } from '../board-context.ts'

/** The licences of whoever looks on. */
export const ownHand = ({ viewer, hands }: Pick<RushView, 'viewer' | 'hands'>): readonly Licence[] =>
  typeof viewer === 'number' ? visible(at(hands, viewer)) : []
