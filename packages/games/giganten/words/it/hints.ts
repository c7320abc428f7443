/** Consigli per la prima partita, in italiano. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/it/hints.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

export const hints = hintsIn({
  takeCard:
    'Vince chi ha più denaro quando la locomotiva nera arriva alla stella. Ogni carta dà licenze, per le offerte alle aste, e punti movimento, per il camion e la locomotiva. Più licenze, meno movimento.',
  end: `La locomotiva nera è vicina alla stella, e lì la partita finisce subito. Un barile non ancora venduto vale solo ${money(OIL_AT_END)}; ogni torre vale di più quanto più avanti è la tua locomotiva.`,
  placeTruck:
    'Parti da una riga vicina a un sito. I siti da più torri danno più petrolio ma sono più lontani, e portare a casa quel petrolio è più difficile.',
  drive:
    'Dividi i punti tra camion e locomotiva come vuoi. Porta il camion accanto a un sito, per costruire lì; porta la locomotiva fino alla colonna di quel sito, e il petrolio viaggia gratis.',
  crossing: 'Un camion può attraversare un sito, ma non può fermarsi lì. Prima prosegui fino a un terreno libero.',
  look: 'Sei accanto a una tessera nera. Guardare sotto la tessera non costa nulla, e solo tu saprai che cosa nasconde: guarda prima di costruire.',
  special: 'La tua carta ha un’azione speciale. Chiude il turno: prima usa i punti. È facoltativa.',
  build: `Una torre ti dà un barile per round, da subito, finché il suo petrolio dura. Tieni da parte del denaro: se la tua locomotiva non è arrivata fin lì, un’altra costa ${money(FEE)} al barile.`,
  ...tradeHints({
    has: 'La tua locomotiva è arrivata',
    hasNot: 'La tua locomotiva non è arrivata',
    another: 'Un’altra',
  }),
})
