/** Le regole di Black Gold in italiano, per numero. */
import { BUILDING_COST, FEE, OIL_AT_END, OVERFLOW_PRICE, PRICE_STEP, START_SPACE } from '@wildcat/oil-rush'
import { DEEP_DRILLING_COST, derrickBonus, GUSHER_COST, START_MONEY } from '../../components.ts'
import type { BlackGoldRule } from '../../rules.ts'
import { components } from './components.ts'
import { money, price } from './phrases.ts'

export const rules: Readonly<Record<BlackGoldRule, string>> = {
  'BG-1.1': `Da due a cinque giocatori. Ognuno ha un camion, un treno, cinque torri di perforazione e ${money(START_MONEY)}. Un treno nero, quello del Barone del petrolio, non è di nessuno.`,
  'BG-1.2':
    'La mappa è fatta di tessere quadrate a due facce, su tre file: A, da cui entrano i camion, poi B, poi C. Il numero dei giocatori dice quali facce possono stare dove. Una tessera può essere ruotata di 0, 90, 180 o 270 gradi in senso orario, mai specchiata. Facce e rotazioni si sorteggiano, oppure le sceglie chi apre il tavolo: da A a C, in ogni fila da sinistra.',
  'BG-1.3':
    '50 segnalini nascondono un numero di barili (nel regolamento stampato: pennacchi): 15 per i pozzi singoli (cinque ciascuno da 2, 3 e 4), 20 per i pozzi doppi (dieci da 5 e dieci da 2, che mostrano anche un 3) e 15 per i pozzi tripli (cinque ciascuno da 4, 5 e 6). I segnalini di ogni tipo si mescolano, e se ne posa uno coperto su ogni pozzo di quel tipo. Gli altri escono dal gioco senza essere visti.',
  'BG-1.4': `All’inizio ogni compagnia paga ${price(START_SPACE)} al barile. Ci sono 36 carte azione standard, 12 speciali e 104 licenze, metà da 1 punto e metà da 2: tre mazzi coperti e mescolati.`,
  'BG-1.5':
    'In due o in tre la US Standard è chiusa: lì non si deposita petrolio, il suo prezzo non si tira e non c’è asta. La Hudson e la Jet sono sempre aperte.',
  'BG-1.6': 'I treni dei giocatori partono dalla riga 6 del binario, il Barone del petrolio dalla riga 1.',
  'BG-1.7': 'Il primo giocatore si sorteggia, e tiene il dado.',
  'BG-1.8': 'Il petrolio non manca mai.',
  'BG-1.9':
    'Visibili a tutti: denaro, petrolio, torri, camion, treni, prezzi, carte azione prese e scartate, grandezza dei mazzi, offerte, licenze pagate o perse, chi ha guardato quale segnalino, quante licenze ha il Barone presso ogni compagnia e quelle scoperte; con la distribuzione equa anche quali segnalini sono stati presi. Segreti: che cosa nasconde un segnalino, salvo per chi l’ha guardato, finché qualcuno non costruisce lì; le licenze in mano; l’ordine dei mazzi. Alla fine le mani si mostrano.',
  'BG-2.1': `Un round ha otto fasi, sempre nello stesso ordine; questa è la prima. Si tira il dado per ogni compagnia aperta, la Hudson, poi la Jet, poi la US Standard, e il suo prezzo si sposta di tanti scatti da ${money(PRICE_STEP)} quanti ne mostra il dado. Nella sezione blu ogni numero abbassa il prezzo, nella sezione rossa ogni numero lo alza; nella sezione bianca un numero blu lo alza e uno rosso lo abbassa. Conta la sezione prima dello spostamento. Un prezzo non esce mai dalla scala dei prezzi: all’estremo si ferma.`,
  'BG-3.1':
    'Si scopre una carta speciale, e il Barone del petrolio avanza subito di tante righe quante ne indica la carta, chiunque poi la prenda. Se raggiunge l’ultima riga del binario, la partita finisce in quel momento.',
  'BG-3.2':
    'Accanto alla carta speciale si scoprono tante carte standard quanti sono i giocatori. In ordine di turno ognuno prende una delle carte scoperte. Quella che resta va negli scarti del suo mazzo. Quando il mazzo standard si esaurisce, i suoi scarti si mescolano in un mazzo nuovo.',
  'BG-4.1':
    'Ognuno riceve tante licenze quante ne indica la sua carta, e le tiene segrete; può guardare le proprie quando vuole. Se il mazzo è vuoto, si rifà con gli scarti. Chi tiene il conto sa quante licenze ha ogni giocatore; il tavolo può scegliere di mostrarlo.',
  'BG-4.2':
    'Le licenze si distribuiscono in ordine di turno; in due, dopo i giocatori tocca al Barone. Se sono finiti sia il mazzo sia gli scarti, le licenze mancanti non si distribuiscono.',
  'BG-5.1':
    'In ordine di turno ognuno completa il suo turno prima che tocchi al successivo. La prima volta si comincia mettendo il camion su una casella a scelta della riga 1. È obbligatorio e non costa nulla, qualunque sia il terreno; solo una casella con una torre non è ammessa.',
  'BG-5.2':
    'I punti movimento della carta si dividono come si vuole tra camion e treno. In qualsiasi ordine, e quante volte i punti lo permettono, si muove il camion, si guardano pozzi e si muove il treno; una volta si può costruire una torre. Dopo aver costruito, per questo turno il camion non si muove più, ma il treno sì, e si può ancora guardare. Non è obbligatorio usare i punti; quelli che avanzano vanno persi.',
  'BG-5.3':
    'Un camion si sposta di casella in casella, su, giù, a sinistra o a destra, dentro la mappa. Entrare in pianura costa 1 punto, su terreno accidentato 2, in collina 3. Un pozzo vale come pianura; un camion può attraversarlo ma non può fermarsi lì. In una casella con una torre non si entra.',
  'BG-5.4': 'I camion non si ostacolano: una casella può ospitarne quanti si vuole.',
  'BG-5.5':
    'In qualsiasi momento del proprio turno un giocatore può guardare in segreto, senza spesa, i segnalini dei pozzi singoli e tripli accanto al suo camion. I pozzi doppi non si guardano mai.',
  'BG-5.6': `Chi ha il camion accanto a un pozzo con il suo segnalino può costruire lì, una volta per round: ${money(BUILDING_COST[1])} su un pozzo singolo, ${money(BUILDING_COST[2])} su uno doppio, ${money(BUILDING_COST[3])} su uno triplo. Servono una torre nella riserva e il denaro; nessuno può fare debiti. Non costa punti movimento. Prima si paga; poi il segnalino si mostra a tutti ed esce dal gioco, e sul pozzo si mettono tanti barili quanti ne indica, con la torre sopra.`,
  'BG-5.7':
    'Un treno sale lungo il binario, riga per riga, al costo di ogni riga in cui entra: 1 punto fino al segnale 2, poi 2 fino al segnale 3, poi 3; la riga stessa del segnale ha ancora il costo più basso. Il Barone del petrolio non paga. Oltre l’ultima riga un treno non va.',
  'BG-5.8':
    'L’azione speciale della carta viene per ultima e chiude il turno: dopo non si può fare altro. È facoltativa. Nessuna carta ne ha più di una.',
  'BG-5.9':
    'Uno zampillo non può chiudere il camion di un avversario: a ognuno deve restare una via, su caselle senza torri e a qualsiasi costo, verso un’altra casella dove può fermarsi. Non contano i camion non ancora sulla mappa o già chiusi. Il proprio camion si può chiudere, e una torre costruita nel modo normale può chiudere chiunque.',
  'BG-5.10':
    'Un camion può salire su un pozzo solo se restano abbastanza punti per uscirne verso una casella dove può fermarsi. Finché non ne è uscito, i punti non possono andare al treno, non si può costruire, il turno non può finire e non si può usare un’azione speciale.',
  'BG-5.11':
    'Prezzo: il prezzo di una compagnia aperta sale o scende di tanti scatti quanti ne indica la carta. All’estremo della scala dei prezzi si ferma; non si può scegliere una direzione in cui non può muoversi affatto.',
  'BG-5.12':
    'Petrolio extra: tanti barili quanti ne indica la carta vanno subito nei tuoi depositi presso compagnie aperte, divisi come vuoi. Si prendono tutti o nessuno.',
  'BG-5.13': `Zampillo: solo in un turno in cui hai costruito una torre. Indica una casella di pianura accanto al tuo camion, paga ${money(GUSHER_COST)} e tira il dado: lì sorge un’altra tua torre, con tanti barili quanti ne mostra il dado, di qualunque colore. Ti serve un’altra torre nella riserva. Sulla casella non devono esserci segnalini pozzo, torri o camion; dove una torre si è esaurita, la casella vale come pianura. Lo zampillo non conta come la torre del round.`,
  'BG-5.14': `Perforazione profonda: scegli quante vuoi delle tue torri sulla mappa, anche una costruita in questo turno, e paga alla banca ${money(DEEP_DRILLING_COST)} per ciascuna; su ognuna si mette un barile extra. Una torre può tenerne quanti si vuole.`,
  'BG-5.15':
    'Indietro: i treni di tutti gli altri giocatori arretrano di tante righe quante ne indica la carta, qualunque sia il costo delle righe, ma non oltre la riga 1. Tutti o nessuno; il Barone del petrolio mai.',
  'BG-5.16': 'Tutti vedono chi ha guardato quale pozzo, ma non che cosa c’era. Quello che hai visto ti resta sempre visibile.',
  'BG-6.1':
    'Le carte azione prese vanno ognuna negli scarti del suo mazzo. In ordine di turno ognuno toglie un barile da ogni sua torre, anche da quella costruita in questo round. Una torre a cui si toglie l’ultimo barile torna nella riserva del proprietario, e da allora la sua casella è pianura.',
  'BG-6.2': 'Se il tuo treno è sulla riga della torre o più avanti, il barile viaggia gratis. In quel caso si porta sempre.',
  'BG-6.3': `Se il tuo treno non è arrivato alla riga della torre, per ogni barile puoi pagare ${money(FEE)} per il treno più avanti di tutti, compreso quello del Barone, se ci è arrivato. La somma va al proprietario, che non può rifiutare; per il Barone va alla banca. I treni in testa a pari merito si dividono la somma in parti uguali, e la parte del Barone va alla banca. Oppure rinunci al barile. Se non puoi pagare l’intera somma, perdi il barile.`,
  'BG-6.4':
    'Per ogni barile portato scegli in quale dei tuoi depositi presso compagnie aperte finisce. Resta lì finché non viene venduto. Ognuno estrae, decide, paga e deposita prima che cominci il successivo, sapendo che cosa hanno fatto gli altri. Le tariffe si incassano subito.',
  'BG-7.1':
    'Il diritto di vendere va all’asta una compagnia aperta alla volta, nell’ordine. Ogni asta si chiude, con la sua vendita, prima che cominci la successiva. Partecipa solo chi ha petrolio presso quella compagnia e almeno una licenza.',
  'BG-7.2':
    'Apre il primo dei partecipanti in ordine di turno; si prosegue verso sinistra. Un’offerta è un numero intero di punti in licenze, più alto del precedente, da 1 fino a 156, i punti dell’intero mazzo. Si può offrire più di quanto si ha. Chi passa è fuori da quest’asta. L’asta finisce quando tutti tranne uno hanno passato. Anche chi non ha avversari, o resta in gara quando nessuno ha ancora offerto, deve offrire almeno 1 e pagarlo, oppure passare.',
  'BG-7.3':
    'Chi vince paga con licenze che valgano almeno la sua offerta. Non c’è resto. Sceglie le carte e le mostra, senza aggiungere carte superflue. Gli altri non pagano nulla.',
  'BG-7.4':
    'Chi vince e non può pagare perde metà delle sue carte licenza (arrotondando per eccesso), estratte a caso, e l’asta si ripete. Apre il primo dei partecipanti in ordine di turno, e può offrire chiunque abbia diritto a partecipare, anche chi ha bluffato e chi aveva passato. Le altre carte di chi ha bluffato restano coperte.',
  'BG-7.5':
    'Chi vince l’asta vende a quella compagnia, al suo prezzo, quanti vuole dei barili che ha lì. Paga le licenze anche se non ne vende nessuno. Se nessuno offre, in questo round nessuno vende a quella compagnia.',
  'BG-7.6':
    'In due: quando i giocatori hanno ricevuto le loro licenze, il Barone del petrolio ne riceve presso la Hudson e poi presso la Jet, coperte e senza che nessuno le veda. Presso ognuna ne riceve tante quante ne indica la carta azione che nessuno ha preso, speciale o standard che sia.',
  'BG-7.7':
    'In cinque: dopo le tre aste c’è un’asta di liquidazione. Partecipa chi ha petrolio da qualche parte e almeno una licenza; apre il primo dei partecipanti in ordine di turno. Chi vince paga, e per i bluff vale la regola solita. Sceglie una compagnia dove ha petrolio, tira il dado solo per quella e può vendere lì quanto vuole del suo petrolio al nuovo prezzo. Se nessuno offre, non si tira nulla.',
  'BG-7.8':
    'In due: si offre come al solito, e quando un giocatore ha passato l’altro può alzare una volta la propria offerta, oppure lasciarla com’è. Chi non ha ancora offerto, o non ha avversari, fa un’unica offerta di almeno 1 o passa.',
  'BG-7.9':
    'In due: chiuse le offerte, si scoprono le licenze del Barone presso quella compagnia. Se i punti sono pari o superiori all’offerta, vince il Barone: nessuno vende e chi ha offerto non paga nulla (non importa se avrebbe potuto pagare). Se sono di meno, chi ha offerto vince, paga e vende. In ogni caso le carte del Barone lì si scartano.',
  'BG-7.10':
    'In due: se nessuno offre, o nessuno può partecipare, le carte del Barone presso quella compagnia si scoprono e si scartano lo stesso. Se chi vince non può pagare, perde come sempre metà delle sue carte, e l’asta si ripete contro le stesse carte del Barone, ormai scoperte.',
  'BG-8.1': `Un deposito tiene due barili. Dopo le aste, i barili oltre il secondo presso una compagnia si vendono a ${money(OVERFLOW_PRICE)} l’uno. È obbligatorio, e nient’altro si può vendere così.`,
  'BG-9.1': 'Il dado passa a sinistra: nel round successivo comincia quel giocatore.',
  'BG-10.1':
    'La partita finisce nel momento in cui il Barone del petrolio raggiunge l’ultima riga del binario, anche se la carta lo porterebbe oltre. Di quel round non si gioca altro.',
  'BG-10.2': `Ogni tuo barile sulle torri e nei depositi vale ${money(OIL_AT_END)}. Ogni tua torre sulla mappa vale ${money(derrickBonus(1))} se il tuo treno è il più avanti, ${money(derrickBonus(2))} se è secondo, ${money(derrickBonus(3))} altrimenti. Il Barone non conta.`,
  'BG-10.3':
    'Tra treni sulla stessa riga è davanti quello di chi ha in mano più punti in licenze; poi quello di chi viene prima nell’ordine di turno di questo round.',
  'BG-10.4': 'Vince chi ha più denaro. A parità la vittoria è condivisa.',
  'BG-11.1': 'Partita più breve: finisce quando il Barone del petrolio supera il segnale 3, cioè alla riga 17 o oltre.',
  'BG-11.2':
    'Partita più lunga: il Barone si ferma sull’ultima riga, aspetta lì e continua a trasportare petrolio. La partita finisce nella seconda fase del tredicesimo round, quando si dovrebbe scoprire una carta speciale e non ce n’è più. I prezzi di quel round sono stati tirati senza effetto, e tra treni a pari merito decide il suo ordine di turno. Una partita non può essere insieme più breve e più lunga.',
  'BG-11.3': 'Pozzi doppi più profondi: i segnalini da 2 sui pozzi doppi valgono 3.',
  'BG-11.4':
    'Barone aggressivo, per due giocatori, al posto dell’ultima offerta e di quel che segue: il Barone tiene le sue licenze finché non vince. Quando un giocatore passa, si scoprono le carte coperte del Barone presso quella compagnia, che si aggiungono a quelle già scoperte lì. Se passa anche l’altro giocatore, il Barone vince e scarta le sue carte; se invece offre più dei punti del Barone, vince e paga, e le carte del Barone restano dove sono, scoperte. Quelle nuove arrivano coperte a ogni round.',
  'BG-11.5':
    'Distribuzione equa: di ogni valore si usa solo un certo numero di segnalini, mescolati per tipo. In due, tre, quattro e cinque: di ogni valore dei pozzi singoli 2, 4, 4 e 5; dei doppi 4, 5, 7 e 7; dei tripli 3, 4, 5 e 5. Se la mappa ha più pozzi di un tipo, si prendono quanti segnalini bastano, lo stesso numero per ogni valore. Conta il numero dei giocatori, anche dove la mappa è quella di un altro numero. I segnalini che avanzano escono dal gioco senza essere visti.',
  'BG-11.6':
    'Meno pozzi: in due e in quattro B1/B2 stanno al posto di B3/B4; in tre si usa la mappa per due con A3/A4 al posto di A1/A2; in cinque la mappa per quattro. Si scambia ogni tessera della coppia. Una mappa non può avere insieme meno pozzi e più pozzi.',
  'BG-11.7':
    'Più pozzi: in due e in quattro A3/A4 stanno al posto di A1/A2, in tre C3/C4 al posto di C1/C2. Si scambia ogni tessera della coppia. In cinque c’è un altro pozzo doppio su ogni tessera delle file B e C, su pianura e senza pozzi nelle otto caselle intorno. La casella si sorteggia, B prima di C e da sinistra; contano anche i pozzi delle altre tessere e quelli già aggiunti.',
  'BG-11.8':
    'Barone aggressivo: un’offerta contro il Barone non può essere più bassa della propria ultima offerta; si può passare anche se si è in testa. Se partecipa un giocatore solo, le carte del Barone si scoprono subito, poi quel giocatore offre o passa. Se passano entrambi, vince il Barone. Se nessuno partecipa, non c’è asta e le carte restano come sono. Se chi vince non può pagare, perde metà delle sue carte, e l’asta si ripete contro le stesse carte scoperte. Questa opzione è solo per due giocatori.',
  ...components,
}

export const chapters = {
  'BG-1': 'Il tavolo',
  'BG-2': 'Prima fase: i prezzi',
  'BG-3': 'Seconda fase: le carte azione',
  'BG-4': 'Terza fase: le licenze',
  'BG-5': 'Quarta fase: ricerca e trivellazione',
  'BG-6': 'Quinta fase: produzione e trasporto',
  'BG-7': 'Sesta fase: la vendita',
  'BG-8': 'Settima fase: la sovrapproduzione',
  'BG-9': 'Ottava fase: il dado passa di mano',
  'BG-10': 'Fine e conteggio',
  'BG-11': 'Opzioni',
  'BG-C': 'I componenti',
}
