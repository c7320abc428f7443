/** Che cosa è stampato sui componenti, in italiano. */
import { priceScale } from '@wildcat/oil-rush/words/it/prices.ts'
import type { BlackGoldRule } from '../../rules.ts'
import { copies, faces, pairs } from '../printed.ts'
import { number, printed } from './phrases.ts'

const times = (count: number) => (count === 1 ? '' : ` (ce ne sono ${number(count)})`)

export const components: Readonly<Record<Extract<BlackGoldRule, `BG-C${string}`>, string>> = {
  'BG-C1': `In due: una tessera per fila, da ${pairs(2)}. In tre, quattro o cinque si affiancano due tessere per fila. In tre: ${pairs(3)}. In quattro: ${pairs(4)}. In cinque: ${pairs(5)}. Dove due tessere sono affiancate si usano entrambe quelle della coppia, in un ordine qualsiasi; dove ce n’è una, l’una o l’altra. Una tessera ha 7 caselle per 7: la mappa ha quindi 21 righe, numerate dall’ingresso, e 7 o 14 colonne, con lettere da sinistra. Una casella prende il nome da entrambe: 2E sta nella riga 2 e nella colonna E.`,
  'BG-C2': `Le facce, senza rotazioni, riga per riga dall’alto: un punto è pianura, r terreno accidentato, H colline, e 1, 2 o 3 un pozzo singolo, doppio o triplo. ${faces().join('; ')}. Nessun pozzo sta sul bordo di una tessera, e due pozzi non si toccano mai, nemmeno in diagonale, comunque siano messe le tessere. Pozzi singoli, doppi e tripli: in due 5, 7 e 6 o 7; in tre 10, 10 e 10; in quattro 10, 14 e 13; in cinque 14, 14 e 13.`,
  'BG-C3':
    'Il binario ha 21 righe, ognuna accanto alla riga della mappa con lo stesso numero. Il segnale 1 sta alla riga 1, il segnale 2 alla riga 9, il segnale 3 alla riga 16: entrare nelle righe fino alla 9 costa 1 punto ciascuna, dalla 10 alla 16 costa 2, dalla 17 alla 21 costa 3. Alla riga 21 il Barone del petrolio chiude la partita. Una partita dura da sette a nove round completi, quasi sempre otto o nove; una più breve da cinque a otto, di solito sei o sette; una più lunga sempre dodici.',
  'BG-C4': `${priceScale()} Il dado ha 2, 3 e 4 blu e 2, 3 e 4 rossi.`,
  'BG-C5': `Il primo numero sono le caselle del Barone. ${copies('special')
    .map(({ card, count }) => `${number(card.baron)}: ${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'BG-C6': `${copies('standard')
    .map(({ card, count }) => `${printed(card)}${times(count)}`)
    .join('; ')}.`,
  'BG-C7': 'Colori dei giocatori: rosso, blu, verde, viola e giallo.',
}
