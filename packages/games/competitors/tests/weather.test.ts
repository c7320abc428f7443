/** [COM-7.1, COM-7.3 to COM-7.5, COM-C3] The weather. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { CONTINENTS, type Continent, type Terrain } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { Base, Place, State, Vehicle } from '../state.ts'
import { customsCards, dice, eventsOf, isUnderWay, type LaidDelivery, left, placeIn, skies, step, underWay } from './cards-stage.ts'
import { aboard, bases, customsDeck, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const VIEWERS = [0, 1, 2, 'spectator'] as const
const saves = (...faces: number[]) => luck(dice('saves', ...faces))
const hex = (row: number, column: number) => row * 36 + column

/** A round that begins with this weather; saves of which each is as wished. */
function round(continent: Continent, roll: number, changes: Partial<State> = {}, ...wishes: ((face: number) => boolean)[]): Table {
  return table({ round: 1, random: luck(skies(continent, roll, ...wishes)), ...changes, agenda: [{ kind: 'startRound' }] })
}
const rolled = (t: Table) => eventsOf(t, 'saveRolled').map(({ vehicle }) => vehicle)
const blown = (t: Table) => eventsOf(t, 'blownHome').map(({ vehicle, to }) => [vehicle, to])
const low = (face: number) => face === 1
const high = (face: number) => face === 6

