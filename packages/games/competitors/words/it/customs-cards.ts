/** [COM-C5] The customs cards in Italian. */
import type { Customs } from '../../content/customs.ts'
import type { Printed } from '../printed.ts'

export const customsCards: Readonly<Record<Customs, Printed>> = {
  wavedThrough: { name: 'Passaggio libero', text: 'Prosegui.' },
  greenLane: { name: 'Corsia verde', text: 'Non peschi altre Carte Dogana in questa consegna, per nessun motivo.' },
  trustedTrader: { name: 'Certificato AEO', text: 'Guadagni 1 P.M. in questo T.M., anche se i P.M. erano finiti.' },
  dutyRefund: { name: 'Rimborso accise', text: 'Incassa 2.000 €.' },
  friendAtTheGate: {
    name: 'Doganiere amico',
    text: 'Tieni questa carta scoperta davanti a te; non si può cedere. Quando in seguito peschi un’altra Carta Dogana puoi annullarla appena viene mostrata: poi entrambe vanno in fondo al mazzo.',
  },
  punctualityPrize: { name: 'Premio puntualità', text: 'Pesca una Carta Territorio.' },
  incompleteWaybill: { name: 'Bolla incompleta', text: 'Paga 2.000 € o perdi 1 P.M.' },
  queueAtTheGate: { name: 'Coda al varco', text: 'Perdi 1 P.M.' },
  customsDuty: { name: 'Diritti doganali', text: 'Paga 3.000 €.' },
  changeOfShift: { name: 'Cambio turno', text: 'Tira un d6. 1–2: perdi 2 P.M. 3–6: prosegui.' },
  freeSample: { name: 'Campione omaggio', text: 'Puoi pagare 1.000 € per pescare una Carta Contratto.' },
  tip: { name: 'Mancia', text: 'Paga 5.000 €, oppure pesca un’altra Carta Dogana ed eseguila.' },
  documentCheck: {
    name: 'Controllo documenti',
    text: 'Mostra il contratto a tutti. Se è illegale, paga una multa di 10.000 €. Poi prosegui.',
  },
  interpreter: { name: 'Interprete', text: 'Tira un d6. 1: paga 4.000 €. 2–5: niente. 6: incassa 4.000 €.' },
  expressClearance: { name: 'Sdoganamento rapido', text: 'Puoi pagare 3.000 € per guadagnare 2 P.M. in questo T.M.' },
  scanner: {
    name: 'Scanner',
    text: 'Merce illegale: paga una multa di 20.000 €, il mezzo è sequestrato e la consegna fallisce. Merce legale: prosegui.',
  },
  snifferDogs: {
    name: 'Unità cinofila',
    text: 'Merce illegale: paga una multa di 30.000 €, il mezzo è sequestrato e la consegna fallisce. Merce legale: perdi 1 P.M.',
  },
  fullInspection: {
    name: 'Ispezione completa',
    text: 'Merce illegale: il mezzo e il Truck a bordo sono sequestrati e la consegna fallisce, senza multa. Merce legale: perdi 2 P.M.',
  },
  goodsHeld: { name: 'Merce bloccata', text: 'Il tuo turno finisce subito e la consegna fallisce.' },
  gateClosed: { name: 'Varco chiuso', text: 'Paga 10.000 €, oppure il tuo turno finisce subito e la consegna fallisce.' },
  penalty: { name: 'Sanzione', text: 'Paga 8.000 €.' },
  impounded: {
    name: 'Fermo amministrativo',
    text: 'Il tuo turno finisce subito e la consegna fallisce. Il mezzo che ha fatto pescare questa carta non può muoversi, caricare né essere trasportato fino alla fine del prossimo turno del suo proprietario. Si può vendere o cedere, ma resta fermo.',
  },
}
