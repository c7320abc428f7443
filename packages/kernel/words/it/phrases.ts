/** Numeri, importi, elenchi e «a» davanti ai nomi come li scrive l’italiano: un formato solo per tutti i giochi e per la pagina. */
import { euphonic } from '../name-tokens.ts'

const plural = new Intl.PluralRules('it')
const figures = new Intl.NumberFormat('it', { useGrouping: 'always' })

export { capital } from '../capital.ts'
export const number = (n: number) => figures.format(n)
/** '1 barile', '2 barili' */
export const counted = (n: number, one: string, other: string) => `${number(n)} ${plural.select(n) === 'one' ? one : other}`
/** 'circa 3 barili in più', 'a volte 1 barile in meno': in media, dove cambia da un modo di proseguire all’altro. */
export const moreOrFewer = (by: number, one: string, other: string, [more, fewer] = ['in più', 'in meno']) =>
  `${Math.abs(by) < HALF ? 'a volte' : 'circa'} ${counted(Math.max(1, Math.round(Math.abs(by))), one, other)} ${by > 0 ? more : fewer}`
const HALF = 0.75
export const dollars = (n: number) => `${number(n)}\u00A0$`
export const euros = (n: number) => `${number(n)}\u00A0€`

/** 'a Ugo', 'ad Anna' */
export const to = (name: string) => `${euphonic('a', name)} ${name}`

/** A un tavolo, da chi l’ha preparato; può non avere un nome. */
export const invites = (host: string, game: string) =>
  host === '' ? `Ti aspetta una partita di ${game}` : `${host} ti invita a una partita di ${game}`
/** Ciò che mostra un’immagine, per chi non la vede. */
export const boardOf = (game: string) => `Il tabellone di ${game} com’è adesso`

const conjunction = new Intl.ListFormat('it')
/** 'Anna, Ugo ed Elena' */
export const and = {
  format: (texts: readonly string[]) => {
    const parts = conjunction.formatToParts(texts)
    const word = (place: number) => euphonic('e', parts[place + 1]?.value ?? '')
    return parts.map(({ type, value }, place) => (type === 'literal' && value === ' e ' ? ` ${word(place)} ` : value)).join('')
  },
}
export const or = new Intl.ListFormat('it', { type: 'disjunction' })
