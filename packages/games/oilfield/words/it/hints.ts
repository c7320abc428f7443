/** Consigli per la prima partita, in italiano. */
import { CASH_POINTS, GOVERNMENT_FEE, LOCAL_OIL_PRICE } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money, vp } from './phrases.ts'

export const hints = hintsIn({
  place:
    'In ogni round agisci due volte: con il lavoratore, sotto gli occhi di tutti, e con una carta, scelta poi in segreto. I lavoratori agiscono da sinistra a destra: una torre costruita con il lavoratore può già estrarre con la carta.',
  bot: 'In due gioca anche un bot neutrale. Il suo lavoratore occupa una casella e a ogni round si sposta; la sua carta esce a caso.',
  end: `Questo round o il prossimo è l’ultimo. Trasforma in punti quello che hai: ogni licenza e ogni sezione piena del magazzino vale ${vp(1)}, e la cassa più ricca ${vp(CASH_POINTS[0])}.`,
  strike: 'Con lo sciopero nessuno estrae nulla in quel giacimento. Finisce con questa fase di azioni.',
  card: 'Nessuno vede la tua carta finché non si scoprono tutte. Puoi cambiarla finché l’ultimo non ha scelto. Pensa a che cosa sceglieranno gli altri: possono prendere la licenza o la tessera che vuoi tu, e il mercato nazionale rende di più se lo scegli solo tu.',
  lease:
    'Una licenza è il posto per una torre, e alla fine vale un punto. Un giacimento ricco e con altri rifornimenti alimenta una torre più a lungo.',
  raise: 'Hai offerto più di quanto hai in contanti. Vendi gli investimenti che ti servono meno: ne restituisci i punti.',
  build: 'Una torre rende a ogni estrazione: prima la costruisci, meglio è. Se il magazzino è sempre pieno, serve un serbatoio.',
  drill:
    'Ognuna delle tue torri si usa una volta, nell’ordine che vuoi. Quello che non entra in magazzino resta nel giacimento: pensa a quale torre usare prima.',
  newTower: 'Una torre nuova può estrarre subito, gratis. Se il posto non ti serve per qualcosa di meglio, usala.',
  local: `Il petrolio rende ${money(LOCAL_OIL_PRICE)} al barile o un punto ogni due, il gas un punto al barile. All’inizio il denaro serve per le torri; alla fine contano i punti.`,
  national: 'Il prezzo vale per questo round. Se è buono vendi quanto puoi; se è basso puoi tenere il petrolio per un’altra volta.',
  first:
    'Chi è primo giocatore sceglie la casella prima di tutti nel prossimo round, e già in questo gioca la carta prima degli altri. Chi siede alla tua destra diventa supervisore.',
  subsidy: 'Il sussidio cresce di un dollaro a ogni round, finché qualcuno lo prende.',
  invest:
    'Punti in cambio di denaro. I prezzi possono solo salire: investire presto costa poco, e puoi rivendere a più di quanto hai pagato.',
  sellInvestment:
    'Ogni volta che ti viene chiesto qualcosa puoi prima vendere investimenti. Ricevi quanto pagherebbe il prossimo acquirente, e restituisci i punti.',
  fee: `Con il canone di ${money(GOVERNMENT_FEE)} questa torre sarà forte per il resto della partita. Se resta poco petrolio, lasciala andare: il segnalino torna a te.`,
})
