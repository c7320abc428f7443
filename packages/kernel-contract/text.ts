/** What must never stand in a sentence. */
const TRACES = /\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b|\[object|\$\{|\{\w*\}|=>/

/** Why a text cannot be shown. Undefined: it can. */
export function textFlaw(text: unknown): string | undefined {
  if (typeof text !== 'string') return `it is ${text === null ? 'null' : typeof text}, not text`
  if (text.trim() === '') return 'it is empty'
  const trace = TRACES.exec(text)
  return trace === null ? undefined : `'${trace[0]}' in “${text}”`
}
