import type { Language } from '@wildcat/kernel'
import { en } from './en.ts'
import { it } from './it.ts'

export type GuideWords = typeof en

export const GUIDE = { en, it } as const satisfies Record<Language, GuideWords>
