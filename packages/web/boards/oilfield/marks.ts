import type { Seat } from '@wildcat/kernel'
import { CARDS, COLUMNS, FIELDS, type Field, type Plot, type Spot, TILES } from '@wildcat/oilfield/board'
import { type Anchor, anchor, tips, tipsOf } from '../kit/marks.ts'

export const fieldAnchor = (field: Field): Anchor => anchor('field', field)
/** A tower, and the pipe below it. */
export const towerAnchor = (owner: Plot['owner'], field: Field, tower: Plot['tower']): Anchor => anchor('tower', owner, field, tower)
export const pipeAnchor = (owner: Plot['owner'], field: Field, tower: Plot['tower']): Anchor => anchor('pipe', owner, field, tower)
export const storeAnchor = (seat: Seat): Anchor => anchor('store', seat)
export const spaceAnchor = ({ column, space }: Spot): Anchor => anchor('space', column, space)
export const bagAnchor: Anchor = anchor('bag')
export const trainAnchor: Anchor = anchor('buildings')

export const fieldTips = tipsOf('field', FIELDS)
export const columnTips = tipsOf('column', COLUMNS)
export const tileTips = tipsOf('building', TILES)
export const cardTips = tipsOf('card', CARDS)
export const investmentTips = tips('investment')
