import type { Language, Words } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { en } from './en.ts'
import { it } from './it.ts'

export const words: Readonly<Record<Language, Words<T>>> = { en, it }
