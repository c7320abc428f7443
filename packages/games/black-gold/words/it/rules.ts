/** Le regole di Black Gold in italiano, per numero. */
import type { BlackGoldRule } from '../../rules.ts'
import { components } from './components.ts'

export const rules: Readonly<Record<BlackGoldRule, string>> = {
  'BG-1.1':
    'Da due a cinque giocatori. Ognuno ha un camion, un treno, cinque torri e $ 15.000. Un treno nero, quello del Barone del petrolio, non è di nessuno.',
  'BG-1.2':
    'La mappa è fatta di tessere quadrate a due facce, su tre file: A, da cui entrano i camion, poi B, poi C. Il numero dei giocatori dice quali facce possono stare dove. Una tessera può essere girata in ogni direzione, di 0, 90, 180 o 270 gradi in senso orario, mai specchiata. Facce e giri si estraggono a sorte, oppure li sceglie chi apre il tavolo: da A a C, in ogni fila da sinistra.',
  'BG-1.3':
    '50 segnalini nascondono un numero di barili: 15 per i pozzi semplici (cinque ciascuno da 2, 3 e 4), 20 per i pozzi doppi (dieci da 5 e dieci da 2, che mostrano anche un 3) e 15 per i pozzi tripli (cinque ciascuno da 4, 5 e 6). I segnalini di ogni tipo si mescolano, e se ne posa uno coperto su ogni pozzo di quel tipo. Gli altri escono dal gioco senza essere visti.',
  'BG-1.4':
    'All’inizio ogni compagnia paga $ 5.000 al barile. Ci sono 36 carte azione normali, 12 speciali e 104 licenze, metà da 1 punto e metà da 2: tre mazzi coperti e mescolati.',
  'BG-1.5':
    'In due o in tre US Standard è chiusa: lì non si deposita petrolio, il suo prezzo non si tira e non c’è asta. Hudson e Jet sono sempre aperte.',
  'BG-1.6': 'I treni dei giocatori partono dalla riga 6 del binario, il Barone del petrolio dalla riga 1.',
  'BG-1.7': 'Chi comincia si estrae a sorte, e tiene il dado.',
  'BG-1.8': 'Il petrolio non manca mai.',
  'BG-1.9':
    'Visibili a tutti: denaro, petrolio, torri, camion, treni, prezzi, carte azione prese e scartate, grandezza dei mazzi, offerte, licenze pagate o perse, chi ha guardato quale segnalino, quante licenze ha il Barone presso ogni compagnia e quelle scoperte; con i pozzi equi anche quali segnalini sono stati presi. Segreti: che cosa nasconde un segnalino, salvo per chi l’ha guardato, finché qualcuno non ci costruisce; le licenze in mano; l’ordine dei mazzi. Alla fine le mani si mostrano.',
  'BG-2.1':
    'Un turno ha otto fasi, sempre nello stesso ordine; questa è la prima. Si tira il dado per ogni compagnia aperta, Hudson, poi Jet, poi US Standard, e quel prezzo si sposta di tanti passi da $ 500 quanti ne mostra il dado. Nel settore blu ogni numero lo abbassa, nel settore rosso ogni numero lo alza; nel settore bianco un numero blu lo alza e uno rosso lo abbassa. Conta il settore prima dello spostamento. Un prezzo non esce mai dalla riga: si ferma all’estremo.',
  'BG-3.1':
    'Si scopre una carta speciale, e il Barone del petrolio avanza subito del numero che vi è scritto, chiunque prenda la carta. Se raggiunge l’ultima riga del binario la partita finisce in quel momento.',
  'BG-3.2':
    'Accanto si scoprono tante carte normali quanti sono i giocatori. In ordine di turno ognuno prende una di tutte le carte scoperte. Quella che resta va nei suoi scarti. Quando il mazzo normale si esaurisce, i suoi scarti si mescolano in un mazzo nuovo.',
  'BG-4.1':
    'Ognuno riceve tante licenze quante ne indica la sua carta, e le tiene segrete; le proprie le può guardare quando vuole. Se il mazzo è vuoto lo si rifà con gli scarti. Quante licenze abbia un giocatore si può contare; il tavolo può scegliere di mostrarlo.',
  'BG-4.2':
    'Le licenze si danno in ordine di turno; in due, dopo i giocatori tocca al Barone. Se mancano sia il mazzo sia gli scarti, al resto si rinuncia.',
  'BG-5.1':
    'In ordine di turno ognuno completa la sua mossa prima del successivo. La prima volta comincia mettendo il camion su una casella a scelta della riga 1. È obbligatorio e non costa nulla, qualunque sia il terreno; solo una casella con una torre non è ammessa.',
  'BG-5.2':
    'I punti movimento della carta si dividono come si vuole tra camion e treno. In qualsiasi ordine, e quante volte i punti lo permettono, si muove il camion, si guardano pozzi e si muove il treno; una volta si può costruire una torre. Dopo aver costruito, in questa mossa il camion non si muove più, ma il treno sì, e si può ancora guardare. Non è obbligatorio usare i punti; quelli che avanzano vanno persi.',
  'BG-5.3':
    'Un camion si sposta di casella in casella, su, giù, a sinistra o a destra, dentro la mappa. Entrare in pianura costa 1 punto, su terreno accidentato 2, in collina 3. Un pozzo vale come pianura; un camion può attraversarlo ma non fermarcisi. In una casella con una torre non si entra.',
  'BG-5.4': 'I camion non si ostacolano: una casella può ospitarne quanti si vuole.',
  'BG-5.5':
    'In ogni momento della sua mossa un giocatore può guardare in segreto, senza spesa, i segnalini dei pozzi semplici e tripli a cui il suo camion sta accanto. I pozzi doppi non si guardano mai.',
  'BG-5.6':
    'Chi ha il camion accanto a un pozzo con il suo segnalino può costruirci, una volta per turno: $ 4.000 su un pozzo semplice, $ 6.000 su uno doppio, $ 8.000 su uno triplo. Servono una torre nella riserva e il denaro; nessuno può fare debiti. Non costa punti movimento. Prima paga; poi il segnalino si mostra a tutti ed esce dal gioco, e sul pozzo si mettono tanti barili quanti ne indica, con la torre sopra.',
  'BG-5.7':
    'Un treno sale lungo il binario, riga per riga, al costo di ogni riga in cui entra: 1 punto fino al segnale 2, poi 2 fino al segnale 3, poi 3; la riga stessa del segnale ha ancora il costo più basso. Il Barone del petrolio non paga. Oltre l’ultima riga un treno non va.',
  'BG-5.8':
    'L’azione speciale della carta viene per ultima: dopo non si può fare altro in questa mossa. Se ne può anche fare a meno. Nessuna carta ne ha più di una.',
  'BG-5.9':
    'Uno zampillo non può chiudere il camion di un avversario: a ognuno deve restare una via, su caselle senza torri e a qualsiasi costo, verso un’altra casella dove può stare. Non contano i camion non ancora sulla mappa o già chiusi. Il proprio camion si può chiudere, e una torre costruita nel modo normale può chiudere chiunque.',
  'BG-5.10':
    'Un camion può salire su un pozzo solo se restano abbastanza punti per uscirne verso una casella dove può stare. Finché non ne è uscito i punti non possono andare al treno, non si può costruire, la mossa non può finire e non si può usare un’azione speciale.',
  'BG-5.11':
    'Prezzo: il prezzo di una compagnia aperta sale o scende di tanti passi quanti ne indica la carta. All’estremo della riga si ferma; non si può scegliere una direzione in cui non può muoversi affatto.',
  'BG-5.12':
    'Petrolio in più: tanti barili quanti ne indica la carta vanno subito nei tuoi depositi presso compagnie aperte, divisi come vuoi. Tutti o nessuno.',
  'BG-5.13':
    'Zampillo: solo in una mossa in cui hai costruito una torre. Indica una casella di pianura accanto al tuo camion, paga $ 5.000 e tira il dado: lì sorge un’altra tua torre, con tanti barili quanti ne mostra il dado, di qualunque colore. Ti serve un’altra torre nella riserva. Sulla casella non devono esserci segnalini di pozzo, torri o camion; dove una torre si è esaurita la casella vale come pianura. Non conta come la torre del turno.',
  'BG-5.14':
    'Trivellazione profonda: scegli quante vuoi delle tue torri sulla mappa, anche una costruita in questa mossa, e paga alla banca $ 2.000 per ciascuna; su ognuna si mette un barile in più. Una torre può tenerne quanti si vuole.',
  'BG-5.15':
    'Indietro: i treni di tutti gli altri giocatori arretrano di tante righe quante ne indica la carta, qualunque sia il costo delle righe, ma non oltre la riga 1. Tutti o nessuno; il Barone del petrolio mai.',
  'BG-5.16': 'Tutti vedono chi ha guardato quale pozzo, ma non che cosa c’era. Quello che hai visto ti resta mostrato.',
  'BG-6.1':
    'Le carte prese si scartano, ognuna nei suoi scarti. In ordine di turno ognuno toglie un barile da ogni sua torre, anche da quella costruita in questo turno. Una torre a cui si toglie l’ultimo barile torna nella riserva del proprietario, e da allora la sua casella è pianura.',
  'BG-6.2': 'Se il tuo treno è sulla riga della torre o più avanti, il barile viaggia gratis. In quel caso si porta sempre.',
  'BG-6.3':
    'Altrimenti puoi, per ogni barile, pagare $ 3.000 per il treno più avanti di tutti, compreso quello del Barone, se è arrivato alla riga della torre. La somma va al proprietario, che non può rifiutare; per il Barone va alla banca. Treni in testa alla pari se la dividono in parti uguali, e la parte del Barone va alla banca. Oppure rinunci al barile. Chi non può pagare l’intera somma perde il barile.',
  'BG-6.4':
    'Per ogni barile portato scegli in quale dei tuoi depositi presso compagnie aperte finisce. Ci resta finché non si vende. Ognuno estrae, decide, paga e deposita prima che cominci il successivo, e vede che cosa hanno fatto gli altri prima di lui. Le somme si incassano subito.',
  'BG-7.1':
    'Il diritto di vendere va all’asta presso ogni compagnia aperta, nell’ordine. Ogni asta si chiude, con la sua vendita, prima che cominci la successiva. Partecipa solo chi ha petrolio presso quella compagnia e almeno una licenza.',
  'BG-7.2':
    'Apre il primo dei partecipanti in ordine di turno; si prosegue verso sinistra. Un’offerta è un numero intero di punti in licenze, più alto del precedente, da 1 fino a 156, i punti dell’intero mazzo. Si può offrire più di quanto si ha. Chi passa è fuori da quest’asta. Finisce quando tutti tranne uno sono passati. Chi partecipa da solo, o resta ultimo quando nessuno ha ancora offerto, deve comunque offrire almeno 1 e pagarlo, oppure passare.',
  'BG-7.3':
    'Chi vince paga con licenze che valgano almeno la sua offerta. Non c’è resto. Sceglie le carte e le mostra, e nessuna dev’essere di troppo: tolta una qualsiasi, le altre non devono bastare. Gli altri non pagano nulla.',
  'BG-7.4':
    'Chi vince e non può pagare perde metà delle sue licenze, contate a carte, arrotondata per eccesso ed estratta a caso, e l’asta si ripete. Apre il primo dei partecipanti in ordine di turno, e può offrire chiunque abbia diritto a partecipare, anche lui e chi era passato. Le sue altre carte restano coperte.',
  'BG-7.5':
    'Chi vince vende quanti dei suoi barili presso quella compagnia vuole, al suo prezzo. Le licenze le paga anche se non ne vende nessuno. Se nessuno offre, in questo turno lì nessuno vende.',
  'BG-7.6':
    'In due: quando i giocatori hanno avuto le loro licenze, il Barone del petrolio ne riceve presso Hudson e poi presso Jet, coperte e viste da nessuno. Presso ognuna ne riceve tante quante ne indica la carta azione che nessuno ha preso, speciale o normale che sia.',
  'BG-7.7':
    'In cinque: dopo le tre aste c’è un’asta di liquidazione. Partecipa chi ha petrolio da qualche parte e almeno una licenza; apre il primo di loro in ordine di turno. Chi vince paga, e per i bluff vale la regola solita. Indica una compagnia dove ha petrolio, tira il dado solo per quella e può vendere lì quanto vuole del suo petrolio al nuovo prezzo. Se nessuno offre non si tira nulla.',
  'BG-7.8':
    'In due: si offre come al solito, e quando uno è passato l’altro può alzare una volta la propria offerta, oppure lasciarla com’è. Se non ha ancora offerto, o è da solo, fa un’unica offerta di almeno 1 o passa.',
  'BG-7.9':
    'In due: poi si scoprono le licenze del Barone presso quella compagnia. Se i loro punti sono pari all’offerta o di più, vince lui: nessuno vende, chi ha offerto non paga nulla, e nessuno chiede se avrebbe potuto. Se sono di meno vince chi ha offerto, paga e vende. In ogni caso le carte del Barone lì si scartano.',
  'BG-7.10':
    'In due: se nessuno offre, o nessuno può partecipare, le carte del Barone lì si scoprono e si scartano lo stesso. Se chi vince non può pagare, perde come sempre metà delle sue carte, e la nuova asta si tiene contro le stesse carte, ormai scoperte.',
  'BG-8.1':
    'Un deposito tiene due barili. Dopo le aste, quello che hai oltre due presso una compagnia si vende a $ 1.000 al barile. È obbligatorio, e nient’altro si può vendere così.',
  'BG-9.1': 'Il dado passa a sinistra: nel turno successivo comincia quel giocatore.',
  'BG-10.1':
    'La partita finisce nel momento in cui il Barone del petrolio raggiunge l’ultima riga del binario, anche se la sua carta lo porterebbe oltre. Di quel turno non si gioca altro.',
  'BG-10.2':
    'Ogni tuo barile sulle torri e nei depositi vale $ 1.000. Ogni tua torre sulla mappa vale $ 5.000 se il tuo treno è il più avanti, $ 3.000 se è secondo, $ 1.000 altrimenti. Il Barone non conta.',
  'BG-10.3':
    'Tra treni sulla stessa riga è davanti quello di chi ha in mano più punti in licenze; poi quello di chi viene prima nell’ordine di questo turno.',
  'BG-10.4': 'Vince chi ha più denaro. A parità la vittoria è condivisa.',
  'BG-11.1': 'Partita più breve: finisce quando il Barone del petrolio supera il segnale 3, cioè alla riga 17 o oltre.',
  'BG-11.2':
    'Partita più lunga: il Barone si ferma sull’ultima riga, aspetta lì e continua a trasportare petrolio. La partita finisce nella seconda fase del tredicesimo turno, quando si dovrebbe scoprire una carta speciale e non ce n’è più. I prezzi di quel turno sono stati tirati senza effetto, e tra treni alla pari decide il suo ordine di turno. Una partita non può essere insieme più breve e più lunga.',
  'BG-11.3': 'Doppi più profondi: i segnalini da 2 sui pozzi doppi valgono 3.',
  'BG-11.4':
    'Barone aggressivo, per due giocatori, al posto dell’ultima offerta e di quel che segue: il Barone tiene le sue licenze finché non vince. Quando un giocatore passa, le sue carte coperte presso quella compagnia si scoprono e si aggiungono a quelle già scoperte lì. L’altro giocatore allora passa, e il Barone vince e scarta le sue carte; oppure offre più dei loro punti, vince e paga, e le carte del Barone restano dove sono, scoperte. Quelle nuove arrivano coperte a ogni turno.',
  'BG-11.5':
    'Pozzi equi: di ogni valore si usa solo un certo numero di segnalini, mescolati per tipo. In due, tre, quattro e cinque: di ogni valore dei pozzi semplici 2, 4, 4 e 5; dei doppi 4, 5, 7 e 7; dei tripli 3, 4, 5 e 5. Se la mappa ha più pozzi di un tipo, se ne prende quanto basta, lo stesso numero per ogni valore. Conta il numero dei giocatori, anche dove la mappa è quella di un altro numero. Quelli che avanzano escono dal gioco senza essere visti.',
  'BG-11.6':
    'Meno pozzi: in due e in quattro B1/B2 stanno al posto di B3/B4; in tre si usa la mappa per due con A3/A4 al posto di A1/A2; in cinque la mappa per quattro. Si scambia ogni tessera della coppia. Una mappa non può avere insieme meno pozzi e più pozzi.',
  'BG-11.7':
    'Più pozzi: in due e in quattro A3/A4 stanno al posto di A1/A2, in tre C3/C4 al posto di C1/C2. Si scambia ogni tessera della coppia. In cinque c’è un pozzo doppio in più su ogni tessera delle file B e C, su pianura e senza pozzi nelle otto caselle intorno. La casella si estrae a sorte, B prima di C e da sinistra; contano anche i pozzi delle altre tessere e quelli già aggiunti.',
  'BG-11.8':
    'Barone aggressivo: un’offerta contro di lui non può nemmeno essere più bassa dell’ultima di chi offre, e questi può passare anche se è in testa. Chi partecipa da solo vede subito scoprire le carte, poi offre o passa. Se passano entrambi, vince il Barone. Se nessuno partecipa non c’è asta e le carte restano come sono. Se chi vince non può pagare, perde metà delle sue carte, e la nuova asta si tiene contro le stesse carte scoperte. Questa opzione è solo per due giocatori.',
  ...components,
}

export const chapters = {
  'BG-1': 'Il tavolo',
  'BG-2': 'Prima fase: i prezzi',
  'BG-3': 'Seconda fase: le carte azione',
  'BG-4': 'Terza fase: le licenze',
  'BG-5': 'Quarta fase: prospezione e trivellazione',
  'BG-6': 'Quinta fase: produzione e trasporto',
  'BG-7': 'Sesta fase: la vendita',
  'BG-8': 'Settima fase: la sovrapproduzione',
  'BG-9': 'Ottava fase: il dado passa di mano',
  'BG-10': 'Fine e conteggio',
  'BG-11': 'Opzioni',
  'BG-C': 'I componenti',
}
