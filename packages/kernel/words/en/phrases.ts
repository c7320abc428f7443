/** Numbers, amounts and lists as English writes them: one format for all games and the page. */
const plural = new Intl.PluralRules('en')
const figures = new Intl.NumberFormat('en', { useGrouping: 'always' })

export { capital } from '../capital.ts'
export const number = (n: number) => figures.format(n)
/** '1 barrel', '2 barrels' */
export const counted = (n: number, one: string, other: string) => `${number(n)} ${plural.select(n) === 'one' ? one : other}`
export const dollars = (n: number) => `$${number(n)}`
export const euros = (n: number) => `€${number(n)}`
/** To a table, by whoever hosts it; they may have no name. */
export const invites = (host: string, game: string) => (host === '' ? `You are invited to ${game}` : `${host} invites you to ${game}`)
export const and = new Intl.ListFormat('en-GB')
export const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
