/** Le regole di Giganten in italiano, per numero. */
import type { GigantenRule } from '../../rules.ts'
import { components } from './components.ts'

export const rules: Readonly<Record<GigantenRule, string>> = {
  'GIG-1.1':
    'Tre o quattro giocatori. Ognuno ha un camion, una locomotiva, cinque torri e $ 15.000. Una locomotiva nera non è di nessuno. Il petrolio non manca mai.',
  'GIG-1.2':
    '36 tessere mostrano una, due o tre torri, dodici per tipo, e nascondono sotto un numero di barili. Quelle con una o tre torri sono nere e si possono guardare; quelle con due sono rosse e non si possono guardare. Le tessere di ogni tipo si mescolano e si posano coperte sui giacimenti di quel tipo. In quattro si usano tutte; in tre, due per tipo tornano nella scatola senza essere viste.',
  'GIG-1.3': 'In tre i sei giacimenti con l’asterisco restano vuoti: sono terreno normale.',
  'GIG-1.4': 'All’inizio ognuna delle tre compagnie, Hudson, Jet e US Standard, paga $ 5.000 al barile.',
  'GIG-1.5': 'Ci sono 30 carte azione beige e 12 rosse: due mazzi coperti e mescolati.',
  'GIG-1.6':
    'Le licenze, metà da 1 punto e metà da 2, si mescolano in un unico mazzo coperto. Sono 78, oppure 60 se il tavolo sceglie così.',
  'GIG-1.7': 'Tutte le locomotive, anche quella nera, partono dall’altezza della colonna 1.',
  'GIG-1.8': 'Chi comincia si estrae a sorte, e tiene il dado.',
  'GIG-1.9':
    'Visibili a tutti: denaro, petrolio, torri, camion, locomotive, prezzi, carte azione prese e scartate, grandezza dei mazzi, offerte, licenze pagate o perse, e chi ha guardato quale tessera. Segreti: che cosa nasconde una tessera, salvo per chi l’ha guardata, finché qualcuno non ci costruisce; le licenze in mano; l’ordine dei mazzi. Alla fine le mani si mostrano. Quante licenze abbia un giocatore si può contare; il tavolo può scegliere di mostrarlo.',
  'GIG-2.1':
    'Un turno ha nove azioni, sempre nello stesso ordine; questa è la prima. Il primo giocatore tira il dado per Hudson, poi per Jet, poi per US Standard, e ogni volta quel prezzo si sposta di tanti passi da $ 500 quanti ne mostra il dado.',
  'GIG-2.2': 'Nel settore bianco un numero blu alza il prezzo e uno rosso lo abbassa.',
  'GIG-2.3': 'Nel settore blu, dove i prezzi sono alti, ogni numero lo abbassa.',
  'GIG-2.4': 'Nel settore rosso, dove i prezzi sono bassi, ogni numero lo alza.',
  'GIG-2.5': 'Conta il settore prima dello spostamento. Un prezzo non esce mai dalla riga: si ferma all’estremo.',
  'GIG-3.1': 'Si scopre una carta rossa, e la locomotiva nera avanza subito del numero che vi è scritto.',
  'GIG-3.2': 'Se raggiunge la stella la partita finisce in quel momento.',
  'GIG-3.3':
    'Accanto alla rossa si scoprono tante carte beige quanti sono i giocatori. In ordine di turno ognuno prende una delle carte scoperte, di qualunque colore. Quella che resta va negli scarti del suo colore.',
  'GIG-3.4':
    'Se nel farlo il mazzo beige si esaurisce, i suoi scarti si mescolano in un mazzo nuovo e si continua da quello. Il mazzo rosso basta per tutta la partita.',
  'GIG-4.1':
    'In ordine di turno ognuno riceve tante licenze quante ne indica la sua carta, e le tiene segrete. Se il mazzo è vuoto lo si rifà con gli scarti; se mancano anche quelli, al resto si rinuncia.',
  'GIG-5.1':
    'In ordine di turno ognuno compie tutti i suoi movimenti prima del successivo. La prima volta comincia mettendo il camion su una casella a scelta della colonna 1, accanto alle compagnie. È obbligatorio, non costa nulla, e gli altri camion non contano.',
  'GIG-5.2':
    'I punti movimento della carta si dividono come si vuole, e in qualsiasi ordine, tra camion e locomotiva. Non è obbligatorio usarli; quelli che avanzano vanno persi.',
  'GIG-5.3':
    'Un camion si sposta di casella in casella, su, giù, a sinistra o a destra, dentro la mappa. Entrare in pianura costa 1 punto, in collina 2, in montagna 3.',
  'GIG-5.4': 'Un camion può attraversare un giacimento con la sua tessera, pagandone il terreno, ma non può fermarcisi.',
  'GIG-5.5': 'Un camion non entra mai in una casella con una torre.',
  'GIG-5.6': 'I camion non si ostacolano: una casella può ospitarne quanti si vuole.',
  'GIG-5.7':
    'In ogni momento dei suoi movimenti, anche prima del primo punto o dopo l’ultimo, un giocatore può guardare in segreto sotto le tessere nere a cui il suo camion sta accanto, quante ne vuole. Le tessere rosse non si guardano mai. Tutti vedono chi ha guardato dove, ma non che cosa. Quello che hai visto ti resta mostrato.',
  'GIG-5.8': 'Un camion che attraversa un giacimento non permette di guardare la tessera su cui si trova.',
  'GIG-5.9':
    'Una locomotiva avanza lungo il suo binario, al costo di ogni colonna in cui entra. Il proprietario non la fa mai arretrare. Oltre la colonna 20 non va.',
  'GIG-5.10':
    'Dopo i movimenti un giocatore può usare l’azione speciale della sua carta, se ne ha una: con quella si ferma. Può anche farne a meno.',
  'GIG-5.11': 'Una locomotiva spinta indietro si ferma al più tardi alla colonna 1.',
  'GIG-5.12': 'Poi la carta va negli scarti del suo colore.',
  'GIG-5.13':
    'Un camion può salire su un giacimento solo se restano abbastanza punti per uscirne verso una casella dove può stare. Finché non ne è uscito questi punti non possono andare alla locomotiva, i movimenti non possono finire e non si può usare un’azione speciale.',
  'GIG-5.14':
    'Prezzo: il prezzo di una compagnia sale o scende di esattamente tanti passi quanti ne indica la carta. All’estremo della riga si ferma; non si può scegliere una direzione in cui non può muoversi affatto.',
  'GIG-5.15': 'Petrolio gratis: un barile in uno dei tuoi depositi, quello che vuoi.',
  'GIG-5.16':
    'Indietro: le locomotive di tutti gli altri giocatori arretrano di tante colonne quante ne indica la carta, qualunque sia il costo delle colonne. Tutte o nessuna; quella nera mai.',
  'GIG-6.1':
    'In ordine di turno chi ha il camion accanto a un giacimento libero con la sua tessera può costruirci, se gli resta una torre: una torre per turno, su uno solo di quei giacimenti, a scelta.',
  'GIG-6.2':
    'Costruire costa $ 4.000 su un giacimento da una torre, $ 6.000 su uno da due e $ 8.000 su uno da tre, pagati subito alla banca. Nessuno può fare debiti.',
  'GIG-6.3':
    'La tessera si scopre per tutti. Sul giacimento si mettono tanti barili quanti ne indica, con la torre sopra, e la tessera esce dal gioco.',
  'GIG-7.1':
    'In ordine di turno ognuno toglie un barile da ogni sua torre, anche da quella costruita in questo turno. Una torre a cui si toglie l’ultimo barile torna nella riserva del proprietario, e da allora la sua casella è terreno normale.',
  'GIG-7.2':
    'Ogni barile si porta a una compagnia o va perso. Se la tua locomotiva è nella colonna della torre o più a destra, il barile viaggia gratis.',
  'GIG-7.3':
    'Altrimenti puoi usare, per ogni barile, una locomotiva che sia arrivata fin lì: quella nera, per $ 3.000 alla banca, o quella dell’avversario più avanti di tutti, per $ 3.000 a lui. Non può rifiutare; avversari in testa alla pari si dividono la somma in parti uguali; quella nera non divide mai. Oppure rinunci al barile.',
  'GIG-7.4': 'Se nessuna locomotiva è arrivata fin lì, o non puoi pagare, il barile è perso.',
  'GIG-7.5':
    'Per ogni barile scegli in quale dei tuoi tre depositi finisce: presso Hudson, Jet o US Standard. Ci resta finché non si vende.',
  'GIG-7.6':
    'Ognuno estrae, decide, paga e deposita prima che cominci il successivo. Le somme si incassano subito. Il petrolio che viaggia gratis si porta sempre.',
  'GIG-8.1':
    'Il diritto di vendere va all’asta presso Hudson, poi presso Jet, poi presso US Standard. Ogni asta si chiude, con la sua vendita, prima che cominci la successiva.',
  'GIG-8.2':
    'Partecipa solo chi ha petrolio presso quella compagnia. Apre il primo di loro in ordine di turno; si prosegue verso sinistra.',
  'GIG-8.3':
    'Un’offerta è un numero intero di punti in licenze, più alto del precedente, da 1 fino ai punti dell’intero mazzo: 117, o 90 con 60 licenze. Chi passa è fuori da quest’asta.',
  'GIG-8.4':
    'Quando resta solo chi ha offerto di più, paga con licenze che valgano almeno la sua offerta. Non c’è resto. Chi può pagare deve farlo. Sceglie le carte e le mostra, e nessuna dev’essere di troppo: tolta una qualsiasi, le altre non devono bastare. Gli altri non pagano nulla.',
  'GIG-8.5':
    'Bluffare è permesso: si può offrire più di quanto si ha. Ma chi vince e non può pagare perde metà delle sue licenze, contate a carte, arrotondata per eccesso ed estratta a caso, e l’asta si ripete. Può offrire anche in quella.',
  'GIG-8.6': 'Senza nemmeno una licenza non si partecipa.',
  'GIG-8.7':
    'Chi vince vende quanti dei suoi barili presso quella compagnia vuole, al suo prezzo. Le licenze le paga anche se non ne vende nessuno.',
  'GIG-8.8':
    'Se tutti passano, o nessuno può partecipare, in questo turno nessuno vende a quella compagnia. Chi partecipa da solo, o resta ultimo quando nessuno ha ancora offerto, deve comunque offrire almeno 1 e pagarlo, oppure passare.',
  'GIG-8.9':
    'Dopo un bluff riapre il primo dei partecipanti in ordine di turno, e può offrire chiunque abbia diritto a partecipare, anche chi era passato. Le altre carte di chi ha bluffato restano coperte.',
  'GIG-9.1':
    'Un deposito tiene due barili. Dopo le aste, quello che hai oltre due presso una compagnia va subito alla banca, per $ 1.000 al barile.',
  'GIG-10.1': 'Il dado passa a sinistra: nel turno successivo comincia quel giocatore.',
  'GIG-11.1':
    'La partita finisce nel momento in cui la locomotiva nera raggiunge la stella, anche se la sua carta la porterebbe oltre. Di quel turno non si gioca altro.',
  'GIG-11.2': 'Ogni barile ancora sulle tue torri o nei tuoi depositi vale $ 1.000.',
  'GIG-11.3':
    'Ogni tua torre sulla mappa vale $ 5.000 se la tua locomotiva è la più avanti, $ 4.000 se è seconda, $ 3.000 se è terza, $ 2.000 se è quarta. Quella nera non conta.',
  'GIG-11.4':
    'Tra locomotive nella stessa colonna è davanti quella di chi ha in mano più punti in licenze; poi quella di chi viene prima nell’ordine di questo turno.',
  'GIG-11.5': 'Vince chi ha più denaro. A parità la vittoria è condivisa.',
  'GIG-12.1':
    'Un tavolo può giocare con l’inflazione. Chiusa l’asta presso una compagnia, una volta per turno, il suo prezzo si sposta di un passo: in su se nessuno ha vinto, o chi ha vinto ha venduto un barile o nessuno; in giù se ne ha venduti tre o più. Con due resta dov’è. Agli estremi della riga si ferma.',
  ...components,
}

export const chapters = {
  'GIG-1': 'Il tavolo',
  'GIG-2': 'Prima azione: i prezzi',
  'GIG-3': 'Seconda azione: le carte',
  'GIG-4': 'Terza azione: le licenze',
  'GIG-5': 'Quarta azione: camion e locomotive',
  'GIG-6': 'Quinta azione: le torri',
  'GIG-7': 'Sesta azione: produzione e trasporto',
  'GIG-8': 'Settima azione: la vendita',
  'GIG-9': 'Ottava azione: il limite dei depositi',
  'GIG-10': 'Nona azione: il dado passa di mano',
  'GIG-11': 'Fine e conteggio',
  'GIG-12': 'Variante: inflazione',
  'GIG-C': 'I componenti',
}
