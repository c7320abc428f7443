/** Why one way to go on is better than another. */
import type { Rounds } from '../rounds.ts'
import { signed } from '../signed.ts'
import { and, capital, counted, number } from './phrases.ts'

function when(rounds: Rounds): string {
  if (rounds === 'all') return 'by the end of the game'
  if (rounds === 0) return 'by the end of the round'
  return rounds === 1 ? 'by the end of the next round' : `in ${counted(rounds, 'round', 'rounds')}`
}

const percent = (share: number) => `${number(Math.round(share * 100))}%`

export const advice = {
  ofOthers: (difference: string) => `${difference} for each opponent`,
  because(gains: readonly string[], costs: readonly string[], rounds: Rounds): string {
    const [gained, lost] = [and.format(gains), and.format(costs)]
    if (gains.length === 0 && costs.length === 0) return ''
    if (gains.length === 0)
      return `${rounds === 'all' ? 'It wins more often' : 'It pays in the long run'}, but with ${lost} ${when(rounds)}.`
    return `${capital(gained)} ${when(rounds)}${costs.length === 0 ? '' : `, but ${lost}`}.`
  },
  wins: (hundredths: number) => (hundredths < 1 ? 'less than one win in 100' : counted(hundredths, 'win in 100', 'wins in 100')),
  percent,
  change: (share: number) => signed(share * 100, hundredths => percent(hundredths / 100)),
  logOdds: (by: number) => signed(by * 10, tenths => number(tenths / 10)),
}
