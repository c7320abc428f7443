import { type Contract, CROSSING_IDS, isGoods, isSpecial, TERRITORY_IDS } from '@wildcat/competitors/board'
import { type Anchor, anchor, type TipKind, tips, tipsOf } from '../kit/marks.ts'

export const deckAnchor = (deck: string): Anchor => anchor('deck', deck)

export const stateTips = tipsOf('state', TERRITORY_IDS)
export const crossingTips = tipsOf('crossing', CROSSING_IDS)
export const deckTips = tipsOf('deck', ['territory', 'contract', 'customs'])
export const planTips = tipsOf('plan', ['terms'])
export const weatherTips = tipsOf('weather', ['now'])
export const vehicleTips = tips('vehicle')
export const signedTips = tips('signed')
const KIND = 'card-'
export const cardTips: TipKind<Contract> = {
  on: card => ({ 'data-tip': `${KIND}${card}` }),
  of: key => {
    const name = key?.startsWith(KIND) === true ? key.slice(KIND.length) : ''
    return isGoods(name) || isSpecial(name) ? name : undefined
  },
}
