/** From answers to the figures of the report. */
import { at } from '@wildcat/kernel'
import { type ContenderName, RIVALS } from '../contenders/index.ts'
import type { Verb } from '../measures/verbs.ts'
import type { GameReport, Grown, GrowthName, Proof, Race, Size } from '../report/report.ts'
import { ratios, spreadOf } from '../report/spread.ts'
import type { Sheet } from './sheet.ts'

const SECOND = 1_000_000
const MOST_SWING = 1.5

export function raceOf(sheet: Sheet, task: 'replay' | 'random'): Race {
  const rates = (name: ContenderName) => {
    const micros = sheet.values(name, task, 'micros')
    return sheet.values(name, task, 'units').map((units, n) => (units / at(micros, n)) * SECOND)
  }
  const ours = rates('wildcat')
  const ratio = (name: ContenderName) => ratios(ours, rates(name))
  const found = { client: ratio('client'), reducer: ratio('reducer'), clientWithDrafts: ratio('clientWithDrafts') }
  const speed = (name: ContenderName) => spreadOf(rates(name))
  return {
    perSecond: {
      wildcat: spreadOf(ours),
      client: speed('client'),
      reducer: speed('reducer'),
      clientWithDrafts: speed('clientWithDrafts'),
    },
    ratios: found,
    fastest: RIVALS.reduce((fastest, each) => (found[each].median < found[fastest].median ? each : fastest)),
  }
}

export function proofOf(sheet: Sheet): Proof {
  const figure = (name: string) => at(sheet.values('wildcat', 'prove', name), 0)
  const digits = (name: ContenderName, figure: string) =>
    at(sheet.values(name, 'prove', figure), 0)
      .toString(16)
      .padStart(12, '0')
  const sum = (name: ContenderName) => digits(name, 'random') + digits(name, 'replay')
  return {
    games: figure('games'),
    commands: figure('commands'),
    checksums: { wildcat: sum('wildcat'), client: sum('client'), reducer: sum('reducer'), clientWithDrafts: sum('clientWithDrafts') },
  }
}

export function microsOf(sheet: Sheet): GameReport['micros'] {
  const of = (verb: Verb) => spreadOf(sheet.values('alone', 'verbs', verb))
  return { copy: of('copy'), view: of('view'), legal: of('legal'), check: of('check'), apply: of('apply'), imagine: of('imagine') }
}

export function bytesOf(sheet: Sheet): GameReport['bytes'] {
  const figure = (name: string) => at(sheet.values('alone', 'sizes', name), 0)
  const of = (name: string): Size => ({ mean: figure(name), most: figure(`${name}Most`) })
  return { state: of('state'), view: of('view'), record: of('record') }
}

export function growthOf(sheet: Sheet): GameReport['growth'] {
  const of = (name: GrowthName): Grown | null => {
    const from = sheet.values('alone', name, 'from')
    const to = sheet.values('alone', name, 'to')
    return from.length === 0 ? null : { from: spreadOf(from), to: spreadOf(to), ratio: ratios(to, from) }
  }
  return { bySeats: of('bySeats'), byAge: of('byAge'), byTable: of('byTable'), byRecord: of('byRecord') }
}

/** Null: this game plans nothing. */
export function plansOf(sheet: Sheet): GameReport['plans'] {
  const [median, slow] = [sheet.values('alone', 'plans', 'median'), sheet.values('alone', 'plans', 'slow')]
  return median.length === 0 ? null : { median: spreadOf(median), slow: spreadOf(slow) }
}

export function calibratorOf(sheet: Sheet): GameReport['calibrator'] {
  const micros = spreadOf(sheet.everybodys('calibrate', 'micros'))
  const swing = micros.max / micros.min
  return { micros, swing, tooNoisy: swing > MOST_SWING }
}
