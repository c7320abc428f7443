// Reads the English log of Giganten or Black Gold as an accountant would.

const dollars = (text: string | undefined) => Number(text?.replaceAll(',', ''))
const sumsIn = (text: string) => [...text.matchAll(/\$([\d,]+)/g)].map(([, figure]) => dollars(figure))
const sentencesIn = (line: string) => line.split(/(?<=[.;]) |, then /)
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
      if (/\b(builds on|drills a gusher|drills deeper) /.test(sentence)) book(player === '' ? playerOf(line) : player, -sum)
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

export interface CashBook extends Score {
  readonly booked: number // the cash that there must be, by all that the log tells of
}

/** What the last line says of every player, beside what the lines before it come to. */
export function cashBooksOf(lines: readonly string[], names: readonly string[], startMoney: number): CashBook[] {
  const money = earned(lines, names)
  return names.map(name => ({ ...scoreOf(name, lines.at(-1) ?? ''), booked: startMoney + (money.get(name) ?? 0) }))
}
