/** Consigli comuni ai due giochi, in italiano. */
import { DEPOT_LIMIT, FEE, OVERFLOW_PRICE } from '../../index.ts'
import { barrels, money } from './phrases.ts'

interface Train {
  readonly has: string // 'La tua locomotiva è arrivata'
  readonly hasNot: string
  readonly another: string
}
export const tradeHints = ({ has, hasNot, another }: Train) => ({
  carryFree: `${has} abbastanza avanti: non costa nulla. Scegli bene la compagnia: questo barile si può vendere solo lì, e c’è una sola asta per round.`,
  carryForFee: `${hasNot} abbastanza avanti. ${another} costa ${money(FEE)} per questo barile: conviene solo se lo venderai a un prezzo più alto.`,
  bid: 'In questo round può vendere a questa compagnia solo chi vince l’asta. Chi vince paga la sua offerta in licenze; gli altri tengono le loro.',
  bluff: 'Puoi offrire più di quanto hai. Ma se vinci e non puoi pagare, perdi metà delle tue licenze e l’asta si ripete.',
  pay: 'Non c’è resto: scegli le carte che si avvicinano di più alla tua offerta.',
  sell: `Vendi quanto vuoi a questo prezzo, o aspettane uno migliore. A fine round ogni deposito tiene ${barrels(DEPOT_LIMIT)}; gli altri vanno alla banca a ${money(OVERFLOW_PRICE)} l’uno.`,
})
