/** What goes out: answers on stdout, everything else on stderr. */

/** Names and texts may come from a file of somebody else's: nothing in them may steer the terminal, turn a line around or make up a new one. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]/gu

const harmless = (line: string): string => line.replace(/\s*[\r\n]\s*/g, ' ').replace(STEERING, '\ufffd')

export const print = (lines: readonly string[]): void => void process.stdout.write(lines.map(line => `${harmless(line)}\n`).join(''))
export const printJson = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
export const complain = (sentence: string): void => void process.stderr.write(`wildcat: ${harmless(sentence)}\n`)
