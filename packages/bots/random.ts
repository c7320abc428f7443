/** Plays any game by drawing lots: the measure for all others, and good at finding what nobody thought of. */
import { at } from '@wildcat/kernel'
import type { Bot } from './bot.ts'

/** Once in so many decisions it looks at what can be said aside: often enough for deals to happen, rare enough for games to end. */
const ASIDE = 8

export const random: Bot = {
  id: 'random',
  names: { en: 'Random', it: 'Casuale' },
  about: {
    en: 'Draws lots among the moves that are allowed. A harmless opponent for getting to know a game.',
    it: 'Tira a sorte tra le mosse permesse. Un avversario innocuo per imparare un gioco.',
  },
  choose(situation) {
    const { engine, legal, luck, seat } = situation
    const invited = legal.length === 0
    if (invited || luck.below(ASIDE) === 0) {
      const aside = engine.aside(situation.view, seat)
      // The first answer to an offer closes it: often enough, or two of these bots would talk for ever.
      if (aside.length > 0) return at(aside, invited && luck.below(2) === 0 ? 0 : luck.below(aside.length))
    }
    return at(legal, luck.below(legal.length))
  },
}
