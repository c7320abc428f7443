/** Consigli per la prima partita, in italiano. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/it/hints.ts'
import { DEEP_DRILLING_COST, GUSHER_COST } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

const atEnd = `Un barile non ancora venduto vale solo ${money(OIL_AT_END)}; ogni torre vale di più quanto più avanti è il tuo treno.`

export const hints = hintsIn({
  takeCard:
    'Ogni carta dà licenze, per le offerte alle aste, e punti movimento, per il camion e il treno. Più licenze, meno movimento; alcune carte hanno anche un’azione speciale.',
  end: `Il Barone è vicino alla sua ultima riga, e lì la partita finisce subito. ${atEnd}`,
  lastCards: `Restano poche carte speciali, e senza carte la partita finisce. ${atEnd}`,
  placeTruck:
    'Parti da una colonna vicina a un pozzo. I pozzi doppi e tripli danno più petrolio ma sono più lontani, e portare a casa quel petrolio è più difficile.',
  prospect:
    'Dividi i punti tra camion e treno come vuoi. Porta il camion accanto a un pozzo, per costruire lì; porta il treno fino alla riga di quel pozzo, e il petrolio viaggia gratis.',
  crossing: 'Un camion può attraversare un pozzo, ma non può fermarsi lì. Prima prosegui fino a un terreno libero.',
  look: 'Sei accanto a un pozzo che puoi guardare. Guardare non costa nulla, e solo tu saprai che cosa contiene: guarda prima di costruire.',
  build: `Una torre ti dà un barile per round, da subito, finché il suo petrolio dura. Puoi costruirne una per turno, e poi il camion resta dov’è. Tieni da parte del denaro: se il tuo treno non è arrivato fin lì, un altro costa ${money(FEE)} al barile.`,
  special: 'La tua carta ha un’azione speciale. Chiude il turno: prima usa i punti. È facoltativa.',
  gusher: `La tua carta permette uno zampillo: una seconda torre in pianura accanto al camion, per ${money(GUSHER_COST)} e senza pozzo. Prima costruiscine una normale; lo zampillo chiude il turno.`,
  deepen: `Ogni torre che perfori in profondità costa ${money(DEEP_DRILLING_COST)} e dà un barile extra. Conviene solo se la partita dura abbastanza da estrarlo, trasportarlo e venderlo.`,
  baron:
    'In due alle aste partecipa anche il Barone. A offerte finite mostra le sue licenze: se valgono quanto la tua offerta, o di più, nessuno vende e tu tieni le tue.',
  aggressiveBaron:
    'All’asta partecipa anche il Barone, che tiene le sue licenze finché non vince. Quando un giocatore passa, si scoprono le carte del Barone, e l’altro deve offrire più di quanto valgono tutte insieme, oppure passare.',
  liquidation:
    'Un’ultima occasione: chi vince sceglie una compagnia dove ha petrolio, tira di nuovo il dado per il suo prezzo e può vendere lì. Paga l’offerta anche se il prezzo scende.',
  lastBid:
    'Ogni carta coperta del Barone vale 1 o 2. Offri abbastanza da batterlo, ma non più di quanto ti rende la vendita: se vinci, paghi tutto.',
  outbid: 'Se passi, vince il Barone e scarta le sue carte. Se lo superi, le sue carte restano qui, scoperte, per la prossima asta.',
  nameCompany:
    'Prima si tira il dado per la compagnia che scegli. Nella sezione rossa il prezzo può solo salire, nella sezione blu solo scendere.',
  ...tradeHints({ has: 'Il tuo treno è arrivato', hasNot: 'Il tuo treno non è arrivato', another: 'Un altro' }),
})
