/** A change with its sign: what rounds to nothing has none. `whole`: in the smallest units that are shown. */
export function signed(whole: number, say: (whole: number) => string): string {
  const units = Math.round(whole)
  const sign = units < 0 ? '−' : units > 0 ? '+' : ''
  return `${sign}${say(Math.abs(units))}`
}
