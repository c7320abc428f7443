/** Il turno di un giocatore sulla mappa, passo per passo e nell’insieme. */
import type { Names } from '@wildcat/kernel'
import type { DriveEvent } from '../events.ts'
import { type Drive, driveOf, pushedTo } from '../facts.ts'
import { and, barrels, capital, fromTo, number, points, spaces, theCompany, toCompany } from './phrases.ts'
import type { Terms } from './terms.ts'

type EventOf<K extends DriveEvent['kind']> = Extract<DriveEvent, { kind: K }>

export function driveEvent(e: DriveEvent, who: Names, terms: Terms): string {
  switch (e.kind) {
    case 'truckPlaced':
      return `${who(e.seat)} fa partire il camion da ${terms.place(e.square)}.`
    case 'truckMoved':
      return `${who(e.seat)} va in ${terms.place(e.to)}${e.cost === 1 ? '' : ` (${terms.ground(e.cost)}, ${points(e.cost)})`}.`
    case 'trainMoved':
      return `${capital(terms.train.the)} di ${who(e.seat)} arriva ${terms.stop(e.to)}${e.cost === 1 ? '' : ` (${points(e.cost)})`}.`
    case 'tileSeen':
      return `${who(e.seat)} guarda ${terms.theSites([e.well])}${e.value === null ? '' : `: ${barrels(e.value)}`}.`
    case 'priceChanged':
      return `${who(e.seat)} usa l’azione speciale della carta: ${theCompany(e.company)} ${e.to > e.from ? 'sale' : 'scende'} ${fromTo(e.from, e.to)}.`
    case 'trainsPushedBack':
      return `${who(e.seat)} usa l’azione speciale della carta e fa arretrare gli avversari di ${spaces(e.spaces)}: ${pushed(e, who, terms)}.`
    case 'freeOilTaken':
      return `${who(e.seat)} usa l’azione speciale della carta: un barile gratis ${toCompany(e.company)}.`
    case 'turnEnded':
      return `${who(e.seat)} termina il turno.`
  }
}

function pushed(e: EventOf<'trainsPushedBack'>, who: Names, { stop }: Terms): string {
  const moved = pushedTo(e)
  return moved.length === 0
    ? 'nessuno può arretrare'
    : and.format(moved.map(({ space, seats }) => `${and.format(seats.map(who))} ${stop(space)}`))
}

/** Che cosa ha fatto, senza il nome: 'va in B9 attraverso le colline', 'guarda il sito B10', 'porta la locomotiva alla colonna 12 (4 punti)'. */
export function driveClauses(events: readonly DriveEvent[], terms: Terms): string[] {
  const { start, goal, roundTrip, costs, looks, train, stays } = driveOf(events)
  const over = costs.length === 0 ? '' : ` attraverso ${and.format(costs.map(terms.theGround))}`
  return [
    ...(start === undefined ? [] : [`parte da ${terms.place(start)}`]),
    ...(goal === undefined ? [] : [roundTrip ? 'fa un giro tornando al punto di partenza' : `va in ${terms.place(goal)}${over}`]),
    ...(stays && start !== undefined ? ['resta lì'] : []),
    ...(looks.length === 0 ? [] : [looking(driveOf(events), terms)]),
    ...(train === undefined ? [] : [`porta ${terms.train.the} ${terms.stop(train.to)}${train.isDear ? ` (${points(train.cost)})` : ''}`]),
  ]
}

function looking({ looks, onTheWay }: Drive, { atSite, theSites }: Terms): string {
  const way = onTheWay ? 'per strada ' : ''
  const found = looks.flatMap(({ value, well }, i) =>
    value === null ? [] : [`${i === 0 ? barrels(value) : number(value)} ${atSite(well)}`],
  )
  return found.length === looks.length ? `${way}vede ${and.format(found)}` : `${way}guarda ${theSites(looks.map(({ well }) => well))}`
}

/** Che cosa ha fatto alla fine la sua carta, in frasi a parte. */
export function driveSpecials(events: readonly DriveEvent[], who: Names, terms: Terms): string[] {
  return events.flatMap(e => {
    if (e.kind === 'priceChanged')
      return [`Poi la carta fa ${e.to > e.from ? 'salire' : 'scendere'} ${theCompany(e.company)} ${fromTo(e.from, e.to)}.`]
    if (e.kind === 'freeOilTaken') return [`Poi la carta porta un barile gratis ${toCompany(e.company)}.`]
    return e.kind === 'trainsPushedBack'
      ? [`Poi la carta fa arretrare di ${spaces(e.spaces)} ${terms.train.theOthers}: ${pushed(e, who, terms)}.`]
      : []
  })
}
