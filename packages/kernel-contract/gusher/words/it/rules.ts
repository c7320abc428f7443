/** Le regole di Gusher in italiano, per numero. */
import type { GusherRule } from '../../rules.ts'

export const rules: Readonly<Record<GusherRule, string>> = {
  'GSH-1.1': 'Da due a cinque giocatori. Ognuno comincia con $10 e senza petrolio. La banca non si esaurisce mai.',
  'GSH-1.2':
    'Dodici pozzi stanno coperti: sei poco profondi da 2, 3 o 4 barili, due per valore, e sei profondi da 2 o 5 barili, tre per valore.',
  'GSH-1.3': 'Il mazzo ha 48 licenze, metà da 1 punto e metà da 2. Viene mescolato; nessuno ne conosce l’ordine.',
  'GSH-1.4': 'All’inizio un barile costa $4. Il prezzo non scende mai sotto $1 e non supera mai $9.',
  'GSH-1.5': 'Il primo giocatore è estratto a sorte.',
  'GSH-2.1':
    'Ogni turno di gioco comincia con il dado: 1, 2 o 3 in su oppure 1, 2 o 3 in giù. Il prezzo si sposta di tanto e si ferma agli estremi.',
  'GSH-3.1':
    'In ordine di turno ogni giocatore riceve tre licenze, che tiene segrete. Se il mazzo è vuoto lo si rifà con gli scarti; se mancano anche quelli, al resto si rinuncia.',
  'GSH-4.1': 'In ordine di turno ogni giocatore ha due azioni, sbirciare o trivellare, e può fermarsi prima.',
  'GSH-4.2':
    'Sbirciare: guardare in segreto un pozzo poco profondo non ancora trivellato. I pozzi profondi non si possono guardare. Tutti vedono chi ha guardato dove.',
  'GSH-4.3':
    'Trivellare: si pagano $2 alla banca e si scopre un pozzo. I suoi barili sono tuoi. Un pozzo si trivella una volta sola; nessuno può fare debiti.',
  'GSH-5.1': 'Poi tutti scelgono insieme e in segreto: ferrovia, oleodotto o riposo. Finché non hanno scelto tutti, si può cambiare idea.',
  'GSH-5.2':
    'Le scelte si scoprono insieme e si eseguono in ordine di turno. Ferrovia: $3 a chi è solo, altrimenti $1 a testa. Oleodotto: un tuo barile si vende a $2. Riposo: si pesca una licenza.',
  'GSH-6.1':
    'Si mette all’asta il diritto di vendere. Partecipa chi ha petrolio e almeno una licenza; apre il primo di loro in ordine di turno.',
  'GSH-6.2': 'Un’offerta è un numero di punti in licenze, più alto del precedente, fino ai 72 punti dell’intero mazzo. Chi passa è fuori.',
  'GSH-6.3': 'Chi vince paga con licenze che valgano almeno l’offerta, senza resto, ma nessuna di cui si potrebbe fare a meno.',
  'GSH-6.4':
    'Si può offrire più di quanto si ha. Chi vince e non può pagare perde metà delle sue licenze, arrotondata per eccesso e a caso, e l’asta si ripete.',
  'GSH-6.5': 'Chi vince vende quanti barili vuole al prezzo corrente, o nessuno.',
  'GSH-6.6': 'Se tutti passano, o nessuno partecipa, in questo turno di gioco nessuno vende.',
  'GSH-7.1':
    'Se il tavolo ammette gli scambi, un giocatore può in ogni momento proporre a un altro licenze della sua mano in cambio di denaro, di barili, di entrambi o in regalo. Non può chiedere più di quanto l’altro ha.',
  'GSH-7.2': 'Mentre si paga un’offerta d’asta non si fanno scambi.',
  'GSH-7.3':
    'Ciò che si propone viene messo da parte. Ognuno ha una sola proposta aperta; chi la riceve può accettarla o rifiutarla, chi l’ha fatta può ritirarla, e decade quando costui prende un’altra decisione.',
  'GSH-8.1': 'La partita finisce dopo il numero di turni di gioco stabilito, o con quello in cui è stato trivellato l’ultimo pozzo.',
  'GSH-8.2': 'Alla fine ogni barile vale $1.',
  'GSH-8.3': 'Vince chi ha più denaro. A parità la vittoria è condivisa.',
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
