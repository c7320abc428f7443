/** What the parts of these boards are to the rest of the page. */
import type { Seat, Viewer } from '@wildcat/kernel'
import { COMPANIES, type Company } from '@wildcat/oil-rush'
import { type Anchor, anchor, playerAnchor, tips, tipsOf } from '../kit/marks.ts'

export const moneyAnchor = (seat: Seat): Anchor => anchor('money', seat)
export const depotAnchor = (seat: Seat, company: Company): Anchor => anchor('depot', seat, company)
export const wellAnchor = (well: number): Anchor => anchor('well', well)
export const trainAnchor = (train: Seat | 'black'): Anchor => anchor('train', train)
export const truckAnchor = (seat: Seat): Anchor => anchor('truck', seat)
/** The card that a player has taken, and those on offer. */
export const takenAnchor = (seat: Seat): Anchor => anchor('taken', seat)
export const cardsAnchor: Anchor = anchor('cards')
/** The end of the track, where the stock of licences is. */
export const starAnchor: Anchor = anchor('star')
/** One's own licences; those of others are where their names are. */
export const ownHandAnchor: Anchor = anchor('hand')
export const handAnchor = (seat: Seat, viewer: Viewer): Anchor => (seat === viewer ? ownHandAnchor : playerAnchor(seat))

export const companyTips = tipsOf('company', COMPANIES)
export const spaceTips = tips('space')
export const cardTips = tips('card')
