/** La partita guidata di Oilfield, in italiano. */
import { dollars as money } from '@wildcat/kernel/words/it/phrases.ts'
import type { TextsLike } from '../../lesson.ts'
import type { texts as en } from './en.ts'

const PENNY = 1
const PETER = 2

export const texts: TextsLike<typeof en> = {
  welcome: () =>
    `Texas, 1933. Dirigi una raffineria: ${money(20)}, un lavoratore e un magazzino per tre barili. Vince chi ha più punti vittoria (PV) quando i giacimenti si esauriscono.`,
  wayOfOil: () =>
    'Petrolio (nero) e gas (blu) si trovano in tre giacimenti. Una licenza ti dà un posto in un giacimento; una torre lì sopra porta barili in magazzino; i mercati li trasformano in denaro e punti. Pecos ha più petrolio di tutti.',
  twice: () =>
    'In ogni round agisci due volte: con il lavoratore, sotto gli occhi di tutti, e con una carta scelta in segreto. Queste case sono le azioni dei lavoratori. Si eseguono da sinistra a destra.',
  bid: () =>
    `Senza licenza non c’è posto per una torre: comincia da qui. Le caselle di Licenza sono offerte, e chi offre di più sceglie per primo. Offri ${money(7)}.`,
  outbid: who =>
    `${who(PENNY)} offre ${money(8)} per scegliere prima di te, e di certo mira a Pecos. Ognuno paga la propria offerta: la tua resta di ${money(7)}.`,
  wantsToBeFirst: who =>
    `${who(PETER)} va su Primo giocatore. Non rende denaro, ma vale da subito: in questo round giocheranno la carta prima ${who(PETER)}, poi tu, poi ${who(PENNY)}.`,
  card: () =>
    'Ora tutti scelgono insieme una carta, coperta. I lavoratori agiscono prima delle carte, quindi allora avrai già la licenza: scegli Costruzione, per una torre.',
  workersAct: () =>
    'Tutti hanno scelto. Ora agiscono i lavoratori, da sinistra a destra, e su Licenza prima l’offerta più alta. Guarda che cosa viene preso prima del tuo turno.',
  lease: who =>
    `${who(PENNY)} ha preso Pecos. Prendi Dallas, che ha 7 barili di petrolio: una torre estrae solo dal proprio giacimento, e Austin ne ha appena 3.`,
  cardsShown: who =>
    `Ora le carte si scoprono: ${who(PETER)} ha Licenza, ${who(PENNY)} e tu avete Costruzione. È in vendita una sola torre media, e tu agisci prima di ${who(PENNY)}.`,
  build: who =>
    `${who(PETER)} ha pagato ${money(5)} per Austin: con la carta una licenza costa sempre così. Compra la torre media per ${money(8)}; sta sulla tua licenza di Dallas e porta 3 barili di petrolio a ogni estrazione.`,
  newTower: () =>
    'Una torre nuova può estrarre subito, gratis. Il magazzino tiene tre barili e ne ha già due: entra solo 1 barile di petrolio. Il resto rimane nel giacimento per dopo.',
  tooLate: who =>
    `Anche ${who(PENNY)} voleva la torre media, ma è rimasta solo quella piccola: 2 barili di petrolio alla volta. Agire per primi può valere molto.`,
  secondRound: () =>
    `Il round è finito. Arrivano nuove tessere in vendita e nuove licenze, e il sussidio cresce di ${money(1)} finché qualcuno lo prende con il lavoratore.`,
  toMarket: who =>
    `${who(PETER)}, ora primo giocatore, va su Costruzione. Il tuo magazzino è pieno e un’estrazione non ti darebbe nulla: prima vendi. Metti il lavoratore su Mercato locale, che ha una sola casella.`,
  investing: who =>
    `${who(PENNY)} va su Investimento: punti in cambio di denaro, subito. Lì i prezzi possono solo salire: i primi punti costano poco, e si rivendono quando serve denaro.`,
  drillLater: () =>
    'Pensa in anticipo: il lavoratore vende prima che si giochino le carte, e allora il magazzino sarà vuoto. Scegli Estrazione: la tua torre porterà altri barili.',
  localTower: who =>
    `${who(PETER)} ha costruito una torre locale piccola. Non ha bisogno di posto in magazzino: quello che estrae si vende subito, qui 1 barile di gas per 1 PV.`,
  sell: who =>
    `Vendi tutto. Il gas vale 1 PV; per i 2 barili di petrolio scegli tra ${money(4)} e 1 PV: all’inizio il denaro serve per le torri, alla fine contano i punti. ${who(PENNY)}, che chiude l’ordine di turno, fa da supervisore e riceve ${money(1)} dalla banca.`,
  national: who =>
    `Le carte: ${who(PETER)} e tu avete Estrazione, ${who(PENNY)} ha Mercato nazionale. Lì, senza concorrenti, ${who(PENNY)} vende il petrolio a ${money(3)} al barile; in due sarebbe a ${money(1)}. Cerca quindi di indovinare che cosa sceglieranno gli altri.`,
  drill: () =>
    'La tua carta: ognuna delle tue torri si usa una volta. La tua estrae 3 barili di petrolio da Dallas, e ora ci stanno tutti.',
  depletion: who =>
    `${who(PENNY)} ha venduto 3 barili di petrolio per ${money(9)}. Un giacimento senza petrolio si rifornisce, ma solo due volte; poi è esaurito. Quando lo sono in due, si giocano quel round e un altro ancora.`,
  scoring: () =>
    'Alla fine si aggiungono 1 PV per ogni licenza, 1 PV per ogni sezione piena del magazzino e 2 PV per la cassa più ricca. Per ora sarebbero 2 PV per te: la licenza e il magazzino pieno.',
  yours: who =>
    `${who(PETER)} offre di nuovo ${money(5)}, e ora tocca a te. Un’idea: con il lavoratore una seconda licenza, a Pecos, e come carta Mercato nazionale per i 3 barili di petrolio. Da qui in poi decidi tu; quando arriva qualcosa di nuovo trovi un consiglio.`,
}
