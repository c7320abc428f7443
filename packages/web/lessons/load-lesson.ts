import type { Language } from '@wildcat/kernel'
import type { GuidedGame } from './games.ts'
import type { Lesson, Texts } from './lesson.ts'
import { GUIDE, type GuideWords } from './words/index.ts'

export interface LoadedLesson {
  readonly lesson: Lesson
  readonly texts: Texts
  readonly words: GuideWords
}

interface Parts {
  readonly script: () => Promise<{ readonly lesson: Lesson }>
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>>
}
const LESSONS: Readonly<Record<GuidedGame, Parts>> = {
  'black-gold': {
    script: () => import('./black-gold/script.ts'),
    texts: { en: () => import('./black-gold/words/en.ts'), it: () => import('./black-gold/words/it.ts') },
  },
  competitors: {
    script: () => import('./competitors/script.ts'),
    texts: { en: () => import('./competitors/words/en.ts'), it: () => import('./competitors/words/it.ts') },
  },
  giganten: {
    script: () => import('./giganten/script.ts'),
    texts: { en: () => import('./giganten/words/en.ts'), it: () => import('./giganten/words/it.ts') },
  },
  oilfield: {
    script: () => import('./oilfield/script.ts'),
    texts: { en: () => import('./oilfield/words/en.ts'), it: () => import('./oilfield/words/it.ts') },
  },
}

export const loadScript = async (game: GuidedGame): Promise<Lesson> => (await LESSONS[game].script()).lesson

export async function loadLesson(game: GuidedGame, language: Language): Promise<LoadedLesson> {
  const [lesson, { texts }] = await Promise.all([loadScript(game), LESSONS[game].texts[language]()])
  return { lesson, texts, words: GUIDE[language] }
}
