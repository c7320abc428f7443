/** What is printed, against the figures of the rule book. */
import { at, LANGUAGES } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { BORDERS } from '../content/borders.ts'
import { CROSSING_IDS } from '../content/crossings.ts'
import { CUSTOMS, CUSTOMS_IDS } from '../content/customs.ts'
import { GOODS, GOODS_IDS, isGoods } from '../content/goods.ts'
import { CONTINENTS, type Continent, TERRAINS, type VehicleKind } from '../content/kinds.ts'
import type { Op } from '../content/ops.ts'
import { POLITICAL } from '../content/political.ts'
import { TERRAIN_COSTS } from '../content/terrain.ts'
import { isTerritory, TERRITORIES, TERRITORY_IDS } from '../content/territories.ts'
import { VP_TABLES, vpBetween } from '../content/victory-points.ts'
import { WEATHER, type WeatherEvent } from '../content/weather.ts'
import { customsCards as customsEn } from '../words/en/customs-cards.ts'
import { politicalEvents as politicalEn, weatherEvents as weatherEn } from '../words/en/event-tables.ts'
import { goods as goodsEn } from '../words/en/goods.ts'
import { continents as continentsEn, crossings as crossingsEn, terrains as terrainsEn } from '../words/en/places.ts'
import { specials as specialsEn } from '../words/en/specials.ts'
import { territories as territoriesEn } from '../words/en/territories.ts'
import { customsCards as customsIt } from '../words/it/customs-cards.ts'
import { politicalEvents as politicalIt, weatherEvents as weatherIt } from '../words/it/event-tables.ts'
import { goods as goodsIt } from '../words/it/goods.ts'
import { continents as continentsIt, crossings as crossingsIt, terrains as terrainsIt } from '../words/it/places.ts'
import { specials as specialsIt } from '../words/it/specials.ts'
import { territories as territoriesIt } from '../words/it/territories.ts'
import type { Printed } from '../words/printed.ts'

const WORDS = {
  en: {
    names: [territoriesEn, continentsEn, terrainsEn, crossingsEn],
    cards: [goodsEn, customsEn, specialsEn],
    weather: weatherEn,
    political: politicalEn,
  },
  it: {
    names: [territoriesIt, continentsIt, terrainsIt, crossingsIt],
    cards: [goodsIt, customsIt, specialsIt],
    weather: weatherIt,
    political: politicalIt,
  },
} as const
const PRINTED = (language: 'en' | 'it'): readonly Printed[] => {
  const { cards, weather, political } = WORDS[language]
  return [...cards.flatMap(each => Object.values(each)), ...Object.values(weather).flat(), ...Object.values(political).flat()]
}

describe('states', () => {
  test('[COM-C1] 116 states: 28 in Europe, 31 in Asia, 23 in Africa, 16 in North and Central America, 10 in South America, 8 in Oceania', () => {
    const count = (continent: Continent) => TERRITORY_IDS.filter(id => TERRITORIES[id].continent === continent).length
    expect(CONTINENTS.map(count)).toEqual([28, 31, 23, 16, 10, 8])
    expect(new Set(TERRITORY_IDS).size).toBe(116)
    expect([isTerritory('germania'), isTerritory('atlantide'), isTerritory('toString')]).toEqual([true, false, false])
  })

  test('[COM-5.2] plain costs 1, mountain and ice 2, desert and tropical forest 3', () => {
    expect(TERRAIN_COSTS).toEqual({ plain: 1, mountain: 2, ice: 2, desert: 3, forest: 3 })
  })

  test('[COM-C1] terrains, red flags, ports and airports are as many as on the map', () => {
    const facts = TERRITORY_IDS.map(id => TERRITORIES[id])
    const terrains = Object.fromEntries(TERRAINS.map(terrain => [terrain, facts.filter(each => each.terrain === terrain).length]))
    expect(terrains).toEqual({ plain: 42, mountain: 22, ice: 9, desert: 23, forest: 20 })
    expect(facts.filter(({ redFlag }) => redFlag)).toHaveLength(28)
    expect(facts.filter(({ port }) => port !== 'none')).toHaveLength(95)
    expect(facts.filter(({ airport }) => airport === 'national')).toHaveLength(63)
    expect(facts.filter(({ airport }) => airport === 'intercontinental')).toHaveLength(24)
  })

  test('[COM-C2] nine headquarters, each with a port and an intercontinental airport and without a flag', () => {
    const nine = ['germania', 'italia', 'indiasud', 'cinaest', 'giappone', 'sudafrica', 'usanordest', 'brasilesud', 'aussudest'] as const
    expect(TERRITORY_IDS.filter(id => TERRITORIES[id].hq)).toEqual(nine)
    for (const id of nine) {
      expect(TERRITORIES[id]).toMatchObject({ port: expect.any(Number), airport: 'intercontinental', redFlag: false })
    }
  })

  test('[COM-6.3] the European Union is one nation', () => {
    const union = TERRITORY_IDS.filter(id => TERRITORIES[id].nation === 'UE')
    expect(union.join(' ')).toBe(
      'irlanda portogallo spagna francia benelux germania danimarca svezia finlandia baltici polonia cechia austria ungheria italia grecia romania',
    )
  })

  test('[COM-C1] 194 borders, 50 regional and 144 with customs, none twice; 11 canals and straits', () => {
    expect(BORDERS).toHaveLength(194)
    expect(BORDERS.filter(([, , border]) => border === 'regional')).toHaveLength(50)
    expect(new Set(BORDERS.map(([a, b]) => [a, b].sort().join(' ')))).toHaveProperty('size', 194)
    expect(BORDERS.filter(([a, b]) => a === b)).toEqual([])
    expect(CROSSING_IDS).toHaveLength(11)
  })
})