describe('the table', () => {
  /** As printed, from 1 to 12: who is hit, where trucks are, and the number that saves. */
  const TABLE: Readonly<Record<Continent, string>> = {
    EU: 'S4 SA3 Tmi3 Tp3 Tm4 A5 Tp2 SA2 ports Tpmidf3 airports fair',
    AS: 'S5 SA5 Tim4 Tpf4 Tm5 A4 Td3 SA2 ports S4 airports fair',
    AF: 'S4 SA4 Td4 Tpf3 Tm3 A3 Tdp3 A3 ports S5 airports fair',
    NA: 'S5 SA5 Tim4 Tp3 Tmd5 A3 Tpm3 SA2 ports Tpmidf3 airports fair',
    SA: 'S4 SA3 Tm4 Tf4 Tm5 A4 Tf3 S2 ports Tpmidf4 airports fair',
    OC: 'S5 SA4 Td3 Tpf3 Tm4 A4 Tfp4 SA2 ports S3 airports fair',
  }
  /** A state of each terrain that a continent has, and a hex that belongs to it alone. */
  const PLACES: Readonly<Record<Continent, { states: Partial<Record<Terrain, Territory>>; hex: Place; home: Territory }>> = {
    EU: { states: { plain: 'polonia', mountain: 'cechia', ice: 'svezia' }, hex: onHex(3, 13), home: 'sudafrica' },
    AS: {
      states: { plain: 'kazakistan', mountain: 'cinaovest', ice: 'siberiaocc', desert: 'mongolia', forest: 'vietnam' },
      hex: onHex(7, 25),
      home: 'sudafrica',
    },
    AF: { states: { plain: 'zambia', mountain: 'etiopia', desert: 'egitto', forest: 'ghana' }, hex: onHex(7, 14), home: 'germania' },
    NA: {
      states: { plain: 'usacentro', mountain: 'rocciose', ice: 'canadacentro', desert: 'texas', forest: 'messicosud' },
      hex: onHex(4, 2),
      home: 'sudafrica',
    },
    SA: { states: { plain: 'argentina', mountain: 'peru', forest: 'guyane' }, hex: onHex(11, 12), home: 'sudafrica' },
    OC: {
      states: { plain: 'figi', mountain: 'nuovazelanda', desert: 'aussud', forest: 'queensland' },
      hex: onHex(11, 33),
      home: 'sudafrica',
    },
  }
  const LETTERS = { p: 'plain', m: 'mountain', i: 'ice', d: 'desert', f: 'forest' } as const
  const isLetter = (text: string): text is keyof typeof LETTERS => text in LETTERS
  const STOCK = { place: { kind: 'stock' } } as const

  /** Seat 0 has a truck on every terrain of the continent, a ship and a plane outside. */
  function abroad(continent: Continent): { changes: Partial<State>; names: Map<Vehicle, string>; places: Map<Vehicle, Place> } {
    const { states, hex: at, home } = PLACES[continent]
    const trucks = Object.entries(states).map(([terrain, state], i) => [truck(0, i + 1), terrain, inState(state)] as const)
    const all = [...trucks, [ship(0), 'S', at] as const, [plane(0), 'A', at] as const]
    const homes = bases([home], ['italia'], ['giappone'])
    const pieces = fleet(
      { [truck(0)]: STOCK, [truck(0, 2)]: STOCK, ...Object.fromEntries(all.map(([id, , place]) => [id, place])) },
      3,
      homes,
    )
    return {
      changes: { bases: homes, fleet: pieces },
      names: new Map(all.map(([id, name]) => [id, name])),
      places: new Map(all.map(([id, , place]) => [id, place])),
    }
  }
  const cells = CONTINENTS.flatMap(continent => TABLE[continent].split(' ').map((cell, i) => [continent, i + 1, cell] as const))
  const strikes = cells.filter(([, , cell]) => /\d$/.test(cell))

  test('[COM-C3] 72 cells, of which 54 strike and 18 do not', () => {
    expect(cells).toHaveLength(72)
    expect(strikes).toHaveLength(54)
  })
  test.each(strikes)('[COM-C3] %s %i strikes %s and nobody else', (continent, roll, cell) => {
    const { changes, names, places } = abroad(continent)
    const t = round(continent, roll, changes)
    const [kinds, needed] = [cell.slice(0, -1), Number(cell.slice(-1))]
    const there = new Set(names.values())
    const hit = kinds.startsWith('T')
      ? Array.from(kinds.slice(1)).flatMap(letter => (isLetter(letter) && there.has(LETTERS[letter]) ? [LETTERS[letter]] : []))
      : Array.from(kinds)
    expect(eventsOf(t, 'weatherRolled', 'spectator')).toEqual([{ kind: 'weatherRolled', continent, roll }])
    expect(
      rolled(t)
        .map(vehicle => names.get(vehicle) ?? '')
        .toSorted(),
    ).toEqual(hit.toSorted())
    for (const { vehicle, roll: face, needed: white } of eventsOf(t, 'saveRolled')) {
      expect(white).toBe(needed)
      const home = inState(PLACES[continent].home)
      expect(placeIn(t, vehicle)).toEqual(face >= needed ? places.get(vehicle) : home)
    }
    for (const [vehicle, place] of places) if (!rolled(t).includes(vehicle)) expect(placeIn(t, vehicle)).toEqual(place)
  })
  test.each(cells.filter(([, , cell]) => !/\d$/.test(cell)))('[COM-C3] %s %i, %s, strikes nobody', (continent, roll) => {
    expect(rolled(round(continent, roll, abroad(continent).changes))).toEqual([])
  })

  /** A ship before a port, a plane before an airport, both of seat 0, which has no base there. */
  const GATES: Readonly<Record<Continent, readonly [Territory, Place, Territory, Place]>> = {
    EU: ['irlanda', onHex(2, 16), 'irlanda', onHex(2, 15)],
    AS: ['srilanka', onHex(7, 24), 'srilanka', onHex(7, 23)],
    AF: ['angola', onHex(9, 17), 'angola', onHex(9, 16)],
    NA: ['usaovest', onHex(4, 4), 'usaovest', onHex(4, 4)],
    SA: ['argentina', onHex(12, 11), 'argentina', onHex(12, 12)],
    OC: ['figi', onHex(10, 34), 'figi', onHex(10, 33)],
  }
  /** What docking, landing and driving on are like under this weather. */
  function under(continent: Continent, roll: number) {
    const [port, atSea, airport, aloft] = GATES[continent]
    const { states, home } = PLACES[continent]
    const homes = bases([home], ['italia'], ['giappone'])
    const pieces = fleet({ [ship(0)]: atSea, [plane(0)]: aloft, [truck(0)]: inState(states.plain ?? home) }, 3, homes)
    const t = round(continent, roll, { bases: homes, fleet: pieces })
    return {
      t,
      dock: t.refusal(0, step(ship(0), port)),
      land: t.refusal(0, step(plane(0), airport)),
    }
  }
  test.each(CONTINENTS)('[COM-C3] %s 9: the ports are closed, the airports are not', continent => {
    const { dock, land } = under(continent, 9)
    expect(dock).toMatchObject({ rule: 'COM-7.5', why: 'portsClosed' })
    expect(land).toBeUndefined()
  })
  test.each(CONTINENTS)('[COM-C3] %s 11: the airports are closed, the ports are not', continent => {
    const { dock, land } = under(continent, 11)
    expect(dock).toBeUndefined()
    expect(land).toMatchObject({ rule: 'COM-7.5', why: 'airportsClosed' })
  })
  test.each(CONTINENTS)('[COM-C3] %s 12: fair weather, fuel is halved', continent => {
    const { t, dock, land } = under(continent, 12)
    expect([dock, land]).toEqual([undefined, undefined])
    t.play(0, step(ship(0), GATES[continent][0]))
    expect(eventsOf(t, 'stepTaken')).toMatchObject([{ vehicle: ship(0), fuel: 500 }])
  })
  test.each(CONTINENTS)('[COM-C3] %s: other weather leaves fuel as it is', continent => {
    for (const roll of [9, 11]) {
      const t = under(continent, roll).t
      t.play(0, step(roll === 9 ? plane(0) : ship(0), GATES[continent][roll === 9 ? 2 : 0]))
      expect(eventsOf(t, 'stepTaken')).toMatchObject([{ fuel: 1_000 }])
    }
  })
})

