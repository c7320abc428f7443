import type { Language } from '@wildcat/kernel'
import { type AccountTexts, en } from './en.ts'
import { it } from './it.ts'

export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = { en, it }