describe('weather', () => {
  /** As the printed table says it: T, S, A with the first letters of the terrains, and the save. */
  const short = (event: WeatherEvent): string => {
    if (event.kind !== 'strike') return { portsClosed: 'ports', airportsClosed: 'airports', fairWeather: 'fair' }[event.kind]
    const letters: Readonly<Record<VehicleKind, string>> = { truck: 'T', ship: 'S', plane: 'A' }
    const where = event.terrains === 'all' ? '' : `(${event.terrains.map(each => each.charAt(0)).join('')})`
    return `${event.vehicles.map(vehicle => letters[vehicle]).join('')}${where} ${event.save}`
  }

  test.each([
    ['EU', 'S 4|SA 3|T(mi) 3|T(p) 3|T(m) 4|A 5|T(p) 2|SA 2|ports|T 3|airports|fair'],
    ['AS', 'S 5|SA 5|T(im) 4|T(pf) 4|T(m) 5|A 4|T(d) 3|SA 2|ports|S 4|airports|fair'],
    ['AF', 'S 4|SA 4|T(d) 4|T(pf) 3|T(m) 3|A 3|T(dp) 3|A 3|ports|S 5|airports|fair'],
    ['NA', 'S 5|SA 5|T(im) 4|T(p) 3|T(md) 5|A 3|T(pm) 3|SA 2|ports|T 3|airports|fair'],
    ['SA', 'S 4|SA 3|T(m) 4|T(f) 4|T(m) 5|A 4|T(f) 3|S 2|ports|T 4|airports|fair'],
    ['OC', 'S 5|SA 4|T(d) 3|T(pf) 3|T(m) 4|A 4|T(fp) 4|SA 2|ports|S 3|airports|fair'],
  ] as const)('[COM-C3] the weather of %s is as in the table', (continent, cells) => {
    expect(WEATHER[continent].map(short).join('|')).toBe(cells)
  })

  test('[COM-C3] the d6 names the areas in the order Europe, Asia, Africa, North and Central America, South America, Oceania', () => {
    expect(CONTINENTS).toEqual(['EU', 'AS', 'AF', 'NA', 'SA', 'OC'])
  })

  test('[COM-C3] the text names the vehicles, the terrains and the save', () => {
    expect(weatherEn.EU[2]).toEqual({
      name: 'Snowfall',
      text: 'Strikes trucks on mountain or ice terrain, outside their owner’s HQ and branches. Save: 3 or more on a d6. Otherwise the vehicle goes to its owner’s nearest HQ or branch, and a delivery under way fails.',
    })
    expect(weatherIt.AS[1]).toEqual({
      name: 'Tifone',
      text: 'Colpisce le Navi fuori dai Porti e gli Aerei in volo. Tiro salvezza: 5 o più con un d6. Se fallisce, il mezzo va nella Sede o Filiale più vicina del proprietario e una consegna in corso fallisce.',
    })
  })
})

