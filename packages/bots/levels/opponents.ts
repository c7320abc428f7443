/** The five whom one plays against, the same in every game, the weakest first. What each of them does, `levels.ts` says. */
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
      en: 'Knows the rules and not much more. Makes the mistakes that newcomers make.',
      it: 'Conosce le regole e poco altro. Fa gli errori di chi gioca da poco.',
    },
  }),
  person({
    id: 'gus',
    person: 'Gus Barlow',
    level: { en: 'easy', it: 'facile' },
    called: ['Gus', 'Gert', 'Gil', 'Greta'],
    about: {
      en: 'Takes what pays most now. Plays soundly, without plans for later.',
      it: 'Prende ciò che rende di più adesso. Gioca con buon senso, senza piani a lungo termine.',
    },
  }),
  person({
    id: 'ada',
    person: 'Ada Quill',
    level: { en: 'steady', it: 'costante' },
    called: ['Ada', 'Abe', 'Agnes', 'Amos'],
    about: {
      en: 'Takes care over some decisions, and seldom errs.',
      it: 'Cura alcune decisioni e sbaglia di rado.',
    },
  }),
  person({
    id: 'rex',
    person: 'Rex Calloway',
    level: { en: 'sharp', it: 'abile' },
    called: ['Rex', 'Ruby', 'Rufus', 'Rosa'],
    about: {
      en: 'Takes care over most decisions, and seldom leaves you a chance.',
      it: 'Cura quasi tutte le decisioni e di rado ti lascia uno spiraglio.',
    },
  }),
  person({
    id: 'corvo',
    person: 'Madame Corvo',
    level: { en: 'merciless', it: 'spietata' },
    called: ['Corvo', 'Cosima', 'Corrado', 'Clelia'],
    about: {
      en: 'Weighs every decision, and forgives none of your mistakes.',
      it: 'Soppesa ogni decisione e non ti perdona un errore.',
    },
  }),
]
