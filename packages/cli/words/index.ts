/** The command line's own words. A language is one object, complete or it does not compile. */
import type { Language } from '@wildcat/kernel'
import { en } from './en.ts'
import { it } from './it.ts'

export type CliWords = typeof en

export const WORDS: Readonly<Record<Language, CliWords>> = { en, it }