describe('who is exposed', () => {
  const struck = (changes: Partial<State>, continent: Continent, roll: number) => rolled(round(continent, roll, changes))

  test('[COM-7.1] a truck outside own headquarters and branches', () => {
    expect(struck({ fleet: fleet({ [truck(0)]: inState('cechia') }) }, 'EU', 3)).toEqual([truck(0)])
  })
  test('[COM-7.1] not in an own headquarters or branch', () => {
    const changes = {
      bases: bases(['germania', 'cechia'], ['italia'], ['giappone']),
      fleet: fleet({ [truck(0)]: inState('cechia'), [truck(0, 2)]: inState('germania') }),
    }
    expect(struck(changes, 'EU', 10)).toEqual([])
  })
  test('[COM-7.1] in a base of another’s', () => {
    const changes = {
      bases: bases(['germania', 'cechia'], ['italia'], ['giappone']),
      fleet: fleet({ [truck(1)]: inState('cechia'), [truck(2)]: inState('germania') }),
    }
    expect(struck(changes, 'EU', 10)).toEqual([truck(1), truck(2)])
  })
  test('[COM-7.1] ships at sea, not in port; planes in flight, not at an airport', () => {
    const changes = {
      fleet: fleet({
        [ship(0)]: inState('portogallo'),
        [ship(0, 2)]: onHex(3, 13),
        [plane(0)]: inState('spagna'),
        [plane(0, 2)]: onHex(2, 15),
      }),
    }
    expect(struck(changes, 'EU', 2)).toEqual([ship(0, 2), plane(0, 2)])
  })
  test('[COM-7.1] nobody in another area', () => {
    const changes = { fleet: fleet({ [truck(0)]: inState('cechia'), [ship(0)]: onHex(3, 13) }) }
    expect(struck(changes, 'NA', 10)).toEqual([])
    expect(struck(changes, 'AS', 1)).toEqual([])
  })
  test('[COM-7.1] nothing on a crossing', () => {
    const changes = {
      fleet: fleet({
        [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'francia' },
        [ship(0)]: { kind: 'crossing', crossing: 'oresund', from: hex(2, 17) },
      }),
    }
    expect(struck(changes, 'EU', 10)).toEqual([])
    expect(struck(changes, 'EU', 1)).toEqual([])
  })
  test('[COM-7.1] a truck aboard a ship in port or a plane at an airport is safe, in flight it does not roll itself', () => {
    const changes = {
      fleet: fleet({
        [ship(0)]: inState('portogallo'),
        [truck(0)]: aboard(ship(0)),
        [plane(0)]: onHex(2, 15),
        [truck(0, 2)]: aboard(plane(0)),
      }),
    }
    expect(struck(changes, 'EU', 10)).toEqual([])
    expect(struck(changes, 'EU', 6)).toEqual([plane(0)])
  })
  test('[COM-7.1] a vehicle in stock is not there', () => {
    expect(struck({ fleet: fleet({ [truck(0)]: { place: { kind: 'stock' } } }) }, 'EU', 10)).toEqual([])
  })
  test('[COM-7.4] a hex with several areas is struck by the event of each, and of no other', () => {
    // The sea before Sicily belongs to Europe and Africa, the eastern Mediterranean to Asia, too.
    const at = (row: number, column: number) => ({ fleet: fleet({ [ship(0)]: onHex(row, column) }) })
    const areas = (row: number, column: number) => CONTINENTS.filter(continent => struck(at(row, column), continent, 1).length > 0)
    expect(areas(4, 16)).toEqual(['EU', 'AF'])
    expect(areas(4, 19)).toEqual(['EU', 'AS', 'AF'])
    expect(areas(5, 12)).toEqual(['AF', 'NA', 'SA'])
    expect(areas(4, 18)).toEqual(['AF'])
  })
  test('[COM-7.4] a state belongs to its continent, wherever its port lies', () => {
    expect(struck({ fleet: fleet({ [truck(0)]: inState('turchia') }) }, 'AS', 3)).toEqual([truck(0)])
    expect(struck({ fleet: fleet({ [truck(0)]: inState('turchia') }) }, 'EU', 3)).toEqual([])
  })
})

