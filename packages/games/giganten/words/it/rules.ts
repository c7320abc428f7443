/** Le regole di Giganten in italiano, per numero. */
import { BUILDING_COST, FEE, OIL_AT_END, OVERFLOW_PRICE, PRICE_STEP, START_SPACE } from '@wildcat/oil-rush'
import { derrickBonus, START_MONEY } from '../../components.ts'
import type { GigantenRule } from '../../rules.ts'
import { components } from './components.ts'
import { money, price } from './phrases.ts'

export const rules: Readonly<Record<GigantenRule, string>> = {
  'GIG-1.1': `Tre o quattro giocatori. Ognuno ha un camion, una locomotiva, cinque torri di trivellazione e ${money(START_MONEY)}. La locomotiva nera non è di nessuno. Il petrolio non manca mai.`,
  'GIG-1.2':
    '36 tessere mostrano una, due o tre torri, dodici per tipo, e sotto nascondono un numero di barili. Quelle con una o tre torri sono nere e si possono guardare; quelle con due sono rosse e non si possono guardare. Le tessere di ogni tipo si mescolano e si posano coperte sui siti di perforazione di quel tipo. In quattro si usano tutte; in tre, due per tipo tornano nella scatola senza essere viste.',
  'GIG-1.3': 'In tre i sei siti con l’asterisco restano vuoti: sono terreno normale.',
  'GIG-1.4': `All’inizio ognuna delle tre compagnie, la Hudson, la Jet e la US Standard, paga ${price(START_SPACE)} al barile.`,
  'GIG-1.5': 'Ci sono 30 carte azione beige e 12 rosse: due mazzi coperti e mescolati.',
  'GIG-1.6':
    'Le licenze, metà da 1 punto e metà da 2, si mescolano in un unico mazzo coperto. Sono 78, oppure 60 se il tavolo sceglie così.',
  'GIG-1.7': 'Tutte le locomotive, anche quella nera, partono dalla colonna 1.',
  'GIG-1.8': 'Il primo giocatore si sorteggia, e tiene il dado.',
  'GIG-1.9':
    'Visibili a tutti: denaro, petrolio, torri, camion, locomotive, prezzi, carte azione prese e scartate, grandezza dei mazzi, offerte, licenze pagate o perse, e chi ha guardato quale tessera. Segreti: che cosa nasconde una tessera, salvo per chi l’ha guardata, finché qualcuno non costruisce lì; le licenze in mano; l’ordine dei mazzi. Alla fine le mani si mostrano. Chi tiene il conto sa quante licenze ha ogni giocatore; il tavolo può scegliere di mostrarlo.',
  'GIG-2.1': `Un round ha nove azioni, sempre nello stesso ordine; questa è la prima. Il primo giocatore tira il dado per la Hudson, poi per la Jet, poi per la US Standard, e ogni volta il prezzo di quella compagnia si sposta di tanti scatti da ${money(PRICE_STEP)} quanti ne mostra il dado.`,
  'GIG-2.2': 'Nella sezione bianca un numero blu alza il prezzo e uno rosso lo abbassa.',
  'GIG-2.3': 'Nella sezione blu, dove i prezzi sono alti, ogni numero abbassa il prezzo.',
  'GIG-2.4': 'Nella sezione rossa, dove i prezzi sono bassi, ogni numero alza il prezzo.',
  'GIG-2.5':
    'Conta la sezione in cui si trova il prezzo prima di spostarsi. Un prezzo non esce mai dalla scala dei prezzi: all’estremo si ferma.',
  'GIG-3.1': 'Si scopre una carta rossa, e la locomotiva nera avanza subito di tante caselle quante ne indica la carta.',
  'GIG-3.2': 'Se la locomotiva nera raggiunge la stella, la partita finisce in quel momento.',
  'GIG-3.3':
    'Accanto alla carta rossa si scoprono tante carte beige quanti sono i giocatori. In ordine di turno ognuno prende una delle carte scoperte, di qualunque colore. Quella che resta va negli scarti del suo colore.',
  'GIG-3.4':
    'Se mentre si scoprono le carte il mazzo beige si esaurisce, i suoi scarti si mescolano in un mazzo nuovo e si continua da quello. Il mazzo rosso basta per tutta la partita.',
  'GIG-4.1':
    'In ordine di turno ognuno riceve tante licenze quante ne indica la sua carta, e le tiene segrete. Se il mazzo è vuoto, si rifà con gli scarti; se sono finiti anche quelli, le licenze mancanti non si distribuiscono.',
  'GIG-5.1':
    'In ordine di turno ognuno compie tutti i suoi movimenti prima che tocchi al successivo. La prima volta si comincia mettendo il camion su una casella a scelta della colonna 1, accanto alle compagnie. È obbligatorio, non costa nulla, e gli altri camion non contano.',
  'GIG-5.2':
    'I punti movimento della carta si dividono come si vuole, e in qualsiasi ordine, tra camion e locomotiva. Non è obbligatorio usarli; quelli che avanzano vanno persi.',
  'GIG-5.3':
    'Un camion si sposta di casella in casella, su, giù, a sinistra o a destra, dentro la mappa. Entrare in pianura costa 1 punto, in collina 2, in montagna 3.',
  'GIG-5.4': 'Un camion può attraversare un sito con la sua tessera, pagandone il terreno, ma non può fermarsi lì.',
  'GIG-5.5': 'Un camion non entra mai in una casella con una torre.',
  'GIG-5.6': 'I camion non si ostacolano: una casella può ospitarne quanti si vuole.',
  'GIG-5.7':
    'In qualsiasi momento dei propri movimenti, anche prima del primo punto o dopo l’ultimo, un giocatore può guardare in segreto sotto le tessere nere accanto al suo camion, quante ne vuole. Le tessere rosse non si guardano mai. Tutti vedono chi ha guardato dove, ma non che cosa ha visto. Quello che hai visto ti resta sempre visibile.',
  'GIG-5.8': 'Chi attraversa un sito con il camion non può guardare la tessera su cui si trova.',
  'GIG-5.9':
    'Una locomotiva avanza lungo il suo binario, al costo di ogni colonna in cui entra. Il proprietario non la fa mai arretrare. La locomotiva non va oltre la colonna 20.',
  'GIG-5.10': 'Dopo i movimenti puoi usare l’azione speciale della tua carta, se ne ha una: chiude il tuo turno. È facoltativa.',
  'GIG-5.11': 'Una locomotiva fatta arretrare si ferma al più tardi alla colonna 1.',
  'GIG-5.12': 'Finito il turno, la carta azione va negli scarti del suo colore.',
  'GIG-5.13':
    'Un camion può salire su un sito solo se restano abbastanza punti per uscirne verso una casella dove può fermarsi. Finché non ne è uscito, quei punti non possono andare alla locomotiva, il turno non può finire e non si può usare un’azione speciale.',
  'GIG-5.14':
    'Prezzo: il prezzo di una compagnia sale o scende esattamente di tanti scatti quanti ne indica la carta. All’estremo della scala dei prezzi si ferma; non si può scegliere una direzione in cui non può muoversi affatto.',
  'GIG-5.15': 'Petrolio gratis: un barile in uno dei tuoi depositi, quello che vuoi.',
  'GIG-5.16':
    'Indietro: le locomotive di tutti gli altri giocatori arretrano di tante colonne quante ne indica la carta, qualunque sia il costo delle colonne. Tutte o nessuna; quella nera mai.',
  'GIG-6.1':
    'In ordine di turno può costruire chi ha il camion accanto a un sito libero con la sua tessera e una torre nella riserva: una sola torre per round, su uno di quei siti, a scelta.',
  'GIG-6.2': `Costruire costa ${money(BUILDING_COST[1])} su un sito da una torre, ${money(BUILDING_COST[2])} su uno da due e ${money(BUILDING_COST[3])} su uno da tre, pagati subito alla banca. Nessuno può fare debiti.`,
  'GIG-6.3':
    'Chi costruisce scopre la tessera per tutti. Sul sito si mettono tanti barili quanti ne indica la tessera, con la torre sopra, e la tessera esce dal gioco.',
  'GIG-7.1':
    'In ordine di turno ognuno toglie un barile da ogni sua torre, anche da quella costruita in questo round. Una torre a cui si toglie l’ultimo barile torna nella riserva del proprietario, e da allora la sua casella è terreno normale.',
  'GIG-7.2':
    'Ogni barile si porta a una compagnia o va perso. Se la tua locomotiva è nella colonna della torre o più a destra, il barile viaggia gratis.',
  'GIG-7.3': `Se la tua locomotiva non è arrivata alla colonna della torre, per ogni barile puoi usarne un’altra che ci sia arrivata: quella nera, pagando ${money(FEE)} alla banca, o quella dell’avversario più avanti di tutti, pagando ${money(FEE)} al proprietario, che non può rifiutare. Se in testa ci sono più avversari a pari merito, si dividono la somma in parti uguali; quella nera non divide mai. Oppure rinunci al barile.`,
  'GIG-7.4': 'Se nessuna locomotiva è arrivata alla colonna della torre, o non puoi pagare, il barile è perso.',
  'GIG-7.5':
    'Per ogni barile scegli in quale dei tuoi tre depositi finisce: presso la Hudson, la Jet o la US Standard. Resta lì finché non viene venduto.',
  'GIG-7.6':
    'Ognuno estrae, decide, paga e deposita prima che cominci il successivo. Le tariffe si incassano subito. Il petrolio che viaggia gratis si porta sempre.',
  'GIG-8.1':
    'Il diritto di vendere va all’asta una compagnia alla volta: la Hudson, poi la Jet, poi la US Standard. Ogni asta si chiude, con la sua vendita, prima che cominci la successiva.',
  'GIG-8.2':
    'A un’asta partecipa solo chi ha petrolio presso quella compagnia. Apre il primo dei partecipanti in ordine di turno; si prosegue verso sinistra.',
  'GIG-8.3':
    'Un’offerta è un numero intero di punti in licenze, più alto del precedente, da 1 fino ai punti dell’intero mazzo: 117, o 90 con 60 licenze. Chi passa è fuori da quest’asta.',
  'GIG-8.4':
    'Quando resta solo chi ha offerto di più, paga con licenze che valgano almeno la sua offerta; se può, deve farlo. Non c’è resto. Sceglie le carte e le mostra, senza aggiungere carte superflue. Gli altri non pagano nulla.',
  'GIG-8.5':
    'Bluffare è permesso: si può offrire più di quanto si ha. Ma chi vince e non può pagare perde metà delle sue carte licenza (arrotondando per eccesso), estratte a caso, e l’asta si ripete. Anche chi ha bluffato può offrire di nuovo.',
  'GIG-8.6': 'Senza nemmeno una licenza non si partecipa.',
  'GIG-8.7':
    'Chi vince l’asta vende a quella compagnia, al suo prezzo, quanti vuole dei barili che ha lì. Paga le licenze anche se non ne vende nessuno.',
  'GIG-8.8':
    'Se tutti passano, o nessuno può partecipare, in questo round nessuno vende a quella compagnia. Anche chi non ha avversari, o resta in gara quando nessuno ha ancora offerto, deve offrire almeno 1 e pagarlo, oppure passare.',
  'GIG-8.9':
    'Dopo un bluff riapre il primo dei partecipanti in ordine di turno, e può offrire chiunque abbia diritto a partecipare, anche chi ha bluffato e chi aveva passato. Le altre carte di chi ha bluffato restano coperte.',
  'GIG-9.1': `Un deposito tiene due barili. Dopo le aste, i barili oltre il secondo presso una compagnia vanno subito alla banca, a ${money(OVERFLOW_PRICE)} l’uno.`,
  'GIG-10.1': 'Il dado passa a sinistra: nel round successivo comincia quel giocatore.',
  'GIG-11.1':
    'La partita finisce nel momento in cui la locomotiva nera raggiunge la stella, anche se la carta la porterebbe oltre. Di quel round non si gioca altro.',
  'GIG-11.2': `Ogni barile ancora sulle tue torri o nei tuoi depositi vale ${money(OIL_AT_END)}.`,
  'GIG-11.3': `Ogni tua torre sulla mappa vale ${money(derrickBonus(1))} se la tua locomotiva è la più avanti, ${money(derrickBonus(2))} se è seconda, ${money(derrickBonus(3))} se è terza, ${money(derrickBonus(4))} se è quarta. Quella nera non conta.`,
  'GIG-11.4':
    'Tra locomotive nella stessa colonna è davanti quella di chi ha in mano più punti in licenze; poi quella di chi viene prima nell’ordine di turno di questo round.',
  'GIG-11.5': 'Vince chi ha più denaro. A parità la vittoria è condivisa.',
  'GIG-12.1':
    'Un tavolo può giocare con l’inflazione. Chiusa l’asta di una compagnia, una volta per round, il suo prezzo si sposta di uno scatto: in su se nessuno ha vinto, o se chi ha vinto ha venduto un barile o nessuno; in giù se ne ha venduti tre o più. Con due resta dov’è. All’estremo della scala dei prezzi si ferma.',
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
