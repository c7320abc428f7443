/** Perché qualcosa online non è riuscito, in italiano: ogni frase dice che cosa si può fare. */
import { RELINK_MINUTES } from '@wildcat/protocol'
import type { ServerFailureCode } from '../../../online/server-failure.ts'

export const failures: Readonly<Record<ServerFailureCode, string>> = {
  unreachable: 'Il server non risponde. Controlla la connessione, poi riprova. Le partite in questo browser funzionano anche senza.',
  strange: 'Il server ha detto qualcosa che questa pagina non capisce. Ricarica la pagina: forse è più vecchia del server.',
  noCookie: 'Il browser non ha conservato il cookie con cui il server ti riconosce. Consenti i cookie per questo sito, poi riprova.',
  malformed: 'Il server non ha capito. Ricarica la pagina, poi riprova.',
  tooLarge: 'È troppo lungo. Prova con un testo più breve.',
  tooFast: 'Troppe richieste in una volta. Aspetta un momento, poi riprova.',
  wrongOrigin:
    'Questa pagina è stata aperta da un indirizzo che il server non riconosce come suo. Chi lo gestisce può indicarlo: npm start -- --url INDIRIZZO.',
  notFound: 'A questo indirizzo non c’è nulla.',
  noGuest: 'Il server non ti conosce ancora, o non più. Digli il tuo nome.',
  notJoined: 'Non sei più a questo tavolo. Riaprilo.',
  notSeated: 'Può farlo solo chi è seduto al tavolo.',
  notHost: 'Può farlo solo chi ospita il tavolo.',
  badLink:
    'Questo link non vale più: ognuno vale una volta sola, e nessuno dopo la partita. Fanne uno nuovo su un dispositivo che occupa il posto, o chiedilo a chi ospita il tavolo.',
  seatLost:
    'Questo dispositivo non occupa più il posto: è stato escluso da un altro dispositivo, o qualcuno è arrivato con il nuovo link di chi ospita. Puoi guardare, o chiedere a chi ospita.',
  tooManyTables: 'Ci sono già troppi tavoli. Prima finisci o chiudi uno dei tuoi.',
  tooManyTablesToday:
    'Tu, o tutti insieme nella tua rete, avete già creato tutti i tavoli che questo server permette in un giorno. Gioca a un tavolo che c’è già, o aspetta un quarto d’ora per ogni tavolo nuovo.',
  tooMuchKept:
    'Oggi tu, o tutti insieme nella tua rete, avete giocato e scritto più di quanto questo server conserva. Riprendi tra qualche ora.',
  tableFull:
    'A questo tavolo è successo tanto che non si può andare avanti. Ciò che è stato giocato resta, e potete fermare la partita insieme.',
  tooManyAsides:
    'In questa partita hai già fatto tutte le offerte e le risposte a offerte concesse a un giocatore. Le tue mosse continuano come prima.',
  tooManySockets: 'Il server ha troppi visitatori. Riprova tra un po’.',
  tooManyTabs: 'Hai Wildcat aperto in troppe schede o finestre. Chiudine una: questa si collegherà da sola.',
  tooManyWatchers: 'Troppe persone guardano già questo tavolo.',
  tooManyDevices: 'Troppi dispositivi occupano già questo posto. Prima escludine uno.',
  unknownGame: 'Questo server non ha questo gioco.',
  unknownBot: 'Questo server non ha questo bot.',
  badSeats: 'Questo gioco vuole un altro numero di giocatori.',
  badOptions: 'Il gioco non accetta queste opzioni.',
  noTable: 'Questo tavolo non c’è più. Forse è stato chiuso, o il link è incompleto.',
  otherVersion: 'Questa partita è iniziata con un’altra versione delle regole e qui non può continuare.',
  damaged: 'Quello che il server conservava di questa partita è danneggiato.',
  notWaiting: 'La partita è già iniziata.',
  notPlaying: 'Qui non c’è una partita in corso.',
  notOver: 'Si può fare solo a partita finita.',
  seatTaken: 'Lì è già seduto qualcun altro. Scegli un altro posto.',
  seatKept: 'Questo posto è riservato a chi ci sedeva nell’ultima partita. Scegline un altro, o chiedi a chi ospita di liberarlo.',
  seatsOpen: 'Ci sono ancora posti liberi. Aspetta gli amici, o dalli ai bot.',
  nobodyPlays: 'Qualcuno deve sedersi: i bot da soli si guardano in questo browser, non online.',
  present: 'Questo giocatore è presente e non ha bisogno di un nuovo link.',
  awayTooShort: `Questo giocatore può ancora tornare: un nuovo link si può fare dopo ${RELINK_MINUTES} minuti di assenza. Riprova un po’ più tardi.`,
  earlierDevice: `Questo dispositivo occupava il posto per primo: da qui si può escludere dopo ${RELINK_MINUTES} minuti di assenza.`,
  conceded: 'Chi giocava a questo posto ha abbandonato.',
  playedByBot: 'Al tuo posto gioca un bot. Prima riprendi il posto.',
  playedByPerson: 'A questo posto giochi già tu.',
  nothingAsked: 'La richiesta non c’è più.',
  wouldBePractice: 'Dopo di te hanno deciso i bot. Puoi annullare, ma allora la partita è un allenamento: prima devi essere d’accordo.',
  nobodyToAgree: 'Per tutti gli altri giocano i bot: nessuno può essere d’accordo ad annullare. Aspetta che qualcuno torni.',
  muted: 'Chi ospita il tavolo ti ha messo in silenzio. Puoi continuare a giocare e leggere quello che dicono gli altri.',
  talkClosed: 'Chi ospita il tavolo ha chiuso la chat.',
  removed: 'Chi ospita ti ha allontanato da questo tavolo. Puoi guardarne un altro, o sederti lì.',
  noWatcher: 'Questa persona qui non guarda più.',
  yourself: 'Non puoi farlo a te stesso.',
  full: 'Il disco del server è pieno, quindi nulla è stato fatto. Chi lo gestisce deve liberare spazio.',
  store: 'Il server non è riuscito a salvare, quindi nulla è stato fatto. Riprova.',
  stopping: 'Il server si sta riavviando. Riprova tra un momento.',
  broken: 'Il server ha commesso un errore, quindi nulla è stato fatto. Riprova.',
}
