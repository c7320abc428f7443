/** The drawing of a table. */
import { at, LANGUAGES } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { countIn, flaw, textsIn } from '../../oil-rush/tests/drawing.ts'
import { HQS } from '../components.ts'
import { BORDERS } from '../content/borders.ts'
import { CROSSING_IDS } from '../content/crossings.ts'
import { CROSSING_SPOTS, FRAME, type Point, SPOTS, WATER } from '../content/positions.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { competitors } from '../game.ts'
import { factsOf, isSea } from '../map.ts'
import { groupsOf } from '../picture/groups.ts'
import { middleOf, waterOf } from '../picture/hexes.ts'
import { EDGES, LINES } from '../picture/outlines.ts'
import { around } from '../picture/room.ts'
import { landIn } from '../picture/shapes.ts'
import { WORLD } from '../picture/world.ts'
import type { State, View } from '../state.ts'
import { picture as en } from '../words/en/picture.ts'
import { territories as english } from '../words/en/territories.ts'
import { picture as it } from '../words/it/picture.ts'
import { territories as italian } from '../words/it/territories.ts'
import { aboard, bases, delivering, fleet, inState, onHex, plane, ship, signed, stage, truck } from './stage.ts'

const PICTURES = { en, it }
const NAMES = { en: english, it: italian }
const names = (seat: number) => `Player ${seat}`
const seen = (changes: Partial<State> = {}): View => competitors.view(stage.lay(changes), 'spectator')
const drawnFor = (changes: Partial<State>, look = {}) => en.draw(seen(changes), names, look)
const titlesIn = (svg: string): string[] => [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => text)
/** The world alone, without Europe and the legend. */
const worldIn = (svg: string): string => svg.slice(svg.indexOf('</defs>')).split('</svg>')[0] ?? ''
const used = (svg: string, sign: string): number => worldIn(svg).split(`<use href="#${sign}" transform="translate`).length - 1
const count = (wanted: (id: Territory) => boolean): number => TERRITORY_IDS.filter(wanted).length

