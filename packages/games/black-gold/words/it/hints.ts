/** Consigli per la prima partita, in italiano. */
import { FEE, OIL_AT_END } from '@wildcat/oil-rush'
import { tradeHints } from '@wildcat/oil-rush/words/it/hints.ts'
import { DEEP_DRILLING_COST, GUSHER_COST } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { money } from './phrases.ts'

const atEnd = `Un barile non ancora venduto vale solo ${money(OIL_AT_END)}; ogni torre vale di più quanto più avanti è il tuo treno.`

export const hints = hintsIn({
  takeCard:
    'Ogni carta dà licenze, per le offerte alle aste, e movimento, per il camion e il treno. Più dell’uno vuol dire meno dell’altro; alcune carte hanno anche un’azione speciale.',
  end: `Il Barone è vicino alla sua ultima riga, e lì la partita finisce subito. ${atEnd}`,
  lastCards: `Restano poche carte speciali, e senza carte la partita finisce. ${atEnd}`,
  placeTruck:
    'Parti da dove arrivi presto accanto a un pozzo. I pozzi doppi e tripli danno più petrolio ma sono più lontani, e portarlo a casa è più difficile.',
  prospect:
    'Dividi i punti tra camion e treno come vuoi. Porta il camion accanto a un pozzo, per costruirci; porta il treno fino alla riga di quel pozzo, e il petrolio viaggia gratis.',
  crossing: 'Un camion può attraversare un pozzo, ma non fermarcisi. Prima prosegui fino a un terreno libero.',
  look: 'Sei accanto a un pozzo in cui si può guardare. Non costa nulla, e solo tu saprai che cosa contiene: guarda prima di costruire.',
  build: `Una torre ti dà un barile per turno, da subito, finché il suo petrolio dura. Puoi costruirne una per mossa, e poi il camion resta dov’è. Tieni da parte del denaro: dove il tuo treno non è arrivato, un altro costa ${money(FEE)} al barile.`,
  special: 'La tua carta ha un’azione speciale. Con quella la mossa finisce: prima usa i punti. Puoi anche farne a meno.',
  gusher: `La tua carta permette uno zampillo: una seconda torre in pianura accanto al camion, per ${money(GUSHER_COST)} e senza pozzo. Prima costruiscine una normale; con lo zampillo la mossa finisce.`,
  deepen: `Ogni torre in cui trivelli più a fondo costa ${money(DEEP_DRILLING_COST)} e dà un barile in più. Conviene solo se la partita dura abbastanza da estrarlo, portarlo e venderlo.`,
  baron:
    'In due offre anche il Barone. A offerte finite mostra le sue licenze: se valgono quanto la tua offerta, o di più, nessuno vende e tu tieni le tue.',
  aggressiveBaron:
    'Offre anche il Barone, e tiene le sue licenze finché non vince. Quando uno di voi passa, le sue carte si scoprono, e l’altro deve offrire più di quanto valgono tutte insieme, oppure passare.',
  liquidation:
    'Un’ultima occasione: chi vince nomina una compagnia dove ha petrolio, il suo prezzo si tira di nuovo, e lì può vendere. Paga l’offerta anche se il prezzo scende.',
  lastBid:
    'Ogni carta coperta del Barone vale 1 o 2. Offri abbastanza da batterlo, ma non più di quanto ti rende la vendita: se vinci, paghi tutto.',
  outbid: 'Se passi, vince il Barone e scarta le sue carte. Se lo superi, le sue carte restano qui, scoperte, per la prossima asta.',
  nameCompany: 'Prima si tira il prezzo della compagnia che nomini. Nel settore rosso può solo salire, in quello blu solo scendere.',
  ...tradeHints({ has: 'Il tuo treno è arrivato', hasNot: 'Il tuo treno non è arrivato', another: 'Un altro' }),
})