describe('the save', () => {
  const inCechia = { fleet: fleet({ [truck(0)]: inState('cechia') }) }
  const nevicata: State['weather'] = { continent: 'EU', roll: 3 }

  test.each([
    [3, true],
    [2, false],
    [4, true],
  ])('[COM-7.1] the white number or more saves: nevicata 3, roll %i', (face, safe) => {
    const t = table({ ...inCechia, weather: nevicata, random: saves(face), agenda: [...turnOf(0), { kind: 'save', vehicle: truck(0) }] })
    for (const viewer of VIEWERS)
      expect(eventsOf(t, 'saveRolled', viewer)).toEqual([{ kind: 'saveRolled', vehicle: truck(0), roll: face, needed: 3 }])
    expect(placeIn(t, truck(0))).toEqual(inState(safe ? 'cechia' : 'germania'))
    expect(blown(t)).toEqual(safe ? [] : [[truck(0), 'germania']])
    expect(t.state.fleet[truck(0)]?.saved).toBe(true)
  })
  test('[COM-7.1] who is not exposed any more does not roll', () => {
    const t = table({ weather: nevicata, random: saves(1), agenda: [...turnOf(0), { kind: 'save', vehicle: truck(0) }] })
    expect(t.events()).toEqual([])
    expect(t.state.fleet[truck(0)]?.saved).toBe(false)
  })
  test('[COM-9.5] an offer that has become impossible by the weather vanishes', () => {
    const pieces = fleet({ [truck(0)]: inState('portogallo'), [ship(1)]: inState('portogallo') })
    const t = table({
      fleet: pieces,
      random: luck(skies('EU', 10, low)),
      agenda: [{ kind: 'startRound' }, { kind: 'turn', seat: 2, draws: 0, actions: 2 }],
      turn: 2,
    })
    t.play(0, { kind: 'offer', to: 1, give: 'nothing', giveMoney: 500, ask: `lift:${truck(0)}:${ship(1)}`, askMoney: 0, at: 'stay' })
    t.play(2, { kind: 'endTurn' })
    expect(blown(t)).toEqual([[truck(0), 'germania']])
    expect(eventsOf(t, 'offerEnded')).toMatchObject([{ from: 0, how: 'impossible' }])
  })
  test('[COM-7.1] in turn order of owners, then by number of the piece', () => {
    const pieces = fleet({
      [truck(0)]: inState('cechia'),
      [truck(1)]: inState('cechia'),
      [truck(1, 2)]: inState('svezia'),
      [truck(2)]: inState('austria'),
      [truck(2, 2)]: inState('cechia'),
    })
    const t = round('EU', 3, { first: 1, fleet: pieces })
    expect(rolled(t)).toEqual([truck(1), truck(1, 2), truck(2), truck(2, 2), truck(0)])
  })
  test('[COM-7.1] before anybody’s turn, and with no action lost', () => {
    const t = round('EU', 3, inCechia, low)
    expect(t.events().map(({ kind }) => kind)).toEqual(['roundStarted', 'weatherRolled', 'saveRolled', 'blownHome', 'turnBegun'])
    expect(t.pending).toEqual([0])
    expect(t.state.vp[0]).toBe(0)
  })
  test('[COM-7.1] once per vehicle and round: who rolled when it struck does not roll where his T.M. ends', () => {
    const t = round('EU', 3, { fleet: fleet({ [truck(0)]: inState('cechia'), [truck(0, 2)]: inState('polonia') }) }, high)
    t.play(0, step(truck(0), 'austria')).play(0, { kind: 'endMove' })
    expect(rolled(t)).toEqual([truck(0)])
    t.play(0, step(truck(0, 2), 'cechia')).play(0, { kind: 'endMove' })
    expect(rolled(t)).toEqual([truck(0), truck(0, 2)])
  })
  test('[COM-7.1] in the next round it rolls again', () => {
    const pieces = fleet({ [truck(0)]: { place: inState('cechia'), saved: true } })
    expect(rolled(round('EU', 3, { fleet: pieces }))).toEqual([truck(0)])
  })
  test('[COM-7.1] an empty vehicle that ends its Move there', () => {
    const laid = { weather: nevicata, random: saves(1), fleet: fleet({ [truck(0)]: inState('polonia') }) }
    const t = table({ ...laid, agenda: turnOf(0) }).play(0, step(truck(0), 'cechia'))
    expect(rolled(t)).toEqual([])
    t.play(0, { kind: 'endMove' })
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
    expect(eventsOf(t, 'moveEnded')).toHaveLength(1)
  })
  test('[COM-7.1] not where it only passes', () => {
    const laid = { weather: nevicata, random: saves(1), fleet: fleet({ [truck(0)]: inState('polonia') }) }
    const t = table(underWay(truck(0), [], { used: 1 }, laid))
      .play(0, step(truck(0), 'cechia'))
      .play(0, step(truck(0), 'ungheria'))
    expect(rolled(t)).toEqual([])
  })
  test('[COM-7.1] a ship at the end of its T.M. at sea, a plane in flight', () => {
    const weather: State['weather'] = { continent: 'EU', roll: 2 }
    const sailing = table(underWay(ship(0), [], {}, { weather, random: saves(6), fleet: fleet({ [ship(0)]: onHex(3, 13) }) }))
    expect(rolled(sailing.play(0, { kind: 'nextTm' }))).toEqual([ship(0)])
    const flying = table(underWay(plane(0), [], {}, { weather, random: saves(6), fleet: fleet({ [plane(0)]: onHex(2, 15) }) }))
    expect(rolled(flying.play(0, { kind: 'nextTm' }))).toEqual([plane(0)])
  })
  test('[COM-7.1] not a ship that ends its T.M. in port', () => {
    const laid = { weather: { continent: 'EU', roll: 2 } as const, random: saves(1), fleet: fleet({ [ship(0)]: inState('portogallo') }) }
    expect(rolled(table(underWay(ship(0), [], {}, laid)).play(0, { kind: 'nextTm' }))).toEqual([])
  })
})

