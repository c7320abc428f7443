/** La partita guidata di Competitors, in italiano. */
import { euros as money } from '@wildcat/kernel/words/it/phrases.ts'
import type { TextsLike } from '../../lesson.ts'
import type { texts as en } from './en.ts'

const PENNY = 1

export const texts: TextsLike<typeof en> = {
  welcome: () =>
    `Dirigi una compagnia di spedizioni e consegni merci in tutto il mondo con Truck, Navi e Aerei. Cominci con ${money(200000)}, due Truck, una Nave e un Aereo. Vince chi alla fine di un round ha 10 Punti Vittoria (PV).`,
  cards: () =>
    'In mano hai due tipi di carte. Le Carte Territorio dicono da dove e verso dove puoi consegnare; le Carte Contratto dicono quale merce, in quanto tempo e per quanto. Nessun altro le vede.',
  headquarters: () =>
    'Prima scegli la Sede Principale: tutti i tuoi mezzi partono da lì. Prendi l’Italia: ne hai la Carta Territorio, e la prima merce può partire da casa tua.',
  neighbour: who =>
    `${who(PENNY)} sceglie la Germania. Chi entra, attracca o atterra nello Stato della Sede di un altro gli paga ${money(10000)}: a volte conviene girarci intorno.`,
  weather: () =>
    'Ogni round comincia con il meteo, in un’area del mondo. Un uragano in Nord e Centro America minaccia le Navi di quella zona; i tuoi mezzi sono lontani.',
  actions: () =>
    'Nel tuo turno hai due Azioni: pescare una carta, firmare un contratto, consegnarlo, muovere un mezzo vuoto, acquistare o vendere un mezzo o una Filiale. Due qualsiasi, anche due volte la stessa.',
  sign: () =>
    `Firma un contratto: Mittente, Merce e Destinatario. I server dall’Italia al Kenya rendono ${money(65000)} e, poiché cambiano continente, 3 PV; nello stesso continente sarebbe 1. Gli altri vedono gli Stati, non la Merce.`,
  deliver: () =>
    'Con la seconda Azione consegnalo. La Merce può viaggiare per 2 Turni Movimento (T.M.). Il simbolo sulla carta dice in Aereo, e il tuo è già in Italia; senza simbolo andrebbe bene qualsiasi mezzo.',
  fly: () =>
    'In un Turno Movimento un Aereo fa due voli da 3 esagoni al massimo; un Truck ha 5 Punti Movimento, una Nave 4. Il carburante si paga lungo la strada. Prima vola a metà strada, sopra l’Africa.',
  land: () => 'Ora atterra in Kenya: è a portata, ed è il secondo volo dello stesso Turno Movimento.',
  customs: () =>
    'Un altro Paese: Dogana! Si pesca una carta: alcune sono innocue, altre costano denaro o tempo. La tua offre più velocità in cambio di denaro. Sei già alla meta: non pagare.',
  delivered: () =>
    `Consegnato: ${money(65000)} e 3 PV. È bastato un Turno Movimento dei due permessi, e per questo ricevi in premio una Carta Contratto. L’Aereo resta in Kenya.`,
  endTurn: () => 'Hai usato le due Azioni. Termina il turno.',
  emptyMove: who =>
    `${who(PENNY)} manda un Aereo vuoto in Nigeria, per caricare lì più tardi. È uno Stato a rischio, con la bandiera rossa: chi si ferma lì tira per un evento politico. Questa volta non è successo nulla.`,
  faceDown: who =>
    `${who(PENNY)} firma un contratto dalla Nigeria a San Pietroburgo. Vedi il percorso, non quanto rende. Al prossimo turno l’Aereo è pronto a caricare: per una consegna serve un mezzo vuoto presso il Mittente.`,
  secondRound: () =>
    'Round 2: gli incendi in Europa minacciano i Truck, ma non negli Stati della propria Sede e delle proprie Filiali. I tuoi sono al sicuro in Italia.',
  draw: () =>
    'Dal secondo round il tuo turno comincia con una carta gratis. Da quale mazzo? Le Carte Territorio aprono più strade, le Carte Contratto danno più merci; ne hai 8 delle prime e 5 delle seconde. Scegli.',
  vehicles: () =>
    'Pensa a dove sono i tuoi mezzi. L’Aereo è in Kenya, Truck e Nave sono in Italia. Muovere un mezzo vuoto costa un’Azione; anche acquistare una Filiale, da cui partono i mezzi nuovi e dove la Dogana ti lascia in pace.',
  risks: () =>
    'Una consegna che non arriva in tempo fallisce e costa 1 PV. Prima della firma la pagina ti dice che cosa è troppo lontano o senza strada. La Merce illegale rende di più, finché la Dogana non la trova.',
  yours: who =>
    `Il pesce fresco dalla Grecia a Israele, con la Nave e in un solo Turno Movimento, darebbe ${money(95000)} e 3 PV, ma prima la Nave deve arrivare in Grecia. Con ${who(PENNY)} puoi anche trattare in ogni momento. Da qui in poi decidi tu; quando arriva qualcosa di nuovo trovi un consiglio.`,
}
