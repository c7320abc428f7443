/** The e-mail with a code. There is no link in it: what looks into e-mails opens every one, and nobody should learn to sign in by one. */
import type { Language } from '@wildcat/kernel'
import type { DeviceName } from '../device.ts'
import { ACCOUNT_TEXTS } from './words/index.ts'

export interface CodeMail extends DeviceName {
  readonly kind: 'confirm' | 'signIn'
  readonly code: string
  readonly language: Language
  readonly server: string // as it is called on the web
}

export function codeMail({ kind, code, language, server, browser, system }: CodeMail): { readonly subject: string; readonly text: string } {
  const words = ACCOUNT_TEXTS[language]
  const by = words.device(browser, system)
  return { subject: words.subject, text: [words[kind](code), '', words.where(server, by), '', words.ignore].join('\n') }
}
