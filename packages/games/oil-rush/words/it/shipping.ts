/** Estrazione e trasporto, barile per barile e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import { FEE } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import type { Freight, Loss } from '../facts.ts'
import { shippingPassage } from '../shipping.ts'
import { and, barrels, companies, money, number } from './phrases.ts'
import type { Terms } from './terms.ts'

export function shippingWords(terms: Terms) {
  const { train, trains, black, theSites, ofSites, fromSites } = terms

  function event(e: ShippingEvent, who: Names): string {
    switch (e.kind) {
      case 'oilProduced':
        return `${who(e.seat)} ${pumps(e.wells)}.${e.exhausted.length === 0 ? '' : ` ${dry(e.exhausted)}`}`
      case 'oilCarried':
        return carried(e, who)
      case 'oilLost':
        return lost[e.why](who(e.seat), ofSites([e.well]))
    }
  }

  function carried({ seat, well, by, carriers, company }: Extract<ShippingEvent, { kind: 'oilCarried' }>, who: Names): string {
    const ships = `${who(seat)} porta il barile ${ofSites([well])} a ${companies[company]}`
    if (by === 'own') return `${ships}.`
    if (by === 'black') return `${ships} con ${black} per ${money(FEE)}.`
    if (carriers.length === 1) return `${ships} e paga ${money(FEE)} a ${and.format(carriers.map(who))}.`
    return `${ships} per ${money(FEE)}, divisi tra ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} a testa.`
  }

  const lost: Readonly<Record<Loss['why'], (who: string, from: string) => string>> = {
    noTrain: (who, from) => `${who} perde il barile ${from}: nessuna ${train} è arrivata fin lì.`,
    noMoney: (who, from) => `${who} perde il barile ${from}: manca il denaro per il trasporto.`,
    givenUp: (who, from) => `${who} rinuncia al barile ${from}.`,
  }
  const reasons: Readonly<Record<Loss['why'], string>> = {
    noTrain: `: nessuna ${train} è arrivata fin lì`,
    noMoney: ': manca il denaro per il trasporto',
    givenUp: ' per non pagare il trasporto',
  }

  const pumps = (wells: readonly number[]) => `estrae ${barrels(wells.length)} ${fromSites(wells)}`
  const theBarrels = (wells: readonly number[]) => `${wells.length === 1 ? 'il barile' : 'i barili'} ${ofSites(wells)}`
  const dry = (wells: readonly number[]) =>
    `${capital(theSites(wells))} ${wells.length === 1 ? 'è esaurito e la torre torna' : 'sono esauriti e le torri tornano'} nella riserva.`

  function aboard({ by, carriers, wells }: Freight, who: Names): string {
    const fee = wells.length * FEE
    if (by === 'black') return `con ${black} per ${money(fee)}`
    const share = carriers.length === 1 ? '' : `, ${money(fee / carriers.length)} a testa`
    return `con ${carriers.length === 1 ? `la ${train}` : `le ${trains}`} di ${and.format(carriers.map(who))} per ${money(fee)}${share}`
  }

  function freight({ by, carriers, wells }: Freight, who: Names): string {
    const fee = wells.length * FEE
    if (by === 'black') return `${capital(black)} trasporta ${theBarrels(wells)} per ${money(fee)}.`
    const owners = and.format(carriers.map(who))
    if (carriers.length === 1) return `La ${train} di ${owners} trasporta ${theBarrels(wells)} per ${money(fee)}.`
    return `Le ${trains} di ${owners} trasportano ${theBarrels(wells)} per ${money(fee)}: ${money(fee / carriers.length)} a testa.`
  }

  const passage = shippingPassage({
    and: ' e ',
    pumps,
    shipsAll: (n, company) => `${['', 'lo porta', 'li porta entrambi'][n] ?? 'li porta tutti'} a ${companies[company]}`,
    shipsOneEach: found => `ne porta ${and.format(found.map(each => `uno a ${companies[each]}`))}`,
    ships: (stored, ofPumped) =>
      `${ofPumped ? 'ne ' : ''}porta ${and.format(stored.map(({ company, barrels: n }, i) => `${ofPumped || i > 0 ? number(n) : barrels(n)} a ${companies[company]}`))}`,
    aboard,
    freight,
    loss: ({ why, wells }) => `${capital(theBarrels(wells))} ${wells.length === 1 ? 'va perso' : 'vanno persi'}${reasons[why]}.`,
    dry,
  })

  return { event, passage }
}

const capital = (text: string) => text.replace(/^./, first => first.toUpperCase())
