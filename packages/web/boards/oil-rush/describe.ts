/** What a square is and what using it would do, in words: for tips and for whoever walks the map without seeing it. */
import { at, type Seat, type Viewer } from '@wildcat/kernel'
import { BUILDING_COST, entryCost, mayBeInspected, type Square } from '@wildcat/oil-rush'
import { named } from '../kit/board-context.ts'
import type { Description } from '../kit/description.ts'
import type { RushFacts, RushView, RushWell } from './board-context.ts'
import type { Act, MapTargets } from './map-targets.ts'

export function describe(facts: RushFacts, targets: MapTargets, square: Square): Description {
  const { view, words, names, map } = facts
  const well = view.wells.find(each => each.square === square)
  const trucks = [...view.trucks.keys()].filter(seat => view.trucks[seat] === square).map(seat => named(names, seat))
  const act = targets.act(square)
  return {
    title: words.square(map.place(square), map.terrain(square), entryCost(map.board, square)),
    facts: [...(well === undefined ? [] : wellFacts(facts, well)), ...(trucks.length > 0 ? [words.trucksHere(trucks)] : [])],
    act: actText(facts, targets, act, square),
    whyNot: act.do === 'refuse' && isTried(act) ? facts.why(act.rejection) : '',
  }
}

/** That far squares are far need not be said of every one of them. */
const isTried = ({ rejection }: Extract<Act, { do: 'refuse' }>): boolean =>
  rejection.why !== 'notInFirstColumn' && rejection.why !== 'noSuchSite'

function wellFacts({ view, words, names, viewer, map }: RushFacts, well: RushWell): string[] {
  const { site } = words
  switch (well.state) {
    case 'dry':
      return [site.dry]
    case 'derrick':
      return well.owner === 'nobody' ? [] : [site.derrick(named(names, well.owner), well.oil)]
    case 'covered': {
      if (well.kind === 'gusher') return [] // it never had a tile
      const seen = well.seenBy.filter(seat => seat !== viewer).map(seat => named(names, seat))
      return [
        site.title(well.kind),
        oilText(words, map.possibleValues(well.kind), well, viewer),
        ...(mayBeInspected(well.kind) ? [] : [site.red]),
        ...building(site, view, viewer, BUILDING_COST[well.kind]),
        ...(viewer === 'spectator' ? [] : [words.travel[map.reach(viewer, well.square)]]),
        ...(seen.length > 0 ? [site.seenBy(seen)] : []),
      ]
    }
  }
}

/** What building would cost this viewer, and why he could not. */
function building(site: RushFacts['words']['site'], { money, stock }: RushView, viewer: Viewer, cost: number): string[] {
  if (viewer === 'spectator') return [site.costs(cost)]
  const has = at(money, viewer)
  return [has < cost ? site.tooDear(cost, has) : site.costs(cost), ...(at(stock, viewer) === 0 ? [site.noDerrick] : [])]
}

function oilText({ site }: RushFacts['words'], possible: readonly string[], { value, seenBy }: RushWell, viewer: Viewer): string {
  if (value === null) return site.unknown(possible)
  return viewer !== 'spectator' && seenBy.includes(viewer) ? site.known(value) : site.open(value)
}

function actText({ view, words, map }: RushFacts, { trips, lights }: MapTargets, act: Act, square: Square): string {
  switch (act.do) {
    case 'nothing':
    case 'refuse':
      return ''
    case 'build':
      return words.act.choose
    case 'special':
      return act.text
    case 'trip': {
      const left = (trips?.points ?? 0) - act.trip.cost
      return act.trip.to === square ? words.act.far(act.trip.cost, left) : words.act.beside(map.place(act.trip.to), act.trip.cost)
    }
    case 'command': {
      if (act.command.kind === 'placeTruck') return words.act.start
      if (act.command.kind === 'look') return words.act.look
      const cost = at(lights, square)?.cost ?? 0
      const isSite = view.wells.some(well => well.square === square && well.state === 'covered')
      return isSite ? words.act.cross(cost) : words.act.go(cost, (trips?.points ?? 0) - cost)
    }
  }
}

/** The same for a space of the railway; `seat`: who decides here, if anybody does. */
export function describeSpace({ view, words, names, why, map }: RushFacts, seat: Seat | undefined, space: number): Description {
  const owners = [...view.trains.keys()].filter(each => view.trains[each] === space).map(each => named(names, each))
  const found = seat === undefined ? undefined : map.spacesAhead(seat).find(each => each.space === space)
  const rejection = seat === undefined || found !== undefined ? null : map.whyNoRide(seat, space)
  return {
    title: space === map.last ? words.star(space) : space === 1 ? words.firstSpace : words.space(space, map.trackCost(space)),
    facts: [...(owners.length > 0 ? [words.transport.rival(owners)] : []), ...(map.black === space ? [words.transport.black] : [])],
    act: found === undefined ? '' : words.rideTo(space, found.cost, found.left),
    whyNot: rejection === null ? '' : why(rejection),
  }
}
