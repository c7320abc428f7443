/** Consigli per la prima partita, in italiano. */
import { CASH_POINTS, GOVERNMENT_FEE, LOCAL_OIL_PRICE } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money, vp } from './phrases.ts'

export const hints = hintsIn({
  place:
    'In ogni turno agisci due volte: con l’operaio, che tutti vedono, e con una carta, che scegli poi in segreto. Gli operai agiscono da sinistra a destra: quello che costruisci con l’operaio può già trivellare con la carta.',
  bot: 'In due gioca anche un bot neutrale. Il suo operaio occupa una casella e a ogni turno si sposta; la sua carta esce a caso.',
  end: `Questo turno o il prossimo è l’ultimo. Trasforma in punti quello che hai: ogni concessione e ogni settore pieno del deposito vale ${vp(1)}, e la cassa più ricca ${vp(CASH_POINTS[0])}.`,
  strike: 'Con lo sciopero nessuno estrae nulla in quel giacimento. Finisce con questa fase di azioni.',
  card: 'Nessuno vede la tua carta finché non si scoprono tutte. Puoi cambiarla finché l’ultimo non ha scelto. Pensa a che cosa sceglieranno gli altri: possono prendere la concessione o la tessera che vuoi tu, e il mercato nazionale rende di più se ci sei da solo.',
  lease:
    'Una concessione è il posto per una torre, e alla fine vale un punto. Un giacimento ricco, che si riempirà ancora, nutre una torre più a lungo.',
  raise: 'Hai offerto più di quanto hai in contanti. Vendi gli investimenti di cui puoi fare a meno; ne restituisci i punti.',
  build: 'Una torre dà cubi ogni volta che trivelli: prima la costruisci, più rende. Se il deposito è sempre pieno, un serbatoio aiuta.',
  drill:
    'Ognuna delle tue torri si usa una volta, nell’ordine che vuoi. Ciò per cui manca il posto resta nel giacimento: pensa a quale torre usare prima.',
  newTower: 'Una torre nuova può trivellare una volta gratis. Se il posto non ti serve per qualcosa di meglio, usala.',
  local: `Il petrolio rende ${money(LOCAL_OIL_PRICE)} al cubo o un punto ogni due, il gas un punto al cubo. All’inizio il denaro serve per le torri; alla fine contano i punti.`,
  national: 'Il prezzo vale per questo turno. Se è buono vendi quanto puoi; se è basso puoi tenere il petrolio per un’altra volta.',
  first:
    'Chi è primo sceglie per primo la casella nel prossimo turno, e già in questo esegue per primo la sua carta. Chi siede prima di te diventa supervisore.',
  subsidy: 'Il sussidio cresce di un dollaro a ogni turno, finché qualcuno lo prende.',
  invest:
    'Punti in cambio di denaro. I prezzi salgono soltanto: investire presto costa poco, e si può rivendere a più di quanto si è pagato.',
  sellInvestment:
    'Ogni volta che ti viene chiesto qualcosa puoi prima vendere investimenti. Ricevi quanto pagherebbe chi compra dopo, e restituisci i punti.',
  fee: `Con ${money(GOVERNMENT_FEE)} questa torre sarà forte per il resto della partita. Se resta poco petrolio, lasciala andare: il segnalino torna a te.`,
})
