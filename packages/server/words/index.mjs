// In which language the server speaks to whoever runs it. Plain JavaScript, because `npm start` speaks before there is a Node that runs
// TypeScript.

import { en } from './en.mjs'
import { it } from './it.mjs'

/**
 * @typedef {import('./en.mjs').ServerWords} ServerWords
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 */

/** @type {Readonly<Record<import('@wildcat/kernel').Language, ServerWords>>} */
const WORDS = { en, it }
const KNOWN = new Map(Object.entries(WORDS))
export const SERVER_LANGUAGES = [...KNOWN.keys()]

/**
 * As it was asked for, else as the system speaks, else English.
 * @param {Environment} env
 */
export function wordsFor(env) {
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return KNOWN.get(env['WILDCAT_LANGUAGE'] ?? '') ?? KNOWN.get(system.slice(0, 2).toLowerCase()) ?? en
}
