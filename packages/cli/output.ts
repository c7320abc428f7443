/** What goes out: answers on stdout, everything else on stderr. */
import type { Terminal } from './terminal.ts'

/** Names and texts may come from a file of somebody else's: nothing in them may steer the terminal, turn a line around or make up a new one. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]/gu

const harmless = (line: string): string => line.replace(/\s*[\r\n]\s*/g, ' ').replace(STEERING, '\ufffd')

export function print({ stdout }: Terminal, lines: readonly string[]): void {
  stdout.write(lines.map(line => `${harmless(line)}\n`).join(''))
}
export function printJson({ stdout }: Terminal, value: unknown): void {
  stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}
export function complain({ stderr }: Terminal, sentence: string): void {
  stderr.write(`wildcat: ${harmless(sentence)}\n`)
}
