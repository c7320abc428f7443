/** Estrazione e trasporto, barile per barile e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import { FEE, feeShare } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import { type Freight, fareOf, type Loss } from '../facts.ts'
import { shippingPassage } from '../shipping.ts'
import { and, barrels, capital, money, number, to, toCompany } from './phrases.ts'
import type { Terms } from './terms.ts'

export function shippingWords(terms: Terms) {
  const { train, black, sharer, ofSharer, theSites, ofSites, fromSites } = terms
  const ownersOf = ({ by, carriers }: Pick<Freight, 'by' | 'carriers'>, who: Names) => [
    ...carriers.map(who),
    ...(by === 'shared' ? [sharer] : []),
  ]
  const ofOwners = ({ by, carriers }: Freight, who: Names) =>
    by === 'shared' ? and.format([...carriers.map(each => `di ${who(each)}`), ofSharer]) : `di ${and.format(carriers.map(who))}`

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
    const ships = `${who(seat)} porta il barile ${ofSites([well])} ${toCompany(company)}`
    if (by === 'own') return `${ships}.`
    if (by === 'black') return `${ships} con ${black} per ${money(FEE)}.`
    const owners = ownersOf({ by, carriers }, who)
    if (owners.length === 1) return `${ships} e paga ${money(FEE)} ${to(and.format(owners))}.`
    return `${ships} per ${money(FEE)}, divisi tra ${and.format(owners)}: ${money(feeShare(by, carriers.length))} a testa.`
  }

  const lost: Readonly<Record<Loss['why'], (who: string, from: string) => string>> = {
    noTrain: (who, from) => `${who} perde il barile ${from}: ${train.none} fin lì.`,
    noMoney: (who, from) => `${who} perde il barile ${from}: manca il denaro per il trasporto.`,
    givenUp: (who, from) => `${who} rinuncia al barile ${from} per non pagare il trasporto.`,
  }
  const reasons: Readonly<Record<Exclude<Loss['why'], 'givenUp'>, string>> = {
    noTrain: `${train.none} fin lì`,
    noMoney: 'manca il denaro per il trasporto',
  }

  const pumps = (wells: readonly number[]) => `estrae ${barrels(wells.length)} ${fromSites(wells)}`
  const theBarrels = (wells: readonly number[]) => `${wells.length === 1 ? 'il barile' : 'i barili'} ${ofSites(wells)}`
  const dry = (wells: readonly number[]) =>
    `${capital(theSites(wells))} ${wells.length === 1 ? 'è esaurito e la torre torna' : 'sono esauriti e le torri tornano'} nella riserva.`

  function aboard(load: Freight, who: Names): string {
    const { fee, share } = fareOf(load)
    if (load.by === 'black') return `con ${black} per ${money(fee)}`
    const one = ownersOf(load, who).length === 1
    return `con ${one ? train.the : train.theMany} ${ofOwners(load, who)} per ${money(fee)}${one ? '' : ` (${money(share)} a testa)`}`
  }

  function freight(load: Freight, who: Names): string {
    const { fee, share } = fareOf(load)
    const cargo = theBarrels(load.wells)
    if (load.by === 'black') return `${capital(black)} trasporta ${cargo} per ${money(fee)}.`
    if (ownersOf(load, who).length === 1) return `${capital(train.the)} ${ofOwners(load, who)} trasporta ${cargo} per ${money(fee)}.`
    return `${capital(train.theMany)} ${ofOwners(load, who)} trasportano ${cargo} per ${money(fee)}: ${money(share)} a testa.`
  }

  const passage = shippingPassage({
    list: parts => and.format(parts),
    pumps,
    shipsAll: (n, company) => `${['', 'lo porta', 'li porta entrambi'][n] ?? 'li porta tutti'} ${toCompany(company)}`,
    shipsOneEach: found => `ne porta ${and.format(found.map(each => `uno ${toCompany(each)}`))}`,
    ships: (stored, ofPumped) =>
      `${ofPumped ? 'ne ' : ''}porta ${and.format(stored.map(({ company, barrels: n }, i) => `${ofPumped || i > 0 ? number(n) : barrels(n)} ${toCompany(company)}`))}`,
    aboard,
    freight,
    givesUp: wells => `rinuncia ${wells.length === 1 ? 'al barile' : 'ai barili'} ${ofSites(wells)} per non pagare il trasporto`,
    lost: ({ why, wells }) => `${capital(theBarrels(wells))} ${wells.length === 1 ? 'va perso' : 'vanno persi'}: ${reasons[why]}.`,
    butLoses: ({ why, wells }) =>
      why === 'givenUp' ? ' ma ci rinuncia per non pagare il trasporto' : ` ma ${wells.length === 1 ? 'lo' : 'li'} perde: ${reasons[why]}`,
    dry,
  })

  return { event, passage }
}
