/** Che cosa è stampato sui componenti, in italiano. */
import { priceScale } from '@wildcat/oil-rush/words/it/prices.ts'
import type { GigantenRule } from '../../rules.ts'
import { copies, relief, sites } from '../printed.ts'
import { number, printed } from './phrases.ts'

const row = ({ row: letter, hills, mountains }: ReturnType<typeof relief>[number]) =>
  `${letter}: ${[
    ...(hills.length > 0 ? [`colline ${hills.join(', ')}`] : []),
    ...(mountains.length > 0 ? [`montagne ${mountains.join(', ')}`] : []),
  ].join('; ')}.`
const times = (count: number) => (count === 1 ? '' : ` (ce ne sono ${number(count)})`)

export const components: Readonly<Record<Extract<GigantenRule, `GIG-C${string}`>, string>> = {
  'GIG-C1': `La mappa ha 12 righe, da A a L dall’alto, e 20 colonne, da 1 a 20 a partire dalle compagnie. Una casella prende il nome da entrambe: C5 sta nella riga C e nella colonna 5. Tutto è pianura, tranne queste colonne. ${relief().map(row).join(' ')}`,
  'GIG-C2': `Siti da una torre: ${sites(1).join(', ')}. Da due torri: ${sites(2).join(', ')}. Da tre torri: ${sites(3).join(', ')}. Quelli con l’asterisco servono solo in quattro. Un sito ha il terreno della sua casella.`,
  'GIG-C3':
    'Sotto le dodici tessere con una torre ci sono 2, 3 o 4 barili, quattro tessere per valore; sotto quelle con due torri 2 o 5, sei per valore; sotto quelle con tre torri 4, 5 o 6, quattro per valore.',
  'GIG-C4':
    'Il binario corre lungo le colonne, con una corsia per ogni locomotiva. Entrare nelle colonne da 2 a 10 costa 1 punto ciascuna, da 11 a 17 costa 2, da 18 a 20 costa 3. La stella, che vale solo per la locomotiva nera, è una casella oltre la colonna 20: a 20 caselle dalla partenza. Una partita dura da sette a nove round completi, quasi sempre otto o nove.',
  'GIG-C5': priceScale(),
  'GIG-C6': 'Il dado ha 2, 3 e 4 blu e 2, 3 e 4 rossi.',
  'GIG-C7': `${copies('beige')
    .map(({ card, count }) => `${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'GIG-C8': `Il primo numero sono le caselle della locomotiva nera. ${copies('red')
    .map(({ card, count }) => `${number(card.black)}: ${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'GIG-C9': 'Colori dei giocatori: rosso, grigio, blu e verde.',
}
