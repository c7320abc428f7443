/** What goes out: answers on stdout, everything else on stderr. */

/** Names and texts may come from a file of somebody else's: nothing in them may steer the terminal or turn the line around. */
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

export const harmless = (text: string): string => text.replace(STEERING, '\ufffd')

export const print = (lines: readonly string[]): void => void process.stdout.write(`${harmless(lines.join('\n'))}\n`)
export const printJson = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
export const complain = (sentence: string): void => void process.stderr.write(`wildcat: ${harmless(sentence)}\n`)
