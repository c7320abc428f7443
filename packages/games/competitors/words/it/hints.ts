/** Consigli per una prima partita, in italiano. */
import { ACTIONS, BRANCH_PRICE, POINTS, RANGE } from '../../components.ts'
import { hintsIn } from '../hints.ts'
import { euro, number } from './phrases.ts'

export const hints = hintsIn({
  hq: 'Le consegne danno Punti Vittoria (PV). I tuoi mezzi partono dalla Sede, ed entrando nel suo Stato non peschi Carte Dogana; le Navi non ne pescano in nessun Porto del suo continente. Scegline una vicina alle tue Carte Territorio, soprattutto a quelle che vuoi come Mittenti.',
  end: 'La fine è vicina. Consegna quello che puoi: alla fine carte in mano e contratti firmati non valgono nulla, e a parità di PV vince il giocatore più ricco.',
  draw: 'Prima usa la pescata gratis: con la prima Azione la perdi. Le Carte Territorio dicono da dove parte e dove arriva la merce, le Carte Contratto che cosa portare.',
  sign: 'Per guadagnare bisogna prima firmare: due Carte Territorio come Mittente e Destinatario, e in mezzo un contratto. Scegli un Mittente dove c’è già un tuo mezzo, e guarda il simbolo del mezzo e i T.M. concessi. Tra due continenti una consegna dà più PV.',
  gather:
    'Una consegna parte dallo Stato del Mittente, e lì non hai ancora un mezzo. Portacene uno vuoto, senza Carte Dogana, o acquistane uno in una tua base vicina.',
  deliver:
    'Consegna è tutto il viaggio in una sola Azione: carichi e viaggi un passo alla volta, e il viaggio riesce o fallisce prima di ogni altra cosa. Prima di partire conta i punti del percorso.',
  special:
    'Hai in mano una carta Speciale. I vantaggi si associano alla Sede o a una Filiale e ci restano; le altre agiscono subito. Giocarla non è un’Azione.',
  weather:
    'L’evento meteo di questo round colpisce dove si trova un tuo mezzo. In Porto, in Aeroporto e, per i Truck, nello Stato della tua Sede o di una tua Filiale sei al sicuro. Ogni mezzo tira al massimo una volta per round.',
  deals:
    'Ti manca una carta, un mezzo o denaro? Fai una proposta agli altri: carte, mezzi, Filiali e lasciapassare si possono scambiare, anche fuori dal tuo turno. Non è un’Azione.',
  endTurn: `Hai usato le tue ${number(ACTIONS)} Azioni. Puoi ancora trattare e giocare carte Speciali; poi termina il turno.`,
  tm: `Il contratto concede un certo numero di Turni Movimento (T.M.). Ognuno dà a un Truck ${number(POINTS.truck)} punti, a una Nave ${number(POINTS.ship)}, a un Aereo ${number(POINTS.plane)}; cambiare mezzo non ne dà altri. Se arrivi con un T.M. d’anticipo peschi una Carta Contratto.`,
  customs:
    'I mezzi con la merce incontrano la Dogana: i Truck ai confini con dogana, negli Stati a rischio e su canali e stretti, le Navi quando attraccano fuori dal continente della tua Sede, gli Aerei quando atterrano all’estero. I passi che fanno pescare una carta lo dicono. Con merce illegale, evitali.',
  plane: `Un punto è un volo fino a ${number(RANGE)} esagoni, atterraggio compreso. Alla fine di un T.M. un Aereo può restare in volo, ma uno solo dei tuoi alla volta, e in volo può colpirlo l’evento meteo.`,
  ship: 'Lasciare un Porto costa un punto, attraccare nessuno: dall’esagono di un Porto puoi sempre attraccare, anche senza punti.',
  crossing: 'Un canale o uno stretto è un luogo a sé, e nessuna Azione può finire lì. Prosegui dall’altra parte, o torna indietro.',
  move: 'Un movimento è un T.M. di un mezzo vuoto, un passo alla volta. Terminalo quando il mezzo è dove lo vuoi.',
  redFlag:
    'Negli Stati a rischio si tira un evento politico ogni volta che un mezzo vi finisce un T.M., vi attracca o vi atterra. Chi li attraversa senza fermarsi non tira.',
  card: 'Una Carta Dogana si esegue subito. Se ti lascia una scelta, pensa ai punti che ti servono ancora: spesso una piccola somma costa meno di un punto perso.',
  friend:
    'Con «Doganiere amico» puoi annullare una Carta Dogana, una volta sola. Tienilo per una carta che ti farebbe perdere la consegna.',
  branch: `Per ${euro(BRANCH_PRICE)} una Filiale è una seconda casa: entrando nel suo Stato niente Carte Dogana, i nuovi mezzi possono partire da lì e gli Aerei usano qualsiasi Aeroporto del suo continente. Adesso, e solo adesso, puoi portarci gratis i tuoi mezzi in sosta.`,
  sale: 'Il tuo denaro non basta. Vendi ciò che ti serve meno: ricevi la metà di quanto costa.',
})
