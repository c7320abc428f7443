/** Numbers, amounts and lists as English writes them: one format for all games and the page. */
const plural = new Intl.PluralRules('en')
const figures = new Intl.NumberFormat('en', { useGrouping: 'always' })

export { capital } from '../capital.ts'
export const number = (n: number) => figures.format(n)
/** '1 barrel', '2 barrels' */
export const counted = (n: number, one: string, other: string) => `${number(n)} ${plural.select(n) === 'one' ? one : other}`
/** 'about 3 more barrels', 'sometimes 1 fewer barrel': on average, where it differs from one way the game could go to the next. */
export const moreOrFewer = (by: number, one: string, other: string) =>
  by > 0 ? byAbout(by, `more ${one}`, `more ${other}`) : byAbout(by, `fewer ${one}`, `fewer ${other}`)
/** 'about 3 spaces', 'sometimes 1 space' */
export const byAbout = (by: number, one: string, other: string) =>
  `${Math.abs(by) < HALF ? 'sometimes' : 'about'} ${counted(Math.max(1, Math.round(Math.abs(by))), one, other)}`
const HALF = 0.75
export const dollars = (n: number) => `$${number(n)}`
export const euros = (n: number) => `€${number(n)}`
/** To a table, by whoever hosts it; they may have no name. */
export const invites = (host: string, game: string) => (host === '' ? `You are invited to ${game}` : `${host} invites you to ${game}`)
/** What a picture shows, to whoever cannot see it. */
export const boardOf = (game: string) => `The board of ${game} as it stands`
export const and = new Intl.ListFormat('en-GB')
export const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