describe('on a delivery', () => {
  const blocco: State['weather'] = { continent: 'EU', roll: 10 } // trucks everywhere, 3
  const inPolonia = (used: number, laidOut: LaidDelivery = {}, changes: Partial<State> = {}) =>
    table(underWay(truck(0), [], { used, ...laidOut }, { weather: blocco, fleet: fleet({ [truck(0)]: inState('polonia') }), ...changes }))

  test('[COM-7.1] a delivery under way fails', () => {
    const t = inPolonia(4, {}, { random: saves(2) }).play(0, step(truck(0), 'baltici'))
    expect(rolled(t)).toEqual([truck(0)])
    expect(placeIn(t, truck(0))).toEqual(inState('germania'))
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'weather', vp: 1, total: 1 }])
    expect(t.state.journey).toBe('none')
    expect(t.state.agenda.at(-1)).toEqual({ kind: 'turn', seat: 0, draws: 0, actions: 1 })
  })
  test('[COM-7.1] saved, it goes on, and does not roll again in its next T.M.', () => {
    const t = inPolonia(4, { goods: 'leather' }, { random: saves(3) }).play(0, step(truck(0), 'baltici')) // three T.M.
    expect(isUnderWay(t)).toBe(true)
    t.play(0, { kind: 'nextTm' })
    expect(eventsOf(t, 'tmPassed')).toHaveLength(1)
    expect(rolled(t)).toEqual([truck(0)])
  })
  test('[COM-7.1] a truck that pays from two T.M. has ended the first where it is', () => {
    const t = inPolonia(4, {}, { random: saves(6) }).play(0, step(truck(0), 'cechia'))
    expect(rolled(t)).toEqual([truck(0)])
    expect(left(t)).toBe(4)
  })
  test('[COM-7.1] delivered goods stay delivered', () => {
    const t = inPolonia(1, { recipient: 'baltici' }, { random: saves(1) }).play(0, step(truck(0), 'baltici'))
    expect(eventsOf(t, 'delivered')).toMatchObject([{ pay: 45_000, vp: 1 }])
    expect(eventsOf(t, 'deliveryFailed')).toEqual([])
    expect(t.state.vp[0]).toBe(3)
    expect(t.state.money[0]).toBe(245_000)
    expect(blown(t)).toEqual([[truck(0), 'germania']])
    expect(t.events().findIndex(({ kind }) => kind === 'delivered')).toBeLessThan(t.events().findIndex(({ kind }) => kind === 'saveRolled'))
  })
  test('[COM-4.8] customs card and event come before the save', () => {
    const laid = {
      random: luck(chance => chance.below('events', 12) === 6 && chance.below('saves', 6) === 5),
      customs: customsDeck('wavedThrough'),
    }
    const t = inPolonia(4, {}, laid)
      .play(0, step(truck(0), 'ucraina'))
      .play(0, { kind: 'first', what: 'customs' })
    const order = t.events().flatMap(({ kind }) => (['customsDrawn', 'politicalRolled', 'saveRolled'].includes(kind) ? [kind] : []))
    expect(order).toEqual(['customsDrawn', 'politicalRolled', 'saveRolled'])
    expect(customsCards(t)).toEqual(['wavedThrough'])
  })
  test('[COM-4.8] once failed for want of T.M., nothing is rolled', () => {
    const t = inPolonia(4, { goods: 'vaccines' }, { random: saves(1) }).play(0, step(truck(0), 'baltici'))
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'noTmLeft' }])
    expect(rolled(t)).toEqual([])
    expect(placeIn(t, truck(0))).toEqual(inState('baltici'))
  })
  test('[COM-7.1] a T.M. that ends on a crossing is not exposed', () => {
    const t = inPolonia(4, {}, { random: saves(1), fleet: fleet({ [truck(0)]: inState('francia') }), customs: customsDeck('wavedThrough') })
    t.play(0, step(truck(0), 'manica'))
    expect(eventsOf(t, 'tmEnded')).toHaveLength(1)
    expect(rolled(t)).toEqual([])
  })
  test('[COM-4.9] a ship without a point left ends its T.M. where it is; blown home, it makes no step', () => {
    const laid = { weather: { continent: 'EU', roll: 1 } as const, random: saves(3), fleet: fleet({ [ship(0)]: onHex(3, 13) }) }
    const t = table(underWay(ship(0), [], { used: 4 }, laid)).play(0, step(ship(0), hex(3, 12)))
    expect(placeIn(t, ship(0))).toEqual(inState('germania'))
    expect(eventsOf(t, 'stepTaken')).toEqual([])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'weather' }])
    expect(t.state.money[0]).toBe(200_000)
  })
  test('[COM-7.1] saved, it makes the step in its next T.M.', () => {
    const laid = { weather: { continent: 'EU', roll: 1 } as const, random: saves(4), fleet: fleet({ [ship(0)]: onHex(3, 13) }) }
    const t = table(underWay(ship(0), [], { used: 4 }, laid)).play(0, step(ship(0), hex(3, 12)))
    expect(placeIn(t, ship(0))).toEqual(onHex(3, 12))
    expect(t.state.journey).toMatchObject({ tm: 2 })
  })
  test('[COM-7.1] the goods in a truck aboard share the fate of the ship', () => {
    const laid = {
      weather: { continent: 'EU', roll: 1 } as const,
      random: saves(1),
      fleet: fleet({ [ship(0)]: onHex(3, 13), [truck(0)]: aboard(ship(0)) }),
    }
    const t = table(underWay(truck(0), [], {}, laid)).play(0, { kind: 'nextTm' })
    expect(rolled(t)).toEqual([ship(0)])
    expect(placeIn(t, ship(0))).toEqual(inState('germania'))
    expect(placeIn(t, truck(0))).toEqual(aboard(ship(0)))
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ why: 'weather' }])
  })
  test('[COM-7.1] a chartered vehicle: bases and home are its owner’s', () => {
    const charters = [{ vehicle: truck(1), by: 0, signed: 1 }]
    const laid = { weather: blocco, charters, random: saves(1), fleet: fleet({ [truck(1)]: inState('polonia') }) }
    const t = table(underWay(truck(1), [], { used: 4 }, laid)).play(0, step(truck(1), 'cechia'))
    expect(blown(t)).toEqual([[truck(1), 'italia']])
    expect(eventsOf(t, 'deliveryFailed')).toMatchObject([{ seat: 0, why: 'weather' }])
  })
  test('[COM-7.1] a chartered vehicle is safe in its owner’s branch and not in the deliverer’s', () => {
    const charters = [{ vehicle: truck(1), by: 0, signed: 1 }]
    const at = (...homes: Base[][]) => {
      const laid = { weather: blocco, charters, bases: homes, random: saves(6), fleet: fleet({ [truck(1)]: inState('polonia') }) }
      return rolled(table(underWay(truck(1), [], {}, laid)).play(0, { kind: 'nextTm' }))
    }
    expect(at(...bases(['germania'], ['italia', 'polonia'], ['giappone']))).toEqual([])
    expect(at(...bases(['germania', 'polonia'], ['italia'], ['giappone']))).toEqual([truck(1)])
  })
  test('[COM-7.1] a chartered vehicle: its owner is asked for his Assicurazione', () => {
    const charters = [{ vehicle: truck(1), by: 0, signed: 1 }]
    const homes = bases([['germania', 'insurance']], [['italia', 'insurance']], ['giappone'])
    const laid = { weather: blocco, charters, bases: homes, random: saves(1, 6), fleet: fleet({ [truck(1)]: inState('polonia') }) }
    const t = table(underWay(truck(1), [], {}, laid)).play(0, { kind: 'nextTm' })
    expect(t.pending).toEqual([1])
    t.play(1, { kind: 'reroll' })
    expect(t.state.insured).toEqual(['italia'])
    expect(isUnderWay(t)).toBe(true)
  })
  test('[COM-7.1] a lifted truck goes where its carrier goes, also to a base of another’s', () => {
    const pieces = fleet({ [ship(0)]: onHex(3, 13), [truck(1)]: aboard(ship(0)) })
    const t = round('EU', 1, { fleet: pieces }, low)
    expect(blown(t)).toEqual([[ship(0), 'germania']])
    expect(placeIn(t, truck(1))).toEqual(aboard(ship(0)))
  })
  test('[COM-7.1] a vehicle of another’s that is blown home ends no delivery', () => {
    const laid = { weather: blocco, random: saves(1), fleet: fleet({ [truck(0)]: inState('polonia'), [truck(1)]: inState('cechia') }) }
    const t = table(underWay(truck(0), [{ kind: 'save', vehicle: truck(1) }], {}, laid))
    expect(blown(t)).toEqual([[truck(1), 'italia']])
    expect(isUnderWay(t)).toBe(true)
  })
})

