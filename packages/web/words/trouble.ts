import type { Trouble } from '../worker/trouble.ts'
import type { PageWords } from './index.ts'

export const troubleText = (words: PageWords, { kind }: Trouble): string => words.trouble[kind]