/** Sums of euro in a list of orders, in order. */
const sums = (ops: readonly Op[]): readonly number[] =>
  ops.flatMap(op => {
    if (op.op === 'pay' || op.op === 'fine' || op.op === 'gain') return [op.euro]
    if (op.op === 'may') return [op.euro, ...sums(op.do)]
    if (op.op === 'choose') return op.options.flatMap(sums)
    if (op.op === 'roll') return op.outcomes.flatMap(outcome => sums(outcome.do))
    if (op.op === 'inspect') return [...sums(op.illegal), ...sums(op.legal)]
    return []
  })
/** Sums of euro in a sentence of either language. */
const sumsTold = (text: string): readonly number[] =>
  [...text.matchAll(/€(\d+(?:,\d{3})*)|(\d+(?:\.\d{3})*)\u00a0€/g)].map(([, en, it]) => Number((en ?? it ?? '').replace(/[.,]/g, '')))

describe('political events', () => {
  /** As the printed table says it. */
  const code = (op: Op): string => {
    if (op.op === 'pay') return `P${op.euro}`
    if (op.op === 'gain') return `G${op.euro}`
    if (op.op === 'points') return `PM${op.n}`
    if (op.op === 'draw') return op.deck === 'contract' ? 'C1' : 'Terr'
    if (op.op === 'fail') return op.only === 'truckNotAboard' ? 'T: L' : 'L'
    if (op.op === 'choose') return op.options.map(short).join(' o ')
    const codes: Readonly<Partial<Record<Op['op'], string>>> = { endTurn: 'X', drawCustoms: 'D', noCustoms: 'scorta' }
    return codes[op.op] ?? op.op
  }
  const short = (ops: readonly Op[]): string => ops.map(op => `${code(op)}${op.onlyLoaded ? '*' : ''}`).join('+') || 'NV'

  // The star: an empty vehicle ignores it.
  test.each([
    ['EU', 'X|P5000|T: L|P3000 o D*|PM-2*|D*|NV|NV|scorta*|G5000|C1|G10000+C1'],
    ['AS', 'X|P10000|T: L|P5000 o D*|PM-3*|D*|NV|NV|scorta*|G10000|C1|G10000+C1'],
    ['AF', 'X|P10000|T: L|P5000 o D*|PM-3*|D*|NV|NV|scorta*|G10000|C1|G10000+C1'],
    ['NA', 'X|P10000|T: L|P5000 o D*|PM-2*|D*|NV|NV|scorta*|G10000|C1|G10000+C1'],
    ['SA', 'X|P10000|T: L|P5000 o D*|PM-3*|P10000|NV|NV|scorta*|G10000|C1|G10000+C1'],
    ['OC', 'X|P5000|T: L|P3000 o D*|PM-2*|PM-2*|NV|NV|scorta*|G5000|Terr|G5000+C1'],
  ] as const)('[COM-C4] the events of %s are as in the table', (continent, cells) => {
    expect(POLITICAL[continent].map(short).join('|')).toBe(cells)
  })

  test.each(LANGUAGES)('[COM-C4] the texts name the sums of the events (%s)', language => {
    for (const continent of CONTINENTS) {
      const told = WORDS[language].political[continent].map(({ text }) => sumsTold(text))
      expect(told).toEqual(POLITICAL[continent].map(sums))
    }
  })

  test.each(LANGUAGES)('[COM-C3, COM-C4] 72 and 72 cells with their names (%s)', language => {
    const { weather, political } = WORDS[language]
    expect(CONTINENTS.map(continent => [weather[continent].length, political[continent].length])).toEqual(Array(6).fill([12, 12]))
  })
})

