/** The words of the board, in every language: they are few, and come with it. */
import type { Language } from '@wildcat/kernel'
import { type BoardWords, en } from './en.ts'
import { it } from './it.ts'

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, it }
