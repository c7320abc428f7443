/** The words about oneself: loaded with that screen, not before. */
import type { Language } from '@wildcat/kernel'
import type { en } from './en.ts'

export type YouWords = typeof en

export async function youWords(language: Language): Promise<YouWords> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'it':
      return (await import('./it.ts')).it
  }
}
