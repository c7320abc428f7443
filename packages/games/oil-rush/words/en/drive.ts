/** A player's turn on the map, step by step and as a whole. */
import type { Names } from '@wildcat/kernel'
import type { DriveEvent } from '../events.ts'
import { type Drive, driveOf, pushedTo } from '../facts.ts'
import { and, barrels, companies, fromTo, number, points, spaces } from './phrases.ts'
import type { Terms } from './terms.ts'

type EventOf<K extends DriveEvent['kind']> = Extract<DriveEvent, { kind: K }>

export function driveEvent(e: DriveEvent, who: Names, terms: Terms): string {
  switch (e.kind) {
    case 'truckPlaced':
      return `${who(e.seat)} starts a truck at ${terms.place(e.square)}.`
    case 'truckMoved':
      return `${who(e.seat)} drives to ${terms.place(e.to)}${e.cost === 1 ? '' : ` (${terms.ground(e.cost)}, ${points(e.cost)})`}.`
    case 'trainMoved':
      return `${who(e.seat)}’s ${terms.train} rolls to ${terms.stop(e.to)}${e.cost === 1 ? '' : ` (${points(e.cost)})`}.`
    case 'tileSeen':
      return `${who(e.seat)} looks at ${terms.site(e.well)}${e.value === null ? '' : `: ${barrels(e.value)}`}.`
    case 'priceChanged':
      return `${who(e.seat)} plays the card’s special action: ${companies[e.company]} ${e.to > e.from ? 'rises' : 'falls'} ${fromTo(e.from, e.to)}.`
    case 'trainsPushedBack':
      return `${who(e.seat)} plays the card’s special action and pushes the others back ${spaces(e.spaces)}: ${pushed(e, who, terms)}.`
    case 'freeOilTaken':
      return `${who(e.seat)} plays the card’s special action: a free barrel at ${companies[e.company]}.`
    case 'turnEnded':
      return `${who(e.seat)} ends the turn.`
  }
}

function pushed(e: EventOf<'trainsPushedBack'>, who: Names, { stop }: Terms): string {
  const moved = pushedTo(e)
  return moved.length === 0
    ? 'none can go further back'
    : and.format(moved.map(({ space, seats }) => `${and.format(seats.map(who))} to ${stop(space)}`))
}

/** What a player did, without the name: 'drives over hills to B9', 'looks at site B10', 'brings the locomotive to column 12 for 4 points'. */
export function driveClauses(events: readonly DriveEvent[], terms: Terms): string[] {
  const { start, goal, roundTrip, costs, looks, train, stays } = driveOf(events)
  const over = costs.length === 0 ? '' : `over ${and.format(costs.map(terms.ground))} `
  return [
    ...(start === undefined ? [] : [`starts at ${terms.place(start)}`]),
    ...(goal === undefined ? [] : [roundTrip ? 'makes a round trip' : `drives ${over}to ${terms.place(goal)}`]),
    ...(stays && start !== undefined ? ['stays there'] : []),
    ...(looks.length === 0 ? [] : [looking(driveOf(events), terms)]),
    ...(train === undefined
      ? []
      : [`brings the ${terms.train} to ${terms.stop(train.to)}${train.isDear ? ` for ${points(train.cost)}` : ''}`]),
  ]
}

function looking({ looks, onTheWay }: Drive, { site, sites }: Terms): string {
  const way = onTheWay ? ' on the way' : ''
  const found = looks.flatMap(({ value, well }, i) =>
    value === null ? [] : [`${i === 0 ? barrels(value) : number(value)} at ${site(well)}`],
  )
  return found.length === looks.length ? `sees ${and.format(found)}${way}` : `looks at ${sites(looks.map(({ well }) => well))}${way}`
}

/** What the card did at the end, in sentences of their own. */
export function driveSpecials(events: readonly DriveEvent[], who: Names, terms: Terms): string[] {
  return events.flatMap(e => {
    if (e.kind === 'priceChanged')
      return [
        `Then the card ${e.to > e.from ? `lifts ${companies[e.company]}` : `brings ${companies[e.company]} down`} ${fromTo(e.from, e.to)}.`,
      ]
    if (e.kind === 'freeOilTaken') return [`Then the card brings a free barrel to ${companies[e.company]}.`]
    return e.kind === 'trainsPushedBack'
      ? [`Then the card pushes the other ${terms.train}s back ${spaces(e.spaces)}: ${pushed(e, who, terms)}.`]
      : []
  })
}
