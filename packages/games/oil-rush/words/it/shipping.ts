/** Estrazione e trasporto, barile per barile e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import { FEE } from '../../transport.ts'
import type { ShippingEvent } from '../events.ts'
import { type Freight, type Loss, type Shipping, shippingOf } from '../facts.ts'
import { and, barrels, companies, money, number } from './phrases.ts'
import type { Terms } from './terms.ts'

type EventOf<K extends ShippingEvent['kind']> = Extract<ShippingEvent, { kind: K }>

export function shippingEvent(e: ShippingEvent, who: Names, terms: Terms): string {
  switch (e.kind) {
    case 'oilProduced':
      return [`${who(e.seat)} estrae ${barrels(e.wells.length)} ${terms.fromSites(e.wells)}.`, ...dry(e.exhausted, terms)].join(' ')
    case 'oilCarried':
      return carried(e, who, terms)
    case 'oilLost':
      return lost[e.why](who(e.seat), terms)(terms.ofSites([e.well]))
  }
}

function carried({ seat, well, by, carriers, company }: EventOf<'oilCarried'>, who: Names, { ofSites, black }: Terms): string {
  const ships = `${who(seat)} porta il barile ${ofSites([well])} a ${companies[company]}`
  if (by === 'own') return `${ships}.`
  if (by === 'black') return `${ships} con ${black} per ${money(FEE)}.`
  if (carriers.length === 1) return `${ships} e paga ${money(FEE)} a ${and.format(carriers.map(who))}.`
  return `${ships} per ${money(FEE)}, divisi tra ${and.format(carriers.map(who))}: ${money(FEE / carriers.length)} a testa.`
}

const lost: Readonly<Record<Loss['why'], (who: string, terms: Terms) => (from: string) => string>> = {
  noTrain:
    (who, { train }) =>
    from =>
      `${who} perde il barile ${from}: nessuna ${train} è arrivata fin lì.`,
  noMoney: who => from => `${who} perde il barile ${from}: manca il denaro per il trasporto.`,
  givenUp: who => from => `${who} rinuncia al barile ${from}.`,
}

/** 'Ann estrae 3 barili dai giacimenti K3, L5 e H7 e ne porta 2 a Jet e 1 a Hudson. La locomotiva nera trasporta ….' */
export function shippingPassage(events: readonly ShippingEvent[], who: Names, terms: Terms): string {
  const facts = shippingOf(events)
  const name = events.slice(0, 1).map(({ seat }) => who(seat))
  const done = [
    ...(facts.pumped.length === 0 ? [] : [`estrae ${barrels(facts.pumped.length)} ${terms.fromSites(facts.pumped)}`]),
    ...(facts.shipped === 0
      ? []
      : [`${ships(facts)}${facts.together ? facts.freight.map(each => aboard(each, who, terms)).join('') : ''}`]),
  ]
  return [
    ...(done.length === 0 ? [] : [`${name.join('')} ${done.join(' e ')}.`]),
    ...(facts.together ? [] : facts.freight.map(each => freight(each, who, terms))),
    ...facts.losses.map(each => loss(each, terms)),
    ...dry(facts.exhausted, terms),
  ].join(' ')
}

function ships({ pumped, stored, shipped }: Shipping): string {
  const [first] = stored
  if (stored.length === 1 && first !== undefined && shipped === pumped.length)
    return `${['', 'lo porta', 'li porta entrambi'][shipped] ?? 'li porta tutti'} a ${companies[first.company]}`
  if (pumped.length > 0 && stored.length > 1 && stored.every(each => each.barrels === 1))
    return `ne porta ${and.format(stored.map(({ company }) => `uno a ${companies[company]}`))}`
  const parts = stored.map(
    ({ company, barrels: n }, i) => `${pumped.length === 0 && i === 0 ? barrels(n) : number(n)} a ${companies[company]}`,
  )
  return `${pumped.length === 0 ? 'porta' : 'ne porta'} ${and.format(parts)}`
}

const theBarrels = (wells: readonly number[], { ofSites }: Terms) => `${wells.length === 1 ? 'il barile' : 'i barili'} ${ofSites(wells)}`

function freight({ by, carriers, wells }: Freight, who: Names, terms: Terms): string {
  const cargo = theBarrels(wells, terms)
  const fee = wells.length * FEE
  if (by === 'black') return `${capital(terms.black)} trasporta ${cargo} per ${money(fee)}.`
  const names = and.format(carriers.map(who))
  if (carriers.length === 1) return `La ${terms.train} di ${names} trasporta ${cargo} per ${money(fee)}.`
  return `Le ${terms.trains} di ${names} trasportano ${cargo} per ${money(fee)}: ${money(fee / carriers.length)} a testa.`
}

/** ' con la locomotiva di Ben per $ 3.000' */
function aboard({ by, carriers, wells }: Freight, who: Names, { black, train, trains }: Terms): string {
  const fee = wells.length * FEE
  if (by === 'black') return ` con ${black} per ${money(fee)}`
  const share = carriers.length === 1 ? '' : `, ${money(fee / carriers.length)} a testa`
  return ` con ${carriers.length === 1 ? `la ${train}` : `le ${trains}`} di ${and.format(carriers.map(who))} per ${money(fee)}${share}`
}

const reasons: Readonly<Record<Loss['why'], (train: string) => string>> = {
  noTrain: train => `: nessuna ${train} è arrivata fin lì`,
  noMoney: () => ': manca il denaro per il trasporto',
  givenUp: () => ' per non pagare il trasporto',
}
const loss = ({ why, wells }: Loss, terms: Terms) =>
  `${capital(theBarrels(wells, terms))} ${wells.length === 1 ? 'va perso' : 'vanno persi'}${reasons[why](terms.train)}.`

function dry(wells: readonly number[], { theSites }: Terms): string[] {
  if (wells.length === 0) return []
  const returns = wells.length === 1 ? 'è esaurito e la torre torna' : 'sono esauriti e le torri tornano'
  return [`${capital(theSites(wells))} ${returns} nella riserva.`]
}

const capital = (text: string) => text.replace(/^./, first => first.toUpperCase())
