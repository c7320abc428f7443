/** La partita guidata di Giganten, in italiano. */
import { dollars as money } from '@wildcat/kernel/words/it/phrases.ts'
import type { TextsLike } from '../../lesson.ts'
import type { texts as en } from './en.ts'

const PENNY = 1
const PETER = 2

export const texts: TextsLike<typeof en> = {
  welcome: () =>
    'La corsa al petrolio in Texas. Cerchi il petrolio, lo porti su binario a tre compagnie e lo vendi. Quando la locomotiva nera arriva alla stella, in fondo al binario, vince chi ha più denaro.',
  prices: () =>
    `Ogni round comincia con un tiro di dado per ogni compagnia: la US Standard è salita a ${money(6500)}, la Hudson e la Jet sono scese a ${money(3000)}. I prezzi molto bassi possono solo salire, quelli molto alti solo scendere.`,
  card: () =>
    'Ora ognuno prende una carta, in ordine di turno, e tu cominci. Dà licenze, con cui fai offerte alle aste, e punti movimento per camion e locomotiva. Per cominciare prendi 4 licenze e 10 punti movimento.',
  redCard: who =>
    `${who(PETER)} prende la carta rossa: poco movimento, ma un’azione speciale, un barile gratis. Appena scoperta ha mosso la locomotiva nera di 3. È l’orologio della partita, e nessuno può fermarlo.`,
  licences: () =>
    'Queste sono le tue licenze: valgono 1 o 2 punti ciascuna, 6 punti in tutto. Nessun altro ne vede il valore. Quelle che non spendi restano per i round successivi.',
  start: () =>
    'Il camion cerca il petrolio. Parte da una casella qualsiasi della prima colonna: scegli la riga B, sulla strada per il sito A4.',
  drive: () =>
    'La pianura costa 1 punto, le colline 2, le montagne 3. Vai in B4, accanto al sito A4, dove poi puoi costruire. Sotto le tessere nere, quelle da una o da tre torri, puoi guardare da lì accanto: solo tu vedi che cosa c’è.',
  ride: () =>
    `4 barili: ottimo! Ma il petrolio deve viaggiare: è gratis se la tua locomotiva è nella colonna del sito o più avanti. Usa tutti i 7 punti: chi resta indietro può usare la locomotiva in testa, a ${money(3000)} al barile per chi la possiede.`,
  endTurn: () => 'Hai usato tutti i 10 punti. Termina il turno.',
  othersDrive: who =>
    `${who(PENNY)} ha guardato sotto D3 e ha portato la locomotiva alla colonna 7, subito dietro la tua. Che cosa c’è sotto D3 lo scopri solo se qualcuno ci costruisce.`,
  special: who =>
    `${who(PETER)} aveva solo 4 punti, ma con la carta porta un barile gratis alla Jet. Altre carte cambiano un prezzo o fanno arretrare le locomotive degli avversari; queste azioni vengono sempre per ultime nel turno.`,
  build: () =>
    `Ora le torri: costruiscine una su A4, per ${money(4000)}. I siti più grandi costano ${money(6000)} e ${money(8000)}, sono più lontani e promettono di più.`,
  carry: () =>
    'Ogni torre dà un barile per round, finché il sito non è vuoto. Il tuo viaggia gratis. Portalo alla US Standard, che ora paga di più; potresti anche tenerlo altrove per giorni migliori.',
  auctions: who =>
    `${who(PENNY)} e ${who(PETER)} hanno avuto la stessa idea. In un round ogni compagnia compra da un solo giocatore: chi vince l’asta. Alla Jet solo ${who(PETER)} ha petrolio e potrebbe vendere per un punto; ma il prezzo è basso.`,
  bid: () => 'Ora la US Standard. Si offrono punti delle proprie licenze: chi vince li paga, gli altri non pagano nulla. Comincia con 2.',
  raise: who =>
    `${who(PENNY)} offre 3, ${who(PETER)} passa. Offri 4: per ${money(6500)} ne vale la pena. Si può offrire anche più di quanto si ha, ma chi vince e non può pagare perde metà delle licenze.`,
  pay: who => `${who(PENNY)} passa: l’asta è tua. Paga 4 punti con le tue due licenze da 2; nessuno dà il resto.`,
  sell: () => `Vendi il barile per ${money(6500)}. Puoi vendere quanti barili hai qui, o anche nessuno.`,
  depots: who =>
    `I barili di ${who(PENNY)} e ${who(PETER)} aspettano nei depositi. Un deposito ne tiene due; quelli in più si vendono a fine round a ${money(1000)} l’uno.`,
  nextRound: who =>
    `Un nuovo round: ora comincia ${who(PENNY)}, i prezzi sono cambiati e la locomotiva nera è avanzata. La US Standard è nella sezione blu: può solo scendere, quindi conviene affrettarsi.`,
  end: () =>
    `Alla fine ogni barile rimasto vale ${money(1000)}, e ogni torre ${money(5000)}, ${money(4000)} o ${money(3000)}, secondo il posto della tua locomotiva tra quelle dei giocatori. Stare davanti rende due volte.`,
  yours: () =>
    'Per te restano due carte. Hai licenze per soli 2 punti: 5 nuove fanno gola, e con quella carta puoi anche cambiare un prezzo. Da qui in poi decidi tu; quando arriva qualcosa di nuovo trovi un consiglio.',
}
