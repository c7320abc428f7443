/** Le regole di Oilfield in italiano, per numero. */
import type { OilfieldRule } from '../../rules.ts'

export const rules: Readonly<Record<OilfieldRule, string>> = {
  'OIL-1.1':
    'Da due a cinque giocatori cercano petrolio e gas nel Texas del 1933. Ognuno ha una raffineria con un deposito per 3 cubi, un operaio, cinque carte private (Concessione, Costruzione, Trivellazione, Mercato locale, Mercato nazionale), quattro segnalini per le concessioni, cinque cubi da investire e $ 20. Il denaro della banca non finisce mai. Vince chi ha più punti vittoria (PV).',
  'OIL-1.2':
    'I cubi sono 71: 49 di petrolio, 21 di gas e uno grigio. Ognuno ne pesca 2 dal sacchetto e li mette in deposito. Poi i giacimenti di Dallas, Austin e Pecos si riempiono dal sacchetto: 10 cubi l’uno in due o tre giocatori, 12 in quattro, 14 in cinque. Per ultimo va nel sacchetto il cubo grigio: quando uscirà ci sarà uno sciopero.',
  'OIL-1.3':
    'Le tessere degli edifici si mescolano. In due o tre giocatori se ne toglie prima una per ogni tipo in gioco. Ne sono esposte 5 in due o tre giocatori, 6 in quattro o cinque. Se all’inizio tre sono uguali, una delle tre torna nel mazzo e se ne pesca un’altra, finché non ce ne sono più tre uguali.',
  'OIL-1.4':
    'Le concessioni sono 12: 3 a Dallas, 4 ad Austin, 5 a Pecos. Si mescolano e se ne espongono 4, in due giocatori 3. Un giacimento ha tanti posti per torri quante concessioni.',
  'OIL-1.5': 'Il segnalino di ogni giacimento parte dal livello più alto. Sul Sussidio c’è $ 1. Chi comincia si estrae a sorte.',
  'OIL-1.6':
    'Un tavolo può aggiungere gli edifici avanzati: raffineria di gas, torre nazionale e torre governativa. Per una prima partita è meglio farne a meno.',
  'OIL-2.1':
    'Il turno comincia con la selezione. Dal primo giocatore in senso orario, ognuno mette il suo operaio su una casella libera di un’azione pubblica: Concessione, Costruzione, Trivellazione, Mercato locale, Primo giocatore, Sussidio o Investimento. In una casella sta un solo operaio. Tutti devono metterlo, anche solo per ostacolare gli altri. Nella Concessione si sceglie una qualsiasi casella libera, altrove la più alta libera.',
  'OIL-2.2':
    'La terza casella della Trivellazione è aperta solo in cinque, la seconda del Mercato locale solo in quattro o cinque. Una casella chiusa non la usa nessuno.',
  'OIL-2.3':
    'Le caselle della Concessione hanno un prezzo. Puoi prenderne una solo se potresti pagarla adesso, in contanti o vendendo i tuoi investimenti, e se hai ancora un segnalino.',
  'OIL-2.4':
    'Poi tutti scelgono una delle loro cinque carte private, insieme e in segreto. Tutti devono scegliere, e va bene anche la stessa azione dell’operaio. Puoi cambiare carta finché non hanno scelto tutti, e nessuno se ne accorge. Resta coperta fino alla fase 3. Gli altri vedono solo che hai scelto.',
  'OIL-2.5':
    'Le decisioni che toccano a te sono: mettere l’operaio, scegliere la carta, l’azione dell’operaio, l’azione della carta e la tassa del governo. Ti viene sempre chiesto, anche se puoi solo rinunciare. A ognuna puoi prima vendere quanti investimenti vuoi; tutti lo vedono subito.',
  'OIL-3.1':
    'Fase 2, le azioni pubbliche: Concessione, Costruzione, Trivellazione, Mercato locale, Primo giocatore, Sussidio, Investimento, in quest’ordine. Nella Concessione comincia il prezzo più alto, altrove la casella più alta. Dopo l’azione l’operaio torna a casa.',
  'OIL-3.2':
    'A un’azione pubblica si può rinunciare, tranne alla Concessione: se puoi pagare il tuo prezzo, in contanti e vendendo investimenti a tua scelta, devi prendere una concessione esposta. Se non puoi, o se nessuna è esposta, non si prende e non si paga nulla. Il prezzo scelto non si cambia.',
  'OIL-3.3':
    'Chi prende Primo giocatore lo è da subito: già le azioni private si svolgono nel nuovo ordine, e cambia anche il supervisore.',
  'OIL-3.4': 'Chi prende Sussidio riceve tutto il denaro che c’è sopra.',
  'OIL-4.1':
    'Fase 3, le azioni private: tutte le carte si scoprono insieme e poi si eseguono in ordine di turno. Alla tua azione puoi rinunciare, ma non cambiarla.',
  'OIL-4.2': 'Tra la fase 2 e la fase 3 non si espongono nuove concessioni e tessere. I giacimenti invece si riempiono.',
  'OIL-5.1':
    'Concessione: paga il prezzo della tua casella, o $ 5 con la carta. Scegli una concessione esposta, tienila (1 PV alla fine) e metti un segnalino su un posto libero del suo giacimento. Nessuno ha più di quattro concessioni. Se nessuna è esposta, o con la carta se ti manca il denaro o un segnalino, non succede e non si paga nulla.',
  'OIL-5.2':
    'Costruzione: compra una tessera esposta al suo prezzo e mettila subito: una torre su una tua concessione senza torre, un ampliamento accanto alla raffineria. Senza denaro o senza posto non si costruisce. Una torre resta dov’è, tranne una torre governativa perduta.',
  'OIL-5.3': 'Una torre appena costruita può trivellare subito e gratis: solo quella.',
  'OIL-5.4':
    'Trivellazione: puoi usare una volta ognuna delle tue torri, una dopo l’altra, nell’ordine che vuoi. Una torre usata estrae tutto quello che può di ciò che mostra, dal suo giacimento al tuo deposito. Scegli il tipo di cubo solo per quello libero di una torre mista, per una torre locale piccola, e quando manca il posto. I cubi venduti subito non occupano posto. I cubi in deposito non si buttano mai; quello che il giacimento non ha, o per cui non c’è posto, resta nel giacimento. Dal sacchetto non si pesca.',
  'OIL-5.5':
    'Mercato locale: vendi quanti cubi vuoi del tuo deposito. Il petrolio rende $ 2 al cubo, oppure 1 PV ogni due. Il gas rende 1 PV al cubo, mai denaro.',
  'OIL-5.6':
    'Il supervisore siede alla destra del primo giocatore, ed è quindi l’ultimo nell’ordine; in due è l’altro giocatore. Riceve $ 1 dalla banca ogni volta che un altro ha venduto qualcosa con un’azione Mercato locale. Quello che le torri vendono subito non conta.',
  'OIL-5.7':
    'Mercato nazionale, solo con la carta: vendi quanto petrolio vuoi del tuo deposito. Il prezzo dipende da quanti hanno mostrato questa carta nel turno, che vendano o no. In due o tre giocatori: $ 3 se è uno solo, $ 1 se sono di più. In quattro o cinque: $ 4 se è uno solo, $ 3 se sono due, $ 1 se sono tre o più.',
  'OIL-5.8':
    'Investimento: compra un investimento da 5, 3 o 2 PV al prezzo più basso scoperto della sua fila, e copri quel prezzo con un tuo cubo. I PV contano subito. Ti serve un cubo libero, e alla fila una casella scoperta.',
  'OIL-5.9':
    'Puoi vendere un tuo investimento ogni volta che tocca a te decidere, ma non dopo la tua ultima azione della partita. Rende il prezzo più basso scoperto della sua fila; se la fila è piena, l’ultimo prezzo. Restituisci i PV, e un cubo del governo prende il posto del tuo: i prezzi non scendono mai. I cubi del governo bastano sempre.',
  'OIL-5.10': 'Ogni cubo venduto va subito nel sacchetto: sul mercato locale o nazionale, da una torre o dal bot neutrale.',
  'OIL-6.1':
    'Torre piccola, $ 5: 2 cubi di petrolio. Torre media, $ 8: 3 di petrolio. Torre mista, $ 10: 1 di petrolio, 1 di gas e 1 a scelta. Torre locale piccola, $ 7: 1 di petrolio o 1 di gas, da vendere subito sul posto, per $ 2 o 1 PV. Torre locale media, $ 13: 3 di petrolio in deposito e 1 di gas venduto subito sul posto per 1 PV. Serbatoio: posto per altri 2 cubi.',
  'OIL-6.2':
    'Il deposito può contenere cubi di ogni tipo. Ogni suo settore pieno alla fine, la base da 3 e ciascun serbatoio da 2, vale 1 PV. I cubi si dispongono nel modo migliore per te.',
  'OIL-7.1':
    'Raffineria di gas, $ 8, avanzata: il gas del tuo deposito si può vendere sul mercato nazionale, al prezzo del petrolio, e il gas che una torre dovrebbe vendere subito si può mettere in deposito. Non ha posto proprio.',
  'OIL-7.2':
    'Torre nazionale, $ 10, avanzata: trivella solo quando il proprietario usa il Mercato nazionale. Allora deve estrarre 1 cubo di petrolio dal suo giacimento, se ce n’è e non c’è sciopero, e venderlo a $ 1 più del prezzo. Vale per ognuna, anche se dal deposito non si vende nulla, ma non se si rinuncia all’azione. Quando viene costruita non trivella.',
  'OIL-7.3':
    'Torre governativa, gratis, avanzata: finché porta il disco arancione, a ogni trivellazione 1 cubo di gas, venduto subito per 1 PV. Quando il suo giacimento si riempie di nuovo il proprietario paga $ 10 e il disco se ne va: subito, e da allora a ogni trivellazione, vende 1 cubo di gas per 1 PV e mette in deposito 2 cubi di petrolio. Oppure perde torre e concessione: tornano esposte, anche oltre il numero solito, e il segnalino torna a lui. Per pagare può vendere investimenti. Se riempiendosi esce lo sciopero, paga o perde lo stesso, ma non estrae nulla. Se il giacimento si esaurisce invece di riempirsi non succede nulla.',
  'OIL-7.4':
    'La tassa si paga appena quel giacimento si è riempito, prima di guardare il successivo, anche per una torre costruita in questa stessa fase; se nello stesso giacimento ce n’è più d’una, in ordine di turno. Il proprietario può rifiutare anche se ha il denaro. Quello che nel giacimento manca, o per cui non c’è posto, non si estrae, e il giacimento non si riempie un’altra volta per questo. Tessera e concessione perdute sono esposte subito; se ne aggiungono altre solo dove ce n’è meno del solito. Ricostruita, ha di nuovo il disco. Con una raffineria di gas anche questo gas si può tenere.',
  'OIL-9.1':
    'Alla fine della fase 2 e della fase 3 si guardano i giacimenti, nell’ordine Dallas, Austin, Pecos. Dove non c’è petrolio il segnalino scende di un livello e il giacimento si riempie dal sacchetto fino al suo numero; il gas rimasto conta. Al livello più basso il giacimento è esaurito e non si riempie; il gas rimasto si può ancora estrarre. Se nel riempirlo non esce petrolio, anche all’inizio, i cubi tornano nel sacchetto e si pesca di nuovo finché nel sacchetto c’è petrolio; un cubo grigio uscito resta fuori. Se il sacchetto non ne ha, il giacimento resta così fino alla volta dopo. Ogni giacimento si riempie una volta sola per volta; uno esaurito non si guarda più; se il sacchetto finisce dà quello che ha.',
  'OIL-9.2':
    'Se esce il cubo grigio, in quel giacimento c’è sciopero: nessuno e nulla vi può estrarre nella prossima fase di azioni, la fase 3 di questo turno o la fase 2 del prossimo. Concessioni e torri restano possibili. Il cubo grigio non conta, e se ne pesca un altro. Torna nel sacchetto dopo che alla fine di quella fase i giacimenti si sono riempiti.',
  'OIL-9.3':
    'Alla fine del turno, in quest’ordine: i giacimenti si riempiono, il cubo grigio torna nel sacchetto, si guarda se la partita finisce, si espongono tessere fino a 5 o 6 e concessioni fino a 4 (3 in due giocatori), e si aggiunge $ 1 al Sussidio. Se un mazzo è finito ne restano esposte di meno.',
  'OIL-9.4': 'Dopo la fase 3 dell’ultimo turno non si fa più nulla di tutto questo: si contano i punti.',
  'OIL-10.1':
    'Quando due giacimenti sono esauriti, alla fine dell’una o dell’altra fase, si finisce il turno in corso e se ne gioca ancora uno. Un terzo giacimento esaurito non cambia nulla. I turni non sono mai più di 30.',
  'OIL-10.2':
    'Alla fine si aggiungono: 1 PV per ogni concessione, 1 PV per ogni settore pieno del deposito, e 2 PV a chi ha più denaro; se sono in due alla pari 1 PV a testa, se sono di più niente.',
  'OIL-10.3':
    'Vince chi ha più PV; a parità chi ha meno denaro, poi chi ha acquistato meno concessioni in tutta la partita, non importa quante ne abbia ancora; poi si vince insieme.',
  'OIL-11.1':
    'In due c’è un bot neutrale con un operaio, cinque carte private e tre segnalini, ma senza denaro, PV e deposito. Valgono i numeri per tre giocatori, ma le concessioni esposte sono solo 3. Una concessione per giacimento è del bot e fuori dal gioco.',
  'OIL-11.2':
    'Una torre locale piccola, una torre piccola e una torre media si mettono a caso nei tre giacimenti, ognuna su un segnalino del bot. Si prendono dal mazzo dopo aver tolto le tessere della regola 1.3 e prima di esporre le altre.',
  'OIL-11.3':
    'Una carta a caso dice dove comincia l’operaio del bot: Concessione è la casella da $ 5, Mercato nazionale si ripesca, ogni altra carta è la casella più alta della sua azione. Nei turni seguenti, prima che i giocatori mettano i loro, si sposta di un’azione a destra, sulla più alta casella aperta; invece che su Investimento va sulla casella da $ 5 della Concessione. Ostacola soltanto, non agisce mai, e resta sul tabellone.',
  'OIL-11.4':
    'Nella fase 3 una delle cinque carte del bot, pescata ogni volta tra tutte, si scopre con quelle dei giocatori e si esegue prima di quella del primo giocatore; un tavolo può scegliere che venga seconda, dopo quella del primo. Concessione: tutte le concessioni esposte si rimescolano e se ne espongono 3 nuove. Costruzione: lo stesso con 5 tessere. Mercato locale: l’ultimo nell’ordine è supervisore e riceve $ 1. Mercato nazionale: conta come un venditore, per entrambi. Trivellazione: una concessione esposta, presa a caso, dice il giacimento (uno qualsiasi se nessuna è esposta), e la torre del bot estrae quello che mostra, o quello che c’è, e lo mette nel sacchetto; la torre locale piccola prende prima il gas. Se ne restano meno, se ne espongono meno.',
  'OIL-C1':
    'La Concessione ha caselle da $ 8, $ 7, $ 6 e $ 5. La Costruzione ha 2 caselle, la Trivellazione 2 (3 in cinque), il Mercato locale 1 (2 in quattro o cinque), Primo giocatore 1, Sussidio 1, Investimento 2.',
  'OIL-C2':
    '24 tessere: torre piccola, media, mista, locale piccola e locale media e serbatoio, tre ciascuno; raffineria di gas, torre nazionale e torre governativa, due ciascuna.',
  'OIL-C3': 'Prezzi degli investimenti. 5 PV: $ 10, 11, 12, 13, 14, 15. 3 PV: $ 6, 7, 8, 9, 10, 11. 2 PV: $ 3, 4, 5, 5, 6, 6.',
  'OIL-C4': 'Un giacimento ha quattro livelli, da 3 a 0: si riempie all’inizio e altre due volte, poi è esaurito.',
  'OIL-C5':
    'In tre, quattro o cinque aspettatevi da 10 a 13 turni e, se tutti giocano in modo semplice, 18-20 PV per chi vince. Chi investe tutto il suo denaro va più lontano: i bot forti giocano da 12 a 14 turni, e chi vince ha circa 26 PV.',
  'OIL-C6': 'Il serbatoio costa $ 6.',
}

export const chapters = {
  'OIL-1': 'Il tavolo',
  'OIL-2': 'Fase 1: selezione',
  'OIL-3': 'Fase 2: azioni pubbliche',
  'OIL-4': 'Fase 3: azioni private',
  'OIL-5': 'Le azioni',
  'OIL-6': 'Edifici',
  'OIL-7': 'Edifici avanzati',
  'OIL-9': 'Riempimento, scioperi e fine del turno',
  'OIL-10': 'Fine e punteggio',
  'OIL-11': 'In due',
  'OIL-C': 'I componenti',
}