describe('the nearest own base', () => {
  /** Where a vehicle of seat 0 comes to that is not saved. */
  function home(vehicle: Vehicle, place: Place, own: Territory[], continent: Continent, roll: number) {
    const homes = bases(own, ['brasilesud'], ['sudafrica'])
    const laid = { bases: homes, fleet: fleet({ [vehicle]: place }, 3, homes), weather: { continent, roll }, random: saves(1) }
    return blown(table({ ...laid, agenda: [...turnOf(0), { kind: 'save', vehicle }] }))
  }
  test('[COM-7.3] a truck: fewest points by land', () => {
    expect(home(truck(0), inState('cechia'), ['italia', 'polonia'], 'EU', 10)).toEqual([[truck(0), 'polonia']])
    // Austria 2 and Italia 1 against Polonia 1 and Baltici 1.
    expect(home(truck(0), inState('cechia'), ['italia', 'baltici'], 'EU', 10)).toEqual([[truck(0), 'baltici']])
  })
  test('[COM-7.3] points count, not states', () => {
    // Both are next door: Marocco costs 2, Libia 3.
    expect(home(truck(0), inState('algeria'), ['marocco', 'libia'], 'AF', 3)).toEqual([[truck(0), 'marocco']])
    expect(home(truck(0), inState('algeria'), ['libia', 'marocco'], 'AF', 3)).toEqual([[truck(0), 'marocco']])
  })
  test('[COM-7.3] by crossings, too: 1 to enter, then the state beyond', () => {
    // Spagna by Gibilterra 1 + 1 against Mauritania 3.
    expect(home(truck(0), inState('marocco'), ['mauritania', 'spagna'], 'AF', 5)).toEqual([[truck(0), 'spagna']])
  })
  test('[COM-7.3] level: the headquarters', () => {
    expect(home(truck(0), inState('cechia'), ['germania', 'polonia'], 'EU', 10)).toEqual([[truck(0), 'germania']])
  })
  test('[COM-7.3] then the older branch', () => {
    expect(home(truck(0), inState('cechia'), ['giappone', 'polonia', 'ungheria'], 'EU', 10)).toEqual([[truck(0), 'polonia']])
    expect(home(truck(0), inState('cechia'), ['giappone', 'ungheria', 'polonia'], 'EU', 10)).toEqual([[truck(0), 'ungheria']])
  })
  test('[COM-7.3] no way by land: the headquarters', () => {
    expect(home(truck(0), inState('aussud'), ['germania', 'polonia'], 'OC', 3)).toEqual([[truck(0), 'germania']])
  })
  test('[COM-7.3] a branch with a way before a headquarters without', () => {
    expect(home(truck(0), inState('aussud'), ['germania', 'polonia', 'queensland'], 'OC', 3)).toEqual([[truck(0), 'queensland']])
  })
  test('[COM-7.3] a ship: fewest points, through a strait two', () => {
    // Libia lies a hex away, Portogallo beyond Gibilterra.
    expect(home(ship(0), onHex(4, 17), ['giappone', 'portogallo', 'libia'], 'EU', 1)).toEqual([[ship(0), 'libia']])
    expect(home(ship(0), onHex(4, 17), ['giappone', 'portogallo', 'egitto'], 'EU', 1)).toEqual([[ship(0), 'portogallo']])
  })
  test('[COM-7.1] only a base that can host it: a ship needs a port', () => {
    expect(home(ship(0), onHex(2, 17), ['giappone', 'svizzera', 'cechia', 'polonia'], 'EU', 1)).toEqual([[ship(0), 'polonia']])
  })
  test('[COM-7.1] only a base that can host it: a plane needs an airport', () => {
    expect(home(plane(0), onHex(3, 17), ['giappone', 'balcani', 'polonia'], 'EU', 6)).toEqual([[plane(0), 'polonia']])
  })
  test('[COM-7.3] a plane: fewest hexes, across the edge of the map', () => {
    expect(home(plane(0), onHex(8, 0), ['germania', 'canadaovest', 'figi'], 'OC', 6)).toEqual([[plane(0), 'figi']])
  })
  test('[COM-7.3] level in hexes: the headquarters, then the older branch', () => {
    // Germania, Benelux and Gran Bretagna share the hex of their airports.
    expect(home(plane(0), onHex(2, 15), ['germania', 'benelux'], 'EU', 6)).toEqual([[plane(0), 'germania']])
    expect(home(plane(0), onHex(2, 15), ['giappone', 'granbretagna', 'benelux'], 'EU', 6)).toEqual([[plane(0), 'granbretagna']])
  })
  test('[COM-7.3] a truck aboard goes along', () => {
    const homes = bases(['germania'], ['italia'], ['giappone'])
    const pieces = fleet({ [plane(0)]: onHex(2, 15), [truck(0)]: aboard(plane(0)) })
    const t = table({
      bases: homes,
      fleet: pieces,
      weather: { continent: 'EU', roll: 6 },
      random: saves(1),
      agenda: [...turnOf(0), { kind: 'save', vehicle: plane(0) }],
    })
    expect([placeIn(t, plane(0)), placeIn(t, truck(0))]).toEqual([inState('germania'), aboard(plane(0))])
  })
  test('[COM-7.3] blown home is no entry: no tax, no customs, no event, and closed by strike does not matter', () => {
    const homes = bases(['germania', 'ucraina'], ['italia'], ['giappone'])
    const t = table(
      underWay(
        truck(0),
        [],
        {},
        {
          bases: homes,
          fleet: fleet({ [truck(0)]: inState('bielorussia') }, 3, homes),
          strikes: [{ state: 'ucraina', by: 1 }],
          weather: { continent: 'EU', roll: 10 },
          random: luck(chance => chance.below('events', 12) === 6 && chance.below('saves', 6) === 0),
        },
      ),
    ).play(0, { kind: 'nextTm' })
    expect(eventsOf(t, 'politicalRolled')).toMatchObject([{ state: 'bielorussia' }])
    expect(placeIn(t, truck(0))).toEqual(inState('ucraina'))
    expect(customsCards(t)).toEqual([])
    expect(t.state.money[0]).toBe(200_000)
  })
})

