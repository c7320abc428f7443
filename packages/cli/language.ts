/** Which language to speak: what was asked for, else what the system speaks, else English. */
import { LANGUAGES, type Language } from '@wildcat/kernel'

export const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some(language => language === code)

type Environment = Readonly<Record<string, string | undefined>>

/** Looked up before anything is parsed, so that help and errors speak it too. A wrong --lang is refused later. */
export function languageOf(args: readonly string[], env: Environment): Language {
  const asked = args.findLast((arg, i) => args[i - 1] === '--lang' || arg.startsWith('--lang='))?.replace('--lang=', '')
  if (isLanguage(asked)) return asked
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase()
  return isLanguage(system) ? system : 'en'
}
