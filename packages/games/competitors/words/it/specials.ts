/** [COM-C7] The special contracts in Italian. */
import type { Special } from '../../content/specials.ts'
import type { Printed } from '../printed.ts'

export const specials: Readonly<Record<Special, Printed>> = {
  toll: {
    name: 'Pedaggio',
    text: 'Un altro giocatore che entra, attracca o atterra in questo Stato, con un mezzo proprio o noleggiato, ti paga 5.000 € per ogni «Pedaggio» in questo Stato, oltre alla tassa di transito della Sede. Un lasciapassare lo esenta.',
  },
  freeZone: {
    name: 'Zona franca',
    text: 'Non peschi Carte Dogana entrando, attraccando o atterrando in uno Stato che confina con questo. Canali e stretti non sono confini. Le carte imposte da un evento, da una «Mancia» o da una «Soffiata» si pescano lo stesso.',
  },
  warehouse: {
    name: 'Magazzino',
    text: 'All’inizio del tuo turno, dal secondo round in poi, puoi pescare una Carta Territorio o Contratto in più se un tuo mezzo è in questo Stato.',
  },
  workshop: {
    name: 'Officina',
    text: 'Se un tuo mezzo comincia in questo Stato un’Azione Muovi o Consegna, non paga carburante per il primo T.M. di quell’Azione.',
  },
  insurance: {
    name: 'Assicurazione',
    text: 'Una volta per round puoi ripetere un tuo tiro salvezza fallito in questo continente. Vale il secondo tiro.',
  },
  legalOffice: {
    name: 'Ufficio legale',
    text: 'In questo continente paghi la metà di quanto chiedono le Carte Dogana: diritti, multe e pagamenti facoltativi.',
  },
  politicalContacts: {
    name: 'Contatti politici',
    text: 'In questo continente tiri due d12 per un evento politico e ne scegli uno prima che abbia effetto.',
  },
  spy: {
    name: 'Spia',
    text: 'Guarda un contratto firmato di un altro giocatore. Nessun altro lo vede; puoi riguardarlo finché resta firmato.',
  },
  strike: {
    name: 'Sciopero',
    text: 'Nomina uno Stato senza Sede. Fino all’inizio del tuo prossimo turno nessuno, nemmeno tu, può entrarvi, attraccarvi o atterrarvi. I mezzi possono uscirne, e il meteo può ancora portarli lì.',
  },
  tipOff: {
    name: 'Soffiata',
    text: 'Durante la consegna di un altro giocatore, tra due passi: quel giocatore pesca subito una Carta Dogana. Al massimo una volta per consegna; non sotto «Corsia verde» o scorta.',
  },
  revocation: { name: 'Revoca', text: 'Scarta una carta associata alla Sede o a una Filiale di un altro giocatore.' },
  fastLane: { name: 'Corsia preferenziale', text: 'Durante una tua consegna: guadagni 2 P.M. in questo T.M.' },
  sponsor: { name: 'Sponsor', text: 'Incassa 15.000 €.' },
  doubleContract: {
    name: 'Contratto doppio',
    text: 'Tieni questa carta scoperta davanti a te; non si può cedere. La tua prossima consegna riuscita paga il doppio di quanto indica il contratto; i PV restano gli stessi. Poi scarta questa carta.',
  },
}
