import type { Seat } from '@wildcat/kernel'
import { CARDS, COLUMNS, FIELDS, type Field, type Spot, TILES } from '@wildcat/oilfield/board'
import { type Anchor, anchor, tips, tipsOf } from '../kit/marks.ts'

export const fieldAnchor = (field: Field): Anchor => anchor('field', field)
export const storeAnchor = (seat: Seat): Anchor => anchor('store', seat)
export const spaceAnchor = ({ column, space }: Spot): Anchor => anchor('space', column, space)
export const bagAnchor: Anchor = anchor('bag')
export const trainAnchor: Anchor = anchor('buildings')

export const fieldTips = tipsOf('field', FIELDS)
export const columnTips = tipsOf('column', COLUMNS)
export const tileTips = tipsOf('building', TILES)
export const cardTips = tipsOf('card', CARDS)
export const investmentTips = tips('investment')