describe('customs cards', () => {
  const cards = (colour: string) =>
    CUSTOMS_IDS.flatMap(id => (CUSTOMS[id].colour === colour ? Array<string>(CUSTOMS[id].copies).fill(id) : []))

  test('[COM-C5] 35 cards of 22 kinds: 14 green, 12 yellow, 9 red', () => {
    expect(CUSTOMS_IDS).toHaveLength(22)
    expect([cards('green').length, cards('yellow').length, cards('red').length]).toEqual([14, 12, 9])
    expect(CUSTOMS_IDS.map(id => CUSTOMS[id].copies).join('')).toBe('4222222221111112112111')
  })

  test('[COM-C5] a harmless card does nothing, a scanner looks for illegal goods, an impounded vehicle stops before the turn ends', () => {
    expect(CUSTOMS.wavedThrough.ops).toEqual([])
    expect(CUSTOMS.scanner.ops).toEqual([
      {
        op: 'inspect',
        reveal: 'legality',
        legal: [],
        illegal: [{ op: 'fine', euro: 20_000 }, { op: 'seize', what: 'vehicle' }, { op: 'fail' }],
      },
    ])
    expect(CUSTOMS.impounded.ops.map(({ op }) => op)).toEqual(['stopVehicle', 'endTurn'])
  })

  test('[COM-C5] whoever has illegal papers checked pays 10,000 and goes on; only that card shows the contract', () => {
    expect(CUSTOMS.documentCheck.ops).toEqual([{ op: 'inspect', reveal: 'face', legal: [], illegal: [{ op: 'fine', euro: 10_000 }] }])
    const showing = CUSTOMS_IDS.filter(id => CUSTOMS[id].ops.some(op => op.op === 'inspect' && op.reveal === 'face'))
    expect(showing).toEqual(['documentCheck'])
  })

  test('[COM-C5] every number of a die has its outcome', () => {
    const rolls = CUSTOMS_IDS.flatMap(id => CUSTOMS[id].ops.flatMap(op => (op.op === 'roll' ? [op.outcomes] : [])))
    expect(rolls).toHaveLength(2)
    for (const outcomes of rolls) {
      expect([1, 2, 3, 4, 5, 6].map(n => outcomes.filter(({ from, to }) => from <= n && n <= to).length)).toEqual([1, 1, 1, 1, 1, 1])
    }
  })

  test('[COM-C5] the texts name the sums of the cards', () => {
    for (const id of CUSTOMS_IDS) {
      expect(sumsTold(customsEn[id].text)).toEqual(sums(CUSTOMS[id].ops))
      expect(sumsTold(customsIt[id].text)).toEqual(sums(CUSTOMS[id].ops))
    }
  })
})

describe('contracts', () => {
  const ordinary = GOODS_IDS.filter(id => !GOODS[id].illegal)
  const illegal = GOODS_IDS.filter(id => GOODS[id].illegal)

  test('[COM-C7] 80 ordinary and 16 illegal contracts', () => {
    expect([ordinary.length, illegal.length]).toEqual([80, 16])
    expect([isGoods('vaccines'), isGoods('toll')]).toEqual([true, false])
  })

  // From the most urgent goods to the least. Any vehicle, truck only, ship only, plane only; the pay is that of the table, then 5 more,
  // then 5 less, and again.
  test.each([
    [0, 16, 1, [5, 6, 2, 3], [80, 85, 95, 100]],
    [16, 46, 1, [9, 10, 7, 4], [60, 65, 75, 80]],
    [46, 70, 2, [7, 8, 8, 1], [45, 50, 60, 65]],
    [70, 78, 3, [2, 2, 4, 0], [35, 40, 50, 0]],
    [78, 80, 4, [1, 0, 1, 0], [30, 0, 45, 0]],
  ])('[COM-C7] ordinary contracts %i to %i: %i T.M., by vehicle and pay', (from, to, tm, counts, base) => {
    const cards = ordinary.slice(from, to)
    expect(new Set(cards.map(id => GOODS[id].tm))).toEqual(new Set([tm]))
    for (const [i, kind] of (['any', 'truck', 'ship', 'plane'] as const).entries()) {
      const pays = cards.filter(id => GOODS[id].vehicle === kind).map(id => GOODS[id].pay / 1_000)
      expect(pays).toEqual(Array.from({ length: at(counts, i) }, (_, card) => at(base, i) + at([0, 5, -5], card % 3)))
    }
  })

  test('[COM-C7] illegal contracts pay 150,000 and 120,000 for 1 T.M., 100,000 for 2 and 80,000 for 3, and go by any vehicle', () => {
    const told = illegal.map(id => `${GOODS[id].tm}: ${GOODS[id].pay} ${GOODS[id].vehicle}`)
    expect(told).toEqual([
      ...Array(2).fill('1: 150000 any'),
      ...Array(5).fill('1: 120000 any'),
      ...Array(6).fill('2: 100000 any'),
      ...Array(3).fill('3: 80000 any'),
    ])
    expect(illegal.slice(0, 2)).toEqual(['smuggled-cigarettes', 'counterfeit-handbags'])
  })

  test('[COM-C7] some cards, word for word', () => {
    expect(GOODS.vaccines).toEqual({ tm: 1, pay: 80_000, vehicle: 'any', illegal: false })
    expect(GOODS['transplant-organs']).toEqual({ tm: 1, pay: 100_000, vehicle: 'plane', illegal: false })
    expect(GOODS['giant-turbine']).toEqual({ tm: 4, pay: 45_000, vehicle: 'ship', illegal: false })
    expect([goodsEn['ice-sculpture'], goodsIt['ice-sculpture']]).toEqual([
      { name: 'Ice sculpture', text: 'A swan, for the time being.' },
      { name: 'Ghiaccio artistico', text: 'Un cigno, per ora.' },
    ])
  })

  test('[COM-C7] a toll is 5,000, a sponsor pays 15,000', () => {
    for (const specials of [specialsEn, specialsIt]) {
      expect([sumsTold(specials.toll.text), sumsTold(specials.sponsor.text)]).toEqual([[5_000], [15_000]])
    }
  })

  test('[COM-C7] whoever is tipped off draws the card, not whoever plays the Tip-off', () => {
    expect(specialsIt.tipOff.text).toContain('quel giocatore pesca subito una Carta Dogana')
    expect(specialsEn.tipOff.text).toContain('that player draws a customs card now')
  })
})

