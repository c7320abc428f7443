/** What every command needs to speak and to answer. */
import type { Language } from '@wildcat/kernel'
import type { Terminal } from './terminal.ts'
import type { CliWords } from './words/index.ts'

export interface Context {
  readonly words: CliWords
  readonly language: Language
  readonly json: boolean
  readonly terminal: Terminal
}
