/** Consigli per la prima partita, in italiano. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/it/hints.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

export const hints = hintsIn({
  takeCard:
    'Vince chi ha più denaro quando la locomotiva nera arriva alla stella. Ogni carta dà licenze, per le offerte alle aste, e movimento, per il camion e la locomotiva. Più dell’uno vuol dire meno dell’altro.',
  end: `La locomotiva nera è vicina alla stella, e lì la partita finisce subito. Un barile non ancora venduto vale solo ${money(OIL_AT_END)}; ogni torre vale di più quanto più avanti è la tua locomotiva.`,
  placeTruck:
    'Parti da una riga da cui arrivi presto accanto a un giacimento. Quelli con più torri danno più petrolio ma sono più lontani, e portarlo a casa è più difficile.',
  drive:
    'Dividi i punti tra camion e locomotiva come vuoi. Porta il camion accanto a un giacimento, per costruirci; porta la locomotiva fino alla colonna di quel giacimento, e il petrolio viaggia gratis.',
  crossing: 'Un camion può attraversare un giacimento, ma non fermarcisi. Prima prosegui fino a un terreno libero.',
  look: 'Sei accanto a una tessera nera. Guardarci sotto non costa nulla, e solo tu saprai che cosa nasconde: guarda prima di costruire.',
  special: 'La tua carta ha un’azione speciale. Con quella ti fermi: prima usa i punti. Puoi anche farne a meno.',
  build: `Una torre ti dà un barile per turno, da subito, finché il suo petrolio dura. Tieni da parte del denaro: dove la tua locomotiva non è arrivata, un’altra costa ${money(FEE)} al barile.`,
  ...tradeHints({
    has: 'La tua locomotiva è arrivata',
    hasNot: 'La tua locomotiva non è arrivata',
    another: 'Un’altra',
  }),
})