describe('victory points', () => {
  test('[COM-C6] 1 inside a continent, 3 between two', () => {
    for (const from of CONTINENTS) {
      for (const to of CONTINENTS) expect(vpBetween('standard', from, to)).toBe(from === to ? 1 : 3)
    }
  })

  test('[COM-C6] the table of distances', () => {
    expect(CONTINENTS.map(from => CONTINENTS.map(to => vpBetween('distance', from, to)).join(' '))).toEqual([
      '1 2 2 3 4 4',
      '2 1 3 3 4 3',
      '2 3 1 3 3 4',
      '3 3 3 1 2 3',
      '4 4 3 2 1 3',
      '4 3 4 3 3 1',
    ])
  })

  test('[COM-C6] a way back brings as much as the way there', () => {
    for (const table of Object.values(VP_TABLES)) {
      for (const from of CONTINENTS) for (const to of CONTINENTS) expect(table[from][to]).toBe(table[to][from])
    }
  })
})

describe('words', () => {
  test.each(LANGUAGES)('[COM-C1, COM-C5, COM-C7] names are there and distinct, texts are sentences (%s)', language => {
    for (const names of WORDS[language].names) expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
    for (const cards of WORDS[language].cards) {
      expect(new Set(Object.values(cards).map(({ name }) => name)).size).toBe(Object.keys(cards).length)
    }
    for (const { name, text } of PRINTED(language)) {
      expect(name).toMatch(/^\p{Lu}/u)
      expect(text).toMatch(/[.?]$/)
    }
  })

  test.each(LANGUAGES)('[COM-C1, COM-C5, COM-C7] apostrophes, quotes and sums are printed as %s prints them', language => {
    const texts = [
      ...PRINTED(language).flatMap(({ name, text }) => [name, text]),
      ...WORDS[language].names.flatMap(each => Object.values(each)),
    ]
    const sum = language === 'it' ? /(\d\.\d{3}|\b\d{3})(?!\u00a0€)/ : /(?<!€[\d,]*)\d,?\d{3}|€\d{4}/
    expect(texts.filter(text => /['"]/.test(text))).toEqual([])
    expect(texts.filter(text => sum.test(text))).toEqual([])
    if (language === 'it')
      expect(texts.filter(text => /\bgiro\b|camion|carta (Dogana|Contratto|Territorio)|\btruck/.test(text))).toEqual([])
    if (language === 'en') expect(texts.filter(text => /\b(he|his|him)\b/.test(text))).toEqual([])
  })
})
