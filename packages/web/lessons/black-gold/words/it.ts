/** La partita guidata di Black Gold, in italiano. */
import { dollars as money } from '@wildcat/kernel/words/it/phrases.ts'
import type { TextsLike } from '../../lesson.ts'
import type { texts as en } from './en.ts'

const PENNY = 1
const PETER = 2

export const texts: TextsLike<typeof en> = {
  welcome: () =>
    'Texas occidentale, 1922. Cerchi il petrolio con il camion, lo porti in treno alle compagnie e lo vendi alle aste. Quando il treno nero del Barone del petrolio arriva in fondo al binario, vince chi ha più denaro.',
  prices: () =>
    `Ogni round comincia con un tiro di dado per ogni compagnia: la Hudson è salita a ${money(7000)}, la Jet a ${money(6000)}. Nella sezione blu un prezzo può solo scendere, nella rossa solo salire. In tre la US Standard è chiusa.`,
  card: () =>
    'Ognuno prende una carta, e tu cominci. Le licenze servono per le offerte alle aste, i punti movimento per camion e treno. 6 e 6 è un buon equilibrio: prendi quella.',
  others: who =>
    `${who(PENNY)} prende molte licenze, ${who(PETER)} una carta che può cambiare un prezzo. È stata scoperta anche una carta speciale, che ha mosso il Barone di 3: è l’orologio della partita, chiunque prenda la carta.`,
  licences: () =>
    'Le tue licenze: sei da 2 punti, 12 punti in tutto, e le vedi solo tu. Quelle che non spendi ti restano in mano per i round successivi.',
  start: () =>
    'Il camion parte da una casella qualsiasi della prima riga, gratis. Scegli la colonna E: vicino ci sono più pozzi, e nessuno sa ancora che cosa contengono.',
  firstWell: () =>
    'La pianura costa 1 punto, il terreno accidentato 2, le colline 3. Vai in 2E, accanto al pozzo 2F. I pozzi singoli e tripli si possono guardare da accanto, e vedi solo tu che cosa c’è; quelli doppi mai.',
  secondWell: () => 'Solo 2 barili, il minimo. Avanza di una casella, fino a 3E, e guarda il pozzo 4E.',
  build: () =>
    `3 barili: meglio. Costruisci subito una torre, per ${money(4000)}. I pozzi doppi costano ${money(6000)}, i tripli ${money(8000)}. Dopo aver costruito, il camion resta dov’è per il resto del turno.`,
  ride: () =>
    `Il petrolio viaggia in treno: gratis se il tuo ha raggiunto la riga della torre, altrimenti con ${money(3000)} a chi è più avanti. Il tuo è partito già dalla riga 6. Muovilo comunque di 3 righe: i pozzi lontani rendono di più.`,
  endTurn: () => 'La riga successiva del binario costerebbe 2 punti e te ne resta 1: va perso. Termina il turno.',
  safeWell: who =>
    `${who(PENNY)} aveva solo 3 punti: ha guardato il pozzo più vicino e ha costruito subito. Quando si costruisce, il segnalino si mostra a tutti: 2 barili.`,
  special: who =>
    `${who(PETER)} ha guardato 2F, ha lasciato stare e più in là ha trovato 4 barili. A fine turno viene l’azione speciale della carta: il prezzo della Hudson sale di ${money(2000)}, a ${money(9000)}.`,
  carry: () =>
    'Ogni torre dà un barile per round. Il tuo treno è già oltre, quindi il trasporto è gratis. Porta il barile alla Hudson: nessuno pagherà mai di più.',
  auctions: who =>
    `Anche ${who(PETER)} ha portato un barile alla Hudson. In un round ogni compagnia compra da un solo giocatore: chi vince l’asta. ${who(PENNY)} sceglie la Jet, per non avere concorrenti.`,
  bid: () => 'Offri punti delle tue licenze. Chi vince li paga, gli altri non pagano nulla. Comincia con 2.',
  raise: who =>
    `${who(PETER)} offre 3 e ha ricevuto 4 licenze, quindi al massimo 8 punti. Per ${money(9000)} puoi permetterti un salto: offri 6. Un’offerta può anche essere un bluff, ma chi vince e non può pagare perde metà delle licenze.`,
  pay: who => `${who(PETER)} passa. Paga 6 punti con tre licenze da 2; quando non tornano precise, nessuno dà il resto.`,
  sell: () =>
    `Vendi il barile per ${money(9000)}. I barili oltre il secondo in un deposito si vendono a fine round a ${money(1000)} l’uno.`,
  nextRound: who =>
    `${who(PENNY)} non aveva avversari alla Jet e ha venduto per un solo punto. Ora il primo giocatore è ${who(PENNY)}, e i dadi sono tratti: i due prezzi sono nella sezione blu e possono solo scendere.`,
  end: () =>
    `Alla fine ogni barile rimasto vale ${money(1000)}, e ogni torre ${money(5000)} per chi ha il treno in testa, ${money(3000)} per il secondo, ${money(1000)} per gli altri. Il Barone non conta.`,
  yours: () =>
    'Per te restano due carte: molte licenze, o poche con un barile extra. Le carte speciali possono anche approfondire i pozzi, trovare zampilli o far arretrare i treni. Da qui in poi decidi tu; quando arriva qualcosa di nuovo trovi un consiglio.',
}
