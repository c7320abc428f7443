import type { Language } from '@wildcat/kernel'
import { type CallTexts, en } from './en.ts'
import { it } from './it.ts'

export const CALL_TEXTS: Readonly<Record<Language, CallTexts>> = { en, it }
