/** The words of advice and analysis: loaded with them, not before. */
import type { Language } from '@wildcat/kernel'
import { en } from './en.ts'
import { it } from './it.ts'

export type AdviceWords = typeof en

export const ADVICE = { en, it } as const satisfies Record<Language, AdviceWords>
