/**
 * The five whom one plays against, the same in every game, the weakest first. What each of them does is different in every game
 * (`ladders.ts`): what is said of them is who they are and how they stand to each other, which is so in all.
 */
import type { Language } from '@wildcat/kernel'
import type { Bot } from '../bot.ts'

export interface Opponent extends Omit<Bot, 'choose'> {
  readonly called: readonly string[] // at a table: the first of them; then their brothers and sisters
}
/** One of the five. */
export interface Person extends Opponent {
  readonly person: string
  readonly level: Readonly<Record<Language, string>>
  readonly about: Readonly<Record<Language, string>>
}

const person = ({ person: name, level, ...rest }: Omit<Person, 'names'>): Person => ({
  ...rest,
  person: name,
  level,
  names: { en: `${name}, ${level.en}`, it: `${name}, ${level.it}` },
})

export const OPPONENTS: readonly Person[] = [
  person({
    id: 'penny',
    person: 'Penny Lark',
    level: { en: 'newcomer', it: 'alle prime armi' },
    called: ['Penny', 'Peter', 'Polly', 'Percy'],
    about: {
      en: 'Has only just learned the rules, and laughs at her own mistakes. Start with her.',
      it: 'Ha appena imparato le regole e ride dei propri errori. Comincia da lei.',
    },
  }),
  person({
    id: 'gus',
    person: 'Gus Barlow',
    level: { en: 'easy-going', it: 'alla mano' },
    called: ['Gus', 'Gert', 'Gil', 'Greta'],
    about: {
      en: 'Plays for the company and the coffee, yet stays a step ahead of Penny.',
      it: 'Gioca per la compagnia e per il caffè, eppure resta un passo avanti a Penny.',
    },
  }),
  person({
    id: 'ada',
    person: 'Ada Quill',
    level: { en: 'practised', it: 'allenata' },
    called: ['Ada', 'Abe', 'Agnes', 'Amos'],
    about: {
      en: 'Enters every game in her ledger. Against Gus it shows a profit.',
      it: 'Annota ogni partita nel suo registro. Contro Gus è in attivo.',
    },
  }),
  person({
    id: 'rex',
    person: 'Rex Calloway',
    level: { en: 'sharp', it: 'temibile' },
    called: ['Rex', 'Ruby', 'Rufus', 'Rosa'],
    about: {
      en: 'Tips his hat before he beats you. Only Madame Corvo makes him take it off.',
      it: 'Si tocca il cappello prima di batterti. Se lo toglie solo davanti a Madame Corvo.',
    },
  }),
  person({
    id: 'corvo',
    person: 'Madame Corvo',
    level: { en: 'merciless', it: 'spietata' },
    called: ['Corvo', 'Cosima', 'Corrado', 'Clelia'],
    about: {
      en: 'Never raises her voice, and seldom her eyes. Nobody here plays better.',
      it: 'Non alza mai la voce, e di rado lo sguardo. Qui nessuno gioca meglio di lei.',
    },
  }),
]
