/** The words about playing with friends: loaded with those screens, not before. */
import type { Language } from '@wildcat/kernel'
import type { en } from './en.ts'

export type OnlineWords = typeof en

export async function onlineWords(language: Language): Promise<OnlineWords> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'it':
      return (await import('./it.ts')).it
  }
}
