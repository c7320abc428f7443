import type { Trouble } from '../worker/trouble.ts'
import type { PageWords } from './index.ts'

export const troubleText = (words: PageWords, { kind, entry }: Trouble): string =>
  entry === 'none' ? words.trouble[kind] : `${words.trouble[kind]} ${words.troubleAt(entry)}`