describe('closed', () => {
  const PORTS: State['weather'] = { continent: 'EU', roll: 9 }
  const AIRPORTS: State['weather'] = { continent: 'EU', roll: 11 }
  const here = (weather: State['weather'], pieces: Parameters<typeof fleet>[0], changes: Partial<State> = {}) =>
    table({ weather, fleet: fleet(pieces), agenda: turnOf(0), ...changes })

  test('[COM-7.5] ports closed: no docking in that continent', () => {
    const t = here(PORTS, { [ship(0)]: onHex(2, 17) })
    expect(t.refusal(0, step(ship(0), 'benelux'))).toMatchObject({ rule: 'COM-7.5', why: 'portsClosed' })
    expect(t.legal(0)).not.toContainEqual(step(ship(0), 'benelux'))
  })
  test('[COM-7.5] except in states with an own headquarters or branch', () => {
    const homes = bases(['germania', 'danimarca'], ['italia', 'benelux'], ['giappone'])
    const t = here(PORTS, { [ship(0)]: onHex(2, 17) }, { bases: homes })
    expect(t.refusal(0, step(ship(0), 'germania'))).toBeUndefined()
    expect(here(PORTS, { [ship(0)]: onHex(2, 18) }, { bases: homes }).refusal(0, step(ship(0), 'danimarca'))).toBeUndefined()
    expect(t.refusal(0, step(ship(0), 'benelux'))).toMatchObject({ why: 'portsClosed' })
  })
  test('[COM-7.5] other continents and airports are open', () => {
    const t = here(PORTS, { [ship(0)]: onHex(4, 17) })
    expect(t.refusal(0, step(ship(0), 'algeria'))).toBeUndefined()
    expect(t.refusal(0, step(ship(0), 'spagna'))).toMatchObject({ why: 'portsClosed' })
    expect(t.refusal(0, step(plane(0), 'granbretagna'))).toBeUndefined()
  })
  test('[COM-7.5] leaving and loading are free', () => {
    const t = here(
      PORTS,
      { [ship(0)]: inState('portogallo'), [truck(0)]: inState('portogallo') },
      { signed: [[signed(1, 'portogallo', 'fabrics', 'algeria')], [], []] },
    )
    expect(t.refusal(0, { kind: 'board', truck: truck(0), carrier: ship(0) })).toBeUndefined()
    expect(t.refusal(0, { kind: 'deliver', signed: 1, vehicle: ship(0) })).toBeUndefined()
    expect(t.refusal(0, step(ship(0), hex(4, 16)))).toBeUndefined()
  })
  test('[COM-7.5] airports closed: no landing in that continent, except at home', () => {
    const t = here(AIRPORTS, { [plane(0)]: onHex(2, 18) })
    expect(t.refusal(0, step(plane(0), 'polonia'))).toMatchObject({ rule: 'COM-7.5', why: 'airportsClosed' })
    expect(t.refusal(0, step(plane(0), 'germania'))).toBeUndefined()
    expect(here(AIRPORTS, { [ship(0)]: onHex(2, 17) }).refusal(0, step(ship(0), 'benelux'))).toBeUndefined()
  })
  test('[COM-7.5] airports closed: taking off is free, and so are other continents', () => {
    const t = here(AIRPORTS, { [plane(0)]: inState('spagna') })
    expect(t.refusal(0, step(plane(0), hex(3, 17)))).toBeUndefined()
    expect(t.refusal(0, step(plane(0), 'marocco'))).not.toMatchObject({ why: 'airportsClosed' })
  })
  test('[COM-7.5] on a delivery, too, by the bases of the deliverer', () => {
    const laid = { weather: PORTS, fleet: fleet({ [ship(1)]: onHex(2, 17) }), charters: [{ vehicle: ship(1), by: 0, signed: 1 }] }
    const t = table(underWay(ship(1), [], {}, { ...laid, bases: bases(['germania'], ['benelux'], ['giappone']) }))
    expect(t.refusal(0, step(ship(1), 'benelux'))).toMatchObject({ why: 'portsClosed' })
    expect(t.refusal(0, step(ship(1), 'germania'))).toBeUndefined()
  })
  test('[COM-7.5] until the next roll', () => {
    const laid = { weather: PORTS, fleet: fleet({ [ship(0)]: onHex(2, 17) }) }
    const t = round('OC', 12, laid)
    expect(t.state.weather).toEqual({ continent: 'OC', roll: 12 })
    expect(t.refusal(0, step(ship(0), 'benelux'))).toBeUndefined()
  })
  test('[COM-7.5] trucks enter closed states', () => {
    expect(here(PORTS, {}).refusal(0, step(truck(0), 'benelux'))).toBeUndefined()
  })
})

