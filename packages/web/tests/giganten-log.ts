// Reads the English log of Giganten as an accountant would.

const dollars = (text: string | undefined) => Number(text?.replaceAll(',', ''))

/** How much money each player has made and spent, by name, from every line that speaks of some. */
export function earned(lines: readonly string[]): ReadonlyMap<string, number> {
  const money = new Map<string, number>()
  const book = (who = '', amount: number) => money.set(who, (money.get(who) ?? 0) + amount)
  for (const line of lines) {
    const built = /^(.+) builds on .* for \$([\d,]+) and strikes/.exec(line)
    if (built !== null) book(built[1], -dollars(built[2]))
    const byBlack = /^(.+) ships .* on the black locomotive for \$([\d,]+)\.$/.exec(line)
    if (byBlack !== null) book(byBlack[1], -dollars(byBlack[2]))
    const byRival = /^(.+) ships .* and pays (.+) \$([\d,]+)\.$/.exec(line)
    if (byRival !== null) {
      book(byRival[1], -dollars(byRival[3]))
      book(byRival[2], dollars(byRival[3]))
    }
    const byRivals = /^(.+) ships .* for \$([\d,]+), shared by (.+): \$([\d,]+) each\.$/.exec(line)
    if (byRivals !== null) {
      book(byRivals[1], -dollars(byRivals[2]))
      for (const rival of byRivals[3]?.split(/, | and /) ?? []) book(rival, dollars(byRivals[4]))
    }
    const sold = /^(.+) sells .* (?:for|each,) \$([\d,]+)(?: in all)?\.$/.exec(line)
    if (sold !== null) book(sold[1], dollars(sold[2]))
    const overflow = /^Too much oil .*: (.+) must sell .* for \$([\d,]+)\.$/.exec(line)
    if (overflow !== null) book(overflow[1], dollars(overflow[2]))
  }
  return money
}

export interface Score {
  readonly name: string
  readonly total: string
  readonly cash: number
  readonly rest: number // for oil and derricks
}

/** What the last line says of a player: '…, $24,000: $17,000 in cash, $3,000 for 3 barrels and $4,000 for 1 derrick (…).' */
export function scoreOf(name: string, lastLine: string): Score {
  const said = new RegExp(`[.] ${name}, (\\$[\\d,]+)(, all in cash|: [^.]*)[.]`).exec(lastLine)
  const total = said?.[1] ?? `nothing said of ${name}`
  if (said?.[2] === ', all in cash') return { name, total, cash: dollars(total.slice(1)), rest: 0 }
  const [cash = 0, ...others] = [...(said?.[2]?.matchAll(/\$([\d,]+)/g) ?? [])].map(([, figure]) => dollars(figure))
  return { name, total, cash, rest: others.reduce((sum, each) => sum + each, 0) }
}
