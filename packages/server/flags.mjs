// Flags of a command line. What is wrong with them is told in the words of whoever typed them.

import { parseArgs } from 'node:util'

/** @typedef {import('./words/index.mjs').ServerWords} ServerWords */

/**
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 * @param {ServerWords} words
 * @returns {ReturnType<typeof parseArgs<T>> | { problem: string }}
 */
export function readFlags(config, { settings }) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? []
    const name = quoted.replace(/^-\w, | <value>$/g, '')
    switch (error.code) {
      case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
        return { problem: settings.unknownOption(name) }
      case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
        return { problem: /does not take/.test(error.message) ? settings.noValue(name) : settings.valueMissing(name) }
      case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
        return { problem: settings.unexpected(quoted) }
    }
    throw error
  }
}
