/** The five whom one plays against, the same in every game, the weakest first. What each of them does, `levels.ts` says. */
import type { Bot } from '../bot.ts'

export interface Opponent extends Omit<Bot, 'choose'> {
  readonly called: readonly string[] // at a table: the first of them; then their brothers and sisters
}

export const OPPONENTS = [
  {
    id: 'penny',
    names: { en: 'Penny Lark, a newcomer', it: 'Penny Lark, alle prime armi' },
    called: ['Penny', 'Peter', 'Polly', 'Percy'],
    about: {
      en: 'Knows the rules and not much more. Makes the mistakes that newcomers make.',
      it: 'Conosce le regole e poco altro. Fa gli errori di chi gioca da poco.',
    },
  },
  {
    id: 'gus',
    names: { en: 'Gus Barlow, easy', it: 'Gus Barlow, facile' },
    called: ['Gus', 'Gert', 'Gil', 'Greta'],
    about: {
      en: 'Takes what pays most now. Plays soundly, without plans for later.',
      it: 'Prende ciò che rende di più adesso. Gioca con buon senso, senza piani a lungo termine.',
    },
  },
  {
    id: 'ada',
    names: { en: 'Ada Quill, steady', it: 'Ada Quill, regolare' },
    called: ['Ada', 'Abe', 'Agnes', 'Amos'],
    about: {
      en: 'Thinks one decision in three through to the end of the round.',
      it: 'Riflette su una decisione su tre, fino alla fine del round.',
    },
  },
  {
    id: 'rex',
    names: { en: 'Rex Calloway, sharp', it: 'Rex Calloway, abile' },
    called: ['Rex', 'Ruby', 'Rufus', 'Rosa'],
    about: {
      en: 'Thinks every decision of weight through, and seldom leaves you anything.',
      it: 'Riflette su ogni decisione importante e di rado ti lascia qualcosa.',
    },
  },
  {
    id: 'corvo',
    names: { en: 'Madame Corvo, merciless', it: 'Madame Corvo, spietata' },
    called: ['Corvo', 'Cosima', 'Corrado', 'Clelia'],
    about: {
      en: 'Looks further ahead than the others, in more ways that the game could go.',
      it: 'Guarda più lontano degli altri, in più modi in cui la partita potrebbe andare.',
    },
  },
] as const satisfies readonly Opponent[]
