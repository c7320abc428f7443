/** The page's own words. Italian has the shape of English: a sentence that is missing does not compile. */
import type { Language } from '@wildcat/kernel'
import type { en } from './en.ts'

export type PageWords = typeof en

export async function pageWords(language: Language): Promise<PageWords> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'it':
      return (await import('./it.ts')).it
  }
}
