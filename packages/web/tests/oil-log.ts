// Reads the English log of Giganten or Black Gold as an accountant would.

import { expect, type Page } from '@playwright/test'
import { rankedNames, result, scores, winner } from './page-parts.ts'

const dollars = (text: string | undefined) => Number(text?.replaceAll(',', ''))
const sumsIn = (text: string) => [...text.matchAll(/\$([\d,]+)/g)].map(([, figure]) => dollars(figure))
const sentencesIn = (line: string) => line.split(/(?<=[.;]) /)
/** What stands before the player of whom a sentence speaks. */
const PREFACE = /^(At (Hudson|Jet|US Standard|the liquidation auction)|This time|The depots are too full:|Too much oil at [^:]*:) /

/** How much money each player has made and spent, by name, from every sentence that speaks of some. */
function earned(lines: readonly string[], names: readonly string[]): ReadonlyMap<string, number> {
  const money = new Map(names.map(name => [name, 0]))
  const book = (who: string, amount: number) => money.set(who, (money.get(who) ?? 0) + amount)
  const playerOf = (sentence: string) => names.find(name => sentence.replace(PREFACE, '').startsWith(`${name} `)) ?? ''
  for (const line of lines)
    for (const sentence of sentencesIn(line)) {
      const player = playerOf(sentence)
      const [sum = 0, all = sum] = sumsIn(sentence)
      if (/ (builds on|drills a gusher|drills deeper) /.test(sentence)) book(player, -sum)
      else if (/ must sell /.test(sentence)) book(player, sum)
      else if (/ sells \d/.test(sentence)) book(player, all)
      else if (/ (pumps|ships) | (locomotive|train)s? (carries|share) /.test(sentence)) {
        const payer = playerOf(line)
        const carriers = names.filter(name => sentence.replace(payer === player ? payer : '', '').includes(name))
        book(payer, -sum)
        const sharers = carriers.length + (sentence.includes('Oil Baron’s') ? 1 : 0)
        for (const carrier of carriers) book(carrier, sum / sharers)
      }
    }
  return money
}

interface Score {
  readonly name: string
  readonly total: string
  readonly cash: number
  readonly rest: number // for oil and derricks
}

/** What the last line says of a player: '… wins with $24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (…).' */
function scoreOf(name: string, lastLine: string): Score {
  const said = new RegExp(`[.] ${name} (?:wins with|has) (\\$[\\d,]+)(, all in cash|: [^.]*)[.]`).exec(lastLine)
  const total = said?.[1] ?? `nothing said of ${name}`
  if (said?.[2] === ', all in cash') return { name, total, cash: dollars(total.slice(1)), rest: 0 }
  const [cash = 0, ...others] = [...(said?.[2]?.matchAll(/\$([\d,]+)/g) ?? [])].map(([, figure]) => dollars(figure))
  return { name, total, cash, rest: others.reduce((sum, each) => sum + each, 0) }
}

/** The log accounts for every dollar, and the result is what it says. */
export async function expectAccounts(page: Page, lines: readonly string[], startMoney: number): Promise<void> {
  const names = await rankedNames(page)
  const money = earned(lines, names)
  const told = names.map(name => scoreOf(name, lines.at(-1) ?? ''))
  for (const { name, total, cash, rest } of told) {
    expect(cash, `cash of ${name}`).toBe(startMoney + (money.get(name) ?? 0))
    expect(total, `total of ${name}`).toBe(`$${(cash + rest).toLocaleString('en')}`)
  }
  const ranking = told.toSorted((a, b) => b.cash + b.rest - a.cash - a.rest)
  await expect(result(page)).toBeVisible()
  await expect(winner(page)).toHaveText(new RegExp(`^(You win|${ranking[0]?.name ?? ''} wins) `))
  const rows = scores(page)
  await expect(rows).toHaveCount(names.length)
  for (const [place, { name, total }] of ranking.entries()) {
    await expect(rows.nth(place).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(place).getByRole('cell').last()).toHaveText(total)
  }
}