describe.each([2, 3, 4, 5])('a table for %i', seats => {
  test.each(LANGUAGES)('is drawn in %s: every state, every sign of the map, every piece', language => {
    const drawn = PICTURES[language].draw(seen({ seats }), names)
    expect(flaw(drawn)).toBeUndefined()
    expect(drawn).not.toMatch(/<script|url\((?!#)|href="(?!#)|@font-face/)
    expect(countIn(drawn, 'state')).toBe(116)
    const titles = titlesIn(drawn)
    for (const id of TERRITORY_IDS) expect(titles.some(title => title.startsWith(`${NAMES[language][id]}: `))).toBe(true)
    expect(used(drawn, 'port')).toBe(count(id => factsOf(id).port !== 'none'))
    expect(used(drawn, 'airport')).toBe(count(id => factsOf(id).airport === 'national'))
    expect(used(drawn, 'intercontinental')).toBe(count(id => factsOf(id).airport === 'intercontinental'))
    expect(used(drawn, 'flag')).toBe(count(id => factsOf(id).redFlag))
    expect(used(drawn, 'crossing')).toBe(CROSSING_IDS.length)
    expect(used(drawn, 'site')).toBe(HQS.length - seats)
    const world = worldIn(drawn)
    expect(['hq', 'branch', 'truck', 'ship', 'plane'].map(what => countIn(world, what))).toEqual([seats, 0, 2 * seats, seats, seats])
    for (let seat = 0; seat < seats; seat++) expect(textsIn(drawn)).toContain(names(seat))
  })
})

test('before headquarters are chosen the map lies there empty', () => {
  const drawn = drawnFor({ round: 0, bases: [[], [], []] })
  expect(flaw(drawn)).toBeUndefined()
  expect(used(drawn, 'site')).toBe(HQS.length)
  expect(textsIn(drawn)).toContain('3 players · Before round 1')
})

test('vehicles stand where they are: in a state, in its port, at its airport, in a hex, on a crossing', () => {
  const homes = bases(['germania', 'siberiaor'], ['italia'], ['giappone'])
  const view = seen({
    bases: homes,
    fleet: fleet(
      {
        [truck(0)]: inState('siberiaor'),
        [ship(0)]: inState('siberiaor'),
        [plane(0)]: onHex(5, 25),
        [ship(1)]: onHex(6, 24),
        [ship(2)]: { kind: 'crossing', crossing: 'suez', from: 'egitto' },
      },
      3,
      homes,
    ),
  })
  const found = groupsOf(view, 75)
  const of = (vehicle: number) => found.find(({ chips }) => chips.some(({ vehicles }) => vehicles.includes(vehicle)))?.point
  expect(of(truck(0))).toEqual(SPOTS.siberiaor.stand)
  expect(of(ship(0))).toEqual(SPOTS.siberiaor.port)
  expect(of(plane(0))).toEqual(middleOf(5 * 36 + 25))
  expect(of(ship(1))).toEqual(waterOf(6 * 36 + 24))
  expect(waterOf(6 * 36 + 24)).not.toEqual(middleOf(6 * 36 + 24)) // that is India
  expect(of(ship(2))).toEqual(CROSSING_SPOTS.suez.at)
  expect(found.find(({ key }) => key === 'siberiaor')?.chips).toEqual([{ seat: 0, base: 'branch', vehicles: [truck(0)] }])
})

test('a lone ship on the ocean is drawn in the middle of its hex, and named', () => {
  const drawn = drawnFor({ fleet: fleet({ [ship(1)]: onHex(11, 4) }) })
  const [x, y] = middleOf(11 * 36 + 4)
  expect(worldIn(drawn)).toMatch(
    new RegExp(`translate\\(${x} ${y}\\) scale\\([\\d.]+\\)"><g[^>]*><rect[^>]*><rect[^>]*><text[^>]*>1</text><g class="ship">`),
  )
  expect(titlesIn(drawn)).toContain('Player 1’s ship 1: hex L5')
})

test('two in one hex do not lie over each other', () => {
  const drawn = worldIn(drawnFor({ fleet: fleet({ [ship(0)]: onHex(11, 4), [ship(1)]: onHex(11, 4), [plane(2)]: onHex(11, 4) }) }))
  const block = drawn.slice(drawn.indexOf(`translate(${middleOf(11 * 36 + 4).join(' ')})`))
  const heights = [...block.matchAll(/<g transform="translate\(0 (-?[\d.]+)\)">/g)].slice(0, 3).map(([, y]) => Number(y))
  expect(heights).toHaveLength(3)
  expect(Math.min(at(heights, 1) - at(heights, 0), at(heights, 2) - at(heights, 1))).toBeGreaterThanOrEqual(42)
})

test('a truck aboard is drawn with its carrier, whoever owns it; goods with the vehicle that has them, and where they go', () => {
  const there = fleet({ [truck(0)]: aboard(ship(1)), [ship(1)]: onHex(8, 21) })
  const changes = { fleet: there, signed: [[signed(1, 'germania', 'vaccines', 'indiasud')], [], []] }
  const drawn = drawnFor(delivering(truck(0), 1, 3, changes))
  const world = worldIn(drawn)
  expect([countIn(world, 'truck'), countIn(world, 'aboard'), countIn(world, 'delivery')]).toEqual([5, 1, 1])
  const shipThere = world.slice(world.indexOf('<g class="ship"><title>Player 1'))
  expect(shipThere.slice(0, shipThere.indexOf('</g></g></g>'))).toContain('<g class="aboard">')
  expect(shipThere).toMatch(/^.*?<use href="#goods"/)
  expect(titlesIn(drawn)).toContain('Player 0’s truck 1: aboard Player 1’s ship 1, with goods')
  expect(countIn(worldIn(drawnFor({ fleet: there })), 'delivery')).toBe(0)
})

test('goods go the short way round the world', () => {
  const contracts = [[], [], [signed(1, 'giappone', 'vaccines', 'messicosud')]]
  const lines = (column: number) => {
    const under = delivering(ship(2), 1, 3, { fleet: fleet({ [ship(2)]: onHex(5, column) }), signed: contracts })
    return /<g class="delivery"><path d="([^"]*)"/.exec(drawnFor(under))?.[1]?.split('M').length
  }
  expect([lines(34), lines(2)]).toEqual([3, 2]) // over the edge it is drawn on both sides
})

test('what is in force is seen: weather and its area, closed ports, strikes, vehicles that may not move', () => {
  const drawn = drawnFor({
    weather: { continent: 'AS', roll: 9 },
    strikes: [{ state: 'iran', by: 1 }],
    fleet: fleet({ [truck(0)]: { place: inState('kazakistan'), stopped: 'nextTurn' } }),
  })
  expect(textsIn(drawn)).toContain('3 players · Round 2 of 15 · Weather: Asia, Ports blocked')
  expect(used(drawn, 'shut')).toBe(count(id => factsOf(id).continent === 'AS' && factsOf(id).port !== 'none'))
  expect([used(drawn, 'strike'), used(drawn, 'halted'), drawn.split('url(#storm)').length - 1]).toEqual([1, 1, 3])
  const calm = drawnFor({})
  expect([used(calm, 'strike'), used(calm, 'halted'), used(calm, 'shut'), calm.split('url(#storm)').length - 1]).toEqual([0, 0, 0, 1])
})

test('nothing is drawn of what the viewer does not know', () => {
  const table = (goods: 'vaccines' | 'truffles', card: Territory) =>
    drawnFor({ signed: [[signed(1, 'germania', goods, 'indiasud')], [], []], territories: [[card], [], []] })
  expect(table('vaccines', 'iran')).toBe(table('truffles', 'peru'))
})

test('without its legend it is what lies on the table, players with the signs by which they are known elsewhere', () => {
  const drawn = drawnFor({}, { legend: false, signs: ['●', '▲', '■'] })
  expect(flaw(drawn)).toBeUndefined()
  expect(textsIn(drawn)).toEqual(expect.arrayContaining(['●', '▲', '■', 'Competitors', 'Mongolia']))
  for (const text of [names(0), 'Players', 'Europe, larger']) expect(textsIn(drawn)).not.toContain(text)
  expect(countIn(drawn, 'hq')).toBe(3)
})

test('names are written as they are, whatever is in them', () => {
  const drawn = en.draw(seen(), () => 'A&B <script> "x" \u0000\uD800 and a very long rest of the name')
  expect(flaw(drawn)).toBeUndefined()
  expect(drawn).not.toContain('<script>')
  expect(textsIn(drawn).some(text => text.startsWith('A&B <script> "x" '))).toBe(true)
})

describe('the table of positions', () => {
  test('has a port and an airport where the map has one, all of it in its frame', () => {
    const inFrame = ([x, y]: Point) => x >= FRAME.x && x <= FRAME.x + FRAME.width && y >= FRAME.y && y <= FRAME.y + FRAME.height
    for (const id of TERRITORY_IDS) {
      const { name, stand, port, airport } = SPOTS[id]
      expect([id, port === 'none', airport === 'none']).toEqual([id, factsOf(id).port === 'none', factsOf(id).airport === 'none'])
      expect([name, stand, port, airport].filter(spot => spot !== 'none').every(inFrame)).toBe(true)
    }
    for (const hex of WATER.keys()) expect(isSea(hex)).toBe(true)
  })

  test('has outlines that touch wherever the rules know a border', () => {
    const owners = LINES.map((): Territory[] => [])
    for (const id of TERRITORY_IDS) for (const line of EDGES[id].match(/\d+/g) ?? []) at(owners, Number(line) - 1).push(id)
    const touching = new Set(owners.map(states => states.toSorted().join('–')))
    expect(BORDERS.filter(([a, b]) => !touching.has([a, b].toSorted().join('–')))).toEqual([])
  })

  test('and names in the middle of their own land, or just beside it', () => {
    const land = landIn(WORLD.frame)
    expect(TERRITORY_IDS.filter(id => !around(SPOTS[id].name, 6, 6).some(point => land(point) === id))).toEqual([])
  })
})