describe('fair weather', () => {
  const FAIR: State['weather'] = { continent: 'EU', roll: 12 }
  const fuel = (vehicle: Vehicle, place: Place, to: Parameters<typeof step>[1], weather: State['weather'] = FAIR) => {
    const t = table({ weather, fleet: fleet({ [vehicle]: place }), agenda: turnOf(0) })
    t.play(0, step(vehicle, to))
    return eventsOf(t, 'stepTaken').map(each => each.fuel)
  }
  test('[COM-7.5] a truck pays 250, a ship 500', () => {
    expect(fuel(truck(0), inState('germania'), 'polonia')).toEqual([250])
    expect(fuel(ship(0), inState('germania'), hex(2, 17))).toEqual([500])
    expect(fuel(truck(0), inState('germania'), 'polonia', 'none')).toEqual([500])
    expect(fuel(ship(0), inState('germania'), hex(2, 17), 'none')).toEqual([1_000])
  })
  test('[COM-7.5] a plane 500, 1,000 and 1,500', () => {
    expect(fuel(plane(0), inState('germania'), hex(2, 18))).toEqual([500])
    expect(fuel(plane(0), inState('germania'), 'polonia')).toEqual([1_000])
    expect(fuel(plane(0), inState('germania'), 'mosca')).toEqual([1_500])
    expect(fuel(plane(0), inState('germania'), 'mosca', 'none')).toEqual([3_000])
  })
  test('[COM-7.5] the area in which the vehicle is before the step counts', () => {
    expect(fuel(truck(0), inState('urali'), 'siberiaocc')).toEqual([250])
    expect(fuel(truck(0), inState('siberiaocc'), 'urali')).toEqual([500])
  })
  test('[COM-7.4] a ship in port is in the continent of the state, at sea in those of the hex', () => {
    expect(fuel(ship(0), inState('turchia'), hex(4, 19))).toEqual([1_000])
    expect(fuel(ship(0), inState('grecia'), hex(4, 19))).toEqual([500])
    expect(fuel(ship(0), onHex(4, 19), hex(4, 20))).toEqual([500])
    expect(fuel(ship(0), onHex(4, 18), hex(4, 19))).toEqual([1_000])
  })
  test('[COM-7.4] on a crossing no fuel is halved', () => {
    const laid = { weather: FAIR, fleet: fleet({ [truck(0)]: { kind: 'crossing', crossing: 'manica', from: 'francia' } }) }
    const t = table(underWay(truck(0), [], { journey: { open: false } }, laid)).play(0, step(truck(0), 'granbretagna'))
    expect(eventsOf(t, 'stepTaken')).toMatchObject([{ fuel: 500 }])
  })
  test('[COM-7.5] fuel for two T.M. that falls due in one step is halved whole', () => {
    const laid = { weather: FAIR, fleet: fleet({ [truck(0)]: inState('polonia') }) }
    const t = table(underWay(truck(0), [], { used: 4, journey: { fuelled: [] } }, laid)).play(0, step(truck(0), 'cechia'))
    expect(eventsOf(t, 'stepTaken')).toMatchObject([{ fuel: 500 }])
  })
  test('[COM-7.5] it does not halve tax or tolls', () => {
    const t = table({ weather: FAIR, fleet: fleet({ [truck(0)]: inState('francia') }), agenda: turnOf(0) }).play(
      0,
      step(truck(0), 'italia'),
    )
    expect(t.state.money).toEqual([200_000 - 250 - 10_000, 210_000, 200_000])
  })
})

test('[COM-7.1] a delivery that has just begun is not struck before its first T.M. ends', () => {
  const laid = {
    weather: { continent: 'EU', roll: 10 } as const,
    random: saves(1),
    fleet: fleet({ [truck(0)]: inState('polonia') }),
    signed: [[signed(1, 'polonia', 'fabrics', 'italia')], [], []],
  }
  const t = table(delivering(truck(0), 1, 3, laid)).play(0, step(truck(0), 'cechia'))
  expect(rolled(t)).toEqual([])
})
