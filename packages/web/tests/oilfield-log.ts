// Reads the English log of Oilfield as an accountant would.

const sum = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].reduce((total, [, figure]) => total + Number(figure), 0)
const INVESTMENT_SOLD = /sells an investment of (\d+) VP for \$(\d+)/g
const LOCAL_SALE = /sells ([^.]*) on the local market/g
/** The total, or the price of a single cube. */
const NATIONAL_SALE = /sells [^.]*\bat \$(\d+) on the national market(?:, \$(\d+) in all)?/g
const AT_ONCE = /\([^)]*sells 1 (?:oil for \$(\d+)|gas for (\d+) VP)\)/g

export interface Earned {
  readonly money: number
  readonly points: number
}

/** What a sentence about a player says of his money and his points. */
function earnedBy(sentence: string): Earned {
  const paid =
    sum(sentence, /takes a lease in \w+ for \$(\d+)/g) +
    sum(sentence, /builds a [a-z ]+ (?:in \w+|beside the refinery) for \$(\d+)/g) +
    sum(sentence, /invests \$(\d+)/g) +
    sum(sentence, /pays the government’s fee of \$(\d+)/g)
  const rest = sentence.replaceAll(INVESTMENT_SOLD, '')
  const atOnce = [...rest.matchAll(AT_ONCE)]
  const sales = [...rest.replaceAll(AT_ONCE, '').matchAll(LOCAL_SALE)].map(([, what = '']) => what).join()
  const nationally = [...rest.matchAll(NATIONAL_SALE)].reduce((total, [, price, all]) => total + Number(all ?? price), 0)
  const received =
    sum(sentence, /an investment of \d+ VP for \$(\d+)/g) +
    sum(sentence, /takes the subsidy of \$(\d+)/g) +
    sum(sentence, /supervisor,? (?:and )?gets \$(\d+)/g) +
    sum(sales, /for \$(\d+)/g) +
    atOnce.reduce((total, [, money = 0]) => total + Number(money), 0) +
    nationally
  const points =
    sum(sentence, /gets (\d+) VP/g) +
    sum(sales, /for (\d+) VP/g) +
    atOnce.reduce((total, [, , vp = 0]) => total + Number(vp), 0) -
    sum(sentence, /an investment of (\d+) VP/g)
  return { money: received - paid, points }
}

/** How much money and how many points a player has made during the game, by every sentence that speaks of him. */
export function earned(lines: readonly string[], name: string): Earned {
  let [money, points] = [0, 0]
  for (const sentence of lines.flatMap(line => line.split(/(?<=\.) /))) {
    const isAbout = sentence.startsWith(`${name} `) || sentence.includes(`sells locally: ${name}, the supervisor`)
    const { money: more, points: vp } = isAbout ? earnedBy(sentence) : { money: 0, points: 0 }
    money += more
    points += vp
  }
  return { money, points }
}

export interface Score {
  readonly name: string
  readonly total: number
  readonly points: number // during the game
  readonly added: number // at the end
  readonly money: number
}

/** What the last line says of a player: 'Ann has 18 VP: 12 during the game, 3 for 3 leases and 2 for the most cash ($14 left).' */
export function scoreOf(name: string, lastLine: string): Score {
  const [, total, points, more = '', money] =
    new RegExp(`[.] ${name} (?:wins with|has) (\\d+) VP[^:]*: (\\d+) during the game([^(]*) \\(\\$(\\d+) left\\)`).exec(lastLine) ?? []
  return { name, total: Number(total), points: Number(points), added: sum(more, /(\d+) for /g), money: Number(money) }
}
