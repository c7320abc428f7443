/** Le regole di Gusher in italiano, per numero. */
import {
  BARREL_AT_END,
  DRILLING_COST,
  LEAST_PRICE,
  MOST_PRICE,
  PIPELINE_PAYS,
  RAIL_ALONE,
  RAIL_SHARED,
  START_MONEY,
  START_PRICE,
} from '../../components.ts'
import type { GusherRule } from '../../rules.ts'
import { money } from './phrases.ts'

export const rules: Readonly<Record<GusherRule, string>> = {
  'GSH-1.1': `Da due a cinque giocatori. Ognuno comincia con ${money(START_MONEY)} e senza petrolio. La banca non resta mai senza denaro.`,
  'GSH-1.2':
    'Sul tavolo ci sono dodici pozzi coperti: sei poco profondi da 2, 3 o 4 barili (due per valore) e sei profondi da 2 o 5 barili (tre per valore).',
  'GSH-1.3': 'Il mazzo è di 48 licenze, metà da 1 punto e metà da 2. Viene mescolato e nessuno ne conosce l’ordine.',
  'GSH-1.4': `Il prezzo di un barile parte da ${money(START_PRICE)}. Non scende mai sotto ${money(LEAST_PRICE)} e non sale mai oltre ${money(MOST_PRICE)}.`,
  'GSH-1.5':
    'Il primo giocatore si sorteggia. L’ordine di turno parte dal primo giocatore e prosegue in senso orario; a ogni nuovo round il primo è il giocatore successivo in senso orario.',
  'GSH-2.1': 'Ogni round comincia con il lancio del dado, che fa salire o scendere il prezzo di 1, 2 o 3, entro i limiti.',
  'GSH-3.1':
    'In ordine di turno ogni giocatore riceve tre licenze e le tiene segrete. Quando il mazzo è esaurito si mescolano gli scarti per formarne uno nuovo; se non ci sono nemmeno scarti, le licenze mancanti non si distribuiscono.',
  'GSH-4.1':
    'In ordine di turno ogni giocatore ha due azioni: con ciascuna può sbirciare o trivellare. Può anche concludere prima il turno.',
  'GSH-4.2':
    'Sbirciare: si guarda in segreto in un pozzo poco profondo, non trivellato e che non si è ancora visto. Nei pozzi profondi non si può guardare. Tutti vedono chi guarda e dove.',
  'GSH-4.3': `Trivellare: si pagano ${money(DRILLING_COST)} alla banca e si scopre un pozzo; i barili vanno a chi trivella. Un pozzo si trivella una volta sola. Non si possono fare debiti.`,
  'GSH-5.1':
    'Poi tutti scelgono in segreto, nello stesso momento: ferrovia, oleodotto o riposo. Finché non hanno scelto tutti, si può cambiare idea.',
  'GSH-5.2': `Le scelte si rivelano insieme e si eseguono in ordine di turno. Ferrovia: ${money(RAIL_ALONE)} a chi è l’unico ad averla scelta, altrimenti ${money(RAIL_SHARED)} a testa. Oleodotto: si vende un barile, se lo si ha, a ${money(PIPELINE_PAYS)}. Riposo: si pesca una licenza.`,
  'GSH-6.1':
    'Il diritto di vendere petrolio va all’asta. Partecipa chi ha petrolio e almeno una licenza; comincia il primo di loro in ordine di turno.',
  'GSH-6.2':
    'A turno si offre o si passa. Un’offerta è un numero di punti in licenze: almeno 1, più dell’offerta precedente e non più dei 72 punti dell’intero mazzo. Chi passa è fuori; quando tutti gli altri hanno passato, vince l’offerta più alta.',
  'GSH-6.3':
    'Chi vince paga con licenze che valgano almeno quanto l’offerta. Non c’è resto e nessuna licenza può essere di troppo: senza una qualsiasi di esse, le altre non devono bastare.',
  'GSH-6.4':
    'Si può offrire più di quanto si ha. Chi vince e non può pagare perde metà delle sue licenze, estratte a caso e arrotondando per eccesso, e l’asta si ripete.',
  'GSH-6.5': 'Chi vince vende al prezzo corrente quanti barili vuole, anche nessuno.',
  'GSH-6.6': 'Se tutti passano, o nessuno può partecipare, in questo round nessuno vende.',
  'GSH-7.1':
    'Se il tavolo ammette gli scambi, un giocatore può in ogni momento proporre a un altro licenze della propria mano in cambio di denaro, di barili o di entrambi, oppure in regalo. Non può chiedere più di quanto l’altro possiede.',
  'GSH-7.2': 'Mentre si paga un’offerta d’asta non si fanno scambi.',
  'GSH-7.3':
    'Le licenze proposte si mettono da parte. Ogni giocatore può avere una sola proposta aperta. Chi la riceve può accettarla, se possiede quanto richiesto, o rifiutarla; chi l’ha fatta può ritirarla. La proposta decade quando chi l’ha fatta prende la sua prossima decisione richiesta dal gioco; gli scambi non contano, e nemmeno cambiare una scelta segreta.',
  'GSH-8.1':
    'La partita finisce dopo il numero di round stabilito (1–20, di solito 4), oppure alla fine di quello in cui si trivella l’ultimo pozzo.',
  'GSH-8.2': `Alla fine ogni barile vale ${money(BARREL_AT_END)}.`,
  'GSH-8.3': 'Vince chi ha più denaro. In caso di parità la vittoria è condivisa.',
}

export const chapters = {
  'GSH-1': 'Il tavolo',
  'GSH-2': 'Il prezzo',
  'GSH-3': 'Le licenze',
  'GSH-4': 'La ricerca',
  'GSH-5': 'Il mercato',
  'GSH-6': 'L’asta',
  'GSH-7': 'Gli scambi',
  'GSH-8': 'La fine',
}
