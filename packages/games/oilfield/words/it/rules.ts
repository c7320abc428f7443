/** Le regole di Oilfield in italiano, per numero. */
import {
  GOVERNMENT_FEE,
  INVESTMENT_PRICES,
  LEASE_PRICES,
  LOCAL_OIL_PRICE,
  NATIONAL_PRICES,
  NATIONAL_TOWER_BONUS,
  PRIVATE_LEASE_PRICE,
  START_MONEY,
  SUBSIDY_STEP,
  SUPERVISOR_PAY,
  TILE_FACTS,
} from '../../components.ts'
import type { OilfieldRule } from '../../rules.ts'
import { and, money } from './phrases.ts'

const { few, many } = NATIONAL_PRICES
const prices = (row: keyof typeof INVESTMENT_PRICES) => `${INVESTMENT_PRICES[row].join(', ')}\u00A0$`

export const rules: Readonly<Record<OilfieldRule, string>> = {
  'OIL-1.1': `Da due a cinque giocatori cercano petrolio e gas nel Texas del 1933. Ognuno ha una raffineria con un magazzino per 3 barili, un lavoratore, cinque carte private (Licenza, Costruzione, Estrazione, Mercato locale, Mercato nazionale), quattro segnalini licenza, cinque segnalini investimento e ${money(START_MONEY)}. Il denaro della banca non finisce mai. Vince chi ha più punti vittoria (PV).`,
  'OIL-1.2':
    'I barili sono cubetti: 49 di petrolio e 21 di gas, più uno grigio. Ogni giocatore ne pesca 2 dal sacchetto e li mette in magazzino. Poi si riforniscono dal sacchetto i giacimenti di Dallas, Austin e Pecos: 10 barili l’uno in due o tre giocatori, 12 in quattro, 14 in cinque. Per ultimo va nel sacchetto il cubetto grigio: quando uscirà ci sarà uno sciopero.',
  'OIL-1.3':
    'Le tessere degli edifici si mescolano. In due o tre giocatori se ne toglie prima una per ogni tipo in gioco. In vendita ce ne sono 5 in due o tre giocatori, 6 in quattro o cinque. Se all’inizio tre sono uguali, una delle tre torna nel mazzo e se ne pesca un’altra, finché non ce ne sono più tre uguali.',
  'OIL-1.4':
    'Le licenze sono 12: 3 a Dallas, 4 ad Austin, 5 a Pecos. Si mescolano e se ne scoprono 4 (3 in due giocatori): sono quelle disponibili. Un giacimento ha tanti posti per torri quante licenze.',
  'OIL-1.5': `Il segnalino di ogni giacimento parte dal livello più alto. Sul Sussidio c’è ${money(SUBSIDY_STEP)}. Chi comincia si sorteggia.`,
  'OIL-1.6':
    'Un tavolo può aggiungere gli edifici avanzati: raffineria di gas, torre nazionale e torre governativa. Per una prima partita è meglio lasciarli fuori.',
  'OIL-2.1':
    'Il round comincia con la selezione. Dal primo giocatore in senso orario, ognuno piazza il suo lavoratore su una casella libera di un’azione pubblica: Licenza, Costruzione, Estrazione, Mercato locale, Primo giocatore, Sussidio o Investimento. In una casella sta un solo lavoratore. Tutti devono piazzarlo, anche solo per ostacolare gli altri. Per la Licenza si sceglie una qualsiasi casella libera, altrove la più alta libera.',
  'OIL-2.2':
    'La terza casella dell’Estrazione è aperta solo in cinque, la seconda del Mercato locale solo in quattro o cinque. Una casella chiusa non la usa nessuno.',
  'OIL-2.3':
    'Le caselle della Licenza hanno un prezzo. Puoi occuparne una solo se potresti pagarla adesso, in contanti o vendendo i tuoi investimenti, e se hai ancora un segnalino licenza.',
  'OIL-2.4':
    'Poi tutti scelgono una delle loro cinque carte private, insieme e in segreto. Tutti devono scegliere, e va bene anche la stessa azione del lavoratore. Puoi cambiare carta finché non hanno scelto tutti, e nessuno se ne accorge. La carta resta coperta fino alla fase 3: gli altri vedono solo che hai scelto.',
  'OIL-2.5':
    'Le decisioni che toccano a te sono: piazzare il lavoratore, scegliere la carta, l’azione del lavoratore, l’azione della carta e il canone del governo. Ti viene sempre chiesto, anche se puoi solo rinunciare. Prima di ognuna puoi vendere quanti investimenti vuoi; tutti lo vedono subito.',
  'OIL-3.1':
    'Fase 2, le azioni pubbliche: Licenza, Costruzione, Estrazione, Mercato locale, Primo giocatore, Sussidio, Investimento, in quest’ordine. Per la Licenza comincia chi ha offerto di più, altrove chi sta più in alto. Dopo l’azione il lavoratore torna a casa.',
  'OIL-3.2':
    'A un’azione pubblica si può rinunciare, tranne alla Licenza: se puoi pagare il prezzo che hai scelto, in contanti e vendendo investimenti a tua scelta, devi prendere una licenza disponibile. Se non puoi, o se non ce ne sono, non prendi e non paghi nulla. Il prezzo scelto non si cambia.',
  'OIL-3.3':
    'Chi prende Primo giocatore lo è da subito: già le azioni private si svolgono nel nuovo ordine, e cambia anche il supervisore.',
  'OIL-3.4': 'Chi prende Sussidio riceve tutto il denaro che c’è sopra.',
  'OIL-4.1':
    'Fase 3, le azioni private: tutte le carte si scoprono insieme e si giocano in ordine di turno. Alla tua azione puoi rinunciare, ma non puoi cambiarla.',
  'OIL-4.2': 'Tra la fase 2 e la fase 3 non arrivano nuove licenze né nuove tessere. I giacimenti invece si riforniscono.',
  'OIL-5.1': `Licenza: paga il prezzo della tua casella, o ${money(PRIVATE_LEASE_PRICE)} con la carta. Scegli una licenza disponibile, tienila (1 PV alla fine) e metti un segnalino su un posto libero del suo giacimento. Nessuno può avere più di quattro licenze. Se non ce ne sono disponibili, o se con la carta ti mancano il denaro o i segnalini, non succede nulla e non paghi nulla.`,
  'OIL-5.2':
    'Costruzione: compra una tessera in vendita al suo prezzo e mettila subito in gioco: una torre su una tua licenza senza torre, un’espansione accanto alla raffineria. Senza denaro o senza posto non si costruisce. Una torre resta dov’è, tranne una torre governativa perduta.',
  'OIL-5.3': 'Una torre appena costruita può estrarre subito e gratis: solo quella.',
  'OIL-5.4':
    'Estrazione: puoi usare una volta ognuna delle tue torri, una dopo l’altra, nell’ordine che vuoi. Una torre usata estrae tutto quello che può di ciò che mostra, dal suo giacimento al tuo magazzino. Scegli tra petrolio e gas solo per il barile libero di una torre mista, per una torre locale piccola, e quando manca il posto. I barili venduti subito non occupano posto. Quelli in magazzino non si buttano mai; quello che il giacimento non ha, o che non trova posto, resta nel giacimento. Dal sacchetto non si pesca.',
  'OIL-5.5': `Mercato locale: vendi quanti barili vuoi del tuo magazzino. Il petrolio rende ${money(LOCAL_OIL_PRICE)} al barile, oppure 1 PV ogni due. Il gas rende 1 PV al barile, mai denaro.`,
  'OIL-5.6': `Il supervisore siede alla destra del primo giocatore, ed è quindi l’ultimo nell’ordine di turno; in due è l’altro giocatore. Riceve ${money(SUPERVISOR_PAY)} dalla banca ogni volta che un altro ha venduto qualcosa con un’azione Mercato locale. Quello che le torri vendono subito non conta.`,
  'OIL-5.7': `Mercato nazionale, solo con la carta: vendi quanto petrolio vuoi del tuo magazzino. Il prezzo al barile dipende da quanti hanno giocato questa carta nel round, che vendano o no. In due o tre giocatori: ${money(few[0])} se è uno solo, ${money(few[1])} se sono di più. In quattro o cinque: ${money(many[0])} se è uno solo, ${money(many[1])} se sono due, ${money(many[2])} se sono tre o più.`,
  'OIL-5.8':
    'Investimento: compra un investimento da 5, 3 o 2 PV al prezzo più basso ancora scoperto della sua riga, e copri quel prezzo con un tuo segnalino investimento. I PV contano subito. Ti serve un segnalino libero, e la riga deve avere una casella scoperta.',
  'OIL-5.9':
    'Puoi vendere un tuo investimento ogni volta che tocca a te decidere, ma non dopo la tua ultima azione della partita. Rende il prezzo più basso ancora scoperto della sua riga; se la riga è piena, l’ultimo prezzo. Restituisci i PV, e un segnalino del governo prende il posto del tuo: i prezzi non scendono mai. I segnalini del governo bastano sempre.',
  'OIL-5.10': 'Ogni barile venduto va subito nel sacchetto: sul mercato locale o nazionale, da una torre o dal bot neutrale.',
  'OIL-6.1': `Torre piccola, ${money(TILE_FACTS.small.price)}: 2 barili di petrolio. Torre media, ${money(TILE_FACTS.medium.price)}: 3 di petrolio. Torre mista, ${money(TILE_FACTS.mixed.price)}: 1 di petrolio, 1 di gas e 1 a scelta. Torre locale piccola (torre piccola con mercato locale), ${money(TILE_FACTS.smallLocal.price)}: 1 di petrolio o 1 di gas, da vendere subito sul mercato locale, per ${money(LOCAL_OIL_PRICE)} o 1 PV. Torre locale media (torre media con mercato locale), ${money(TILE_FACTS.mediumLocal.price)}: 3 di petrolio in magazzino e 1 di gas venduto subito sul mercato locale per 1 PV. Serbatoio: posto per altri 2 barili.`,
  'OIL-6.2':
    'Il magazzino può contenere barili di ogni tipo. Ogni sua sezione piena alla fine, la base da 3 e ciascun serbatoio da 2, vale 1 PV. I barili si dispongono nel modo migliore per te.',
  'OIL-7.1': `Raffineria di gas, ${money(TILE_FACTS.gasRefinery.price)}, avanzata: puoi vendere il gas del tuo magazzino sul mercato nazionale, al prezzo del petrolio, e mettere in magazzino il gas che una torre dovrebbe vendere subito. Da sola non dà altro posto.`,
  'OIL-7.2': `Torre nazionale, ${money(TILE_FACTS.national.price)}, avanzata: estrae solo quando il proprietario usa il Mercato nazionale. Allora deve estrarre 1 barile di petrolio dal suo giacimento, se ce n’è e non c’è sciopero, e venderlo a ${money(NATIONAL_TOWER_BONUS)} più del prezzo. Vale per ognuna, anche se dal magazzino non si vende nulla, ma non se si rinuncia all’azione. Quando viene costruita non estrae.`,
  'OIL-7.3': `Torre governativa, gratis, avanzata: finché porta il disco arancione, a ogni estrazione 1 barile di gas, venduto subito per 1 PV. Al prossimo rifornimento del suo giacimento il proprietario paga il canone di ${money(GOVERNMENT_FEE)} e il disco se ne va: subito, e da allora a ogni estrazione, la torre vende 1 barile di gas per 1 PV e mette in magazzino 2 barili di petrolio. Oppure perde torre e licenza: tornano disponibili, anche oltre il numero solito, e il segnalino torna al proprietario. Per pagare può vendere investimenti. Se con il rifornimento arriva lo sciopero, paga o perde lo stesso, ma la torre non estrae nulla. Se il giacimento si esaurisce invece di rifornirsi non succede nulla.`,
  'OIL-7.4':
    'Il canone si paga appena quel giacimento è stato rifornito, prima di controllare il successivo, anche per una torre costruita in questa stessa fase; se nello stesso giacimento ci sono più torri governative, si paga in ordine di turno. Il proprietario può rifiutare anche se ha il denaro. Quello che nel giacimento manca, o che non trova posto, non si estrae, e il giacimento non si rifornisce un’altra volta per questo. Tessera e licenza perdute sono subito disponibili; se ne aggiungono altre solo dove ce n’è meno del solito. Una torre ricostruita ha di nuovo il disco. Con una raffineria di gas anche questo gas si può tenere.',
  'OIL-9.1':
    'Alla fine della fase 2 e della fase 3 si controllano i giacimenti, nell’ordine Dallas, Austin, Pecos. Dove non c’è petrolio il segnalino scende di un livello e il giacimento si rifornisce dal sacchetto fino al suo numero di barili; il gas rimasto conta. Al livello più basso il giacimento è esaurito e non si rifornisce; il gas rimasto si può ancora estrarre. Se nel rifornimento non esce petrolio, anche all’inizio, i barili tornano nel sacchetto e si pesca di nuovo, finché nel sacchetto c’è petrolio; un cubetto grigio già uscito resta fuori. Se nel sacchetto non c’è petrolio, il giacimento resta così fino al controllo successivo. A ogni controllo un giacimento si rifornisce una volta sola; uno esaurito non si controlla più; se il sacchetto finisce, dà quello che ha.',
  'OIL-9.2':
    'Se esce il cubetto grigio, in quel giacimento c’è sciopero: nessuno può estrarre nulla nella prossima fase di azioni, la fase 3 di questo round o la fase 2 del prossimo. Licenze e torri restano possibili. Il cubetto grigio non conta, e se ne pesca un altro. Torna nel sacchetto alla fine di quella fase, dopo i rifornimenti.',
  'OIL-9.3': `Alla fine del round, in quest’ordine: i giacimenti si riforniscono, il cubetto grigio torna nel sacchetto, si controlla se la partita finisce, le tessere in vendita tornano a 5 o 6 e le licenze disponibili a 4 (3 in due giocatori), e al Sussidio si aggiunge ${money(SUBSIDY_STEP)}. Se un mazzo è finito, ne restano di meno.`,
  'OIL-9.4': 'Dopo la fase 3 dell’ultimo round non si fa più nulla di tutto questo: si contano i punti.',
  'OIL-10.1':
    'Quando due giacimenti sono esauriti, alla fine dell’una o dell’altra fase, si finisce il round in corso e se ne gioca ancora uno. Un terzo giacimento esaurito non cambia nulla. I round non sono mai più di 30.',
  'OIL-10.2':
    'Alla fine si aggiungono: 1 PV per ogni licenza, 1 PV per ogni sezione piena del magazzino, e 2 PV a chi ha più denaro; se sono in due a pari merito, 1 PV a testa; se sono di più, niente.',
  'OIL-10.3':
    'Vince chi ha più PV; a parità chi ha meno denaro, poi chi ha acquistato meno licenze nel corso della partita, non importa quante ne abbia ancora; poi la vittoria è condivisa.',
  'OIL-11.1':
    'In due c’è un bot neutrale con un lavoratore, cinque carte private e tre segnalini licenza, ma senza denaro, PV e magazzino. Valgono i numeri per tre giocatori, ma le licenze disponibili sono solo 3. Una licenza per giacimento è del bot e fuori dal gioco.',
  'OIL-11.2':
    'Una torre locale piccola, una torre piccola e una torre media si mettono a caso nei tre giacimenti, ognuna su un segnalino del bot. Si prendono dal mazzo dopo aver tolto le tessere della regola 1.3 e prima di scoprire quelle in vendita.',
  'OIL-11.3': `Una carta a caso dice dove comincia il lavoratore del bot: Licenza è la casella da ${money(PRIVATE_LEASE_PRICE)}, Mercato nazionale si ripesca, ogni altra carta è la casella più alta della sua azione. Nei round seguenti, prima che i giocatori piazzino i loro, il lavoratore del bot si sposta di un’azione a destra, sulla più alta casella aperta; invece che su Investimento va sulla casella da ${money(PRIVATE_LEASE_PRICE)} della Licenza. Ostacola soltanto, non agisce mai, e resta sul tabellone.`,
  'OIL-11.4': `Nella fase 3 una delle cinque carte del bot, pescata ogni volta tra tutte, si scopre con quelle dei giocatori e si gioca prima di quella del primo giocatore; un tavolo può scegliere che venga seconda, dopo quella del primo. Licenza: tutte le licenze disponibili si rimescolano e se ne scoprono 3 nuove. Costruzione: lo stesso con 5 tessere. Mercato locale: l’ultimo nell’ordine di turno è supervisore e riceve ${money(SUPERVISOR_PAY)}. Mercato nazionale: conta come un venditore, per entrambi. Estrazione: una licenza disponibile, presa a caso, indica il giacimento (uno qualsiasi se non ce ne sono), e la torre del bot in quel giacimento estrae quello che mostra, o quello che c’è, e lo mette nel sacchetto; la torre locale piccola prende prima il gas. Se ne restano meno, se ne scoprono meno.`,
  'OIL-C1': `La Licenza ha caselle da ${and.format(LEASE_PRICES.map(money))}. La Costruzione ha 2 caselle, l’Estrazione 2 (3 in cinque), il Mercato locale 1 (2 in quattro o cinque), Primo giocatore 1, Sussidio 1, Investimento 2.`,
  'OIL-C2':
    '24 tessere: torre piccola, media, mista, locale piccola e locale media e serbatoio, tre per tipo; raffineria di gas, torre nazionale e torre governativa, due per tipo.',
  'OIL-C3': `Prezzi degli investimenti. 5 PV: ${prices(5)}. 3 PV: ${prices(3)}. 2 PV: ${prices(2)}.`,
  'OIL-C4': 'Un giacimento ha quattro livelli, da 3 a 0: si rifornisce all’inizio e altre due volte, poi è esaurito.',
  'OIL-C5':
    'In tre, quattro o cinque giocatori aspettatevi 10–13 round e, se tutti giocano in modo semplice, 18–20 PV per chi vince. Chi investe tutto il suo denaro va più lontano: i bot forti giocano 12–14 round, e chi vince ha circa 26 PV.',
  'OIL-C6': `Il serbatoio costa ${money(TILE_FACTS.storage.price)}.`,
}

export const chapters = {
  'OIL-1': 'Il tavolo',
  'OIL-2': 'Fase 1: selezione',
  'OIL-3': 'Fase 2: azioni pubbliche',
  'OIL-4': 'Fase 3: azioni private',
  'OIL-5': 'Le azioni',
  'OIL-6': 'Edifici',
  'OIL-7': 'Edifici avanzati',
  'OIL-9': 'Rifornimenti, scioperi e fine del round',
  'OIL-10': 'Fine e punteggio',
  'OIL-11': 'In due',
  'OIL-C': 'I componenti',
}
