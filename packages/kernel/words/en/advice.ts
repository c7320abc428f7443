/** Why one way to go on is better than another. */
import { and, capital, counted, number } from './phrases.ts'

const when = (rounds: number) =>
  rounds === 0 ? 'by the end of the round' : rounds === 1 ? 'by the end of the next round' : `in ${counted(rounds, 'round', 'rounds')}`

export const advice = {
  ofOthers: (difference: string) => `${difference} for each opponent`,
  because(gains: readonly string[], costs: readonly string[], rounds: number): string {
    const [gained, lost] = [and.format(gains), and.format(costs)]
    if (gains.length === 0) return costs.length === 0 ? '' : `It pays in the long run, but with ${lost} ${when(rounds)}.`
    return `${capital(gained)} ${when(rounds)}${costs.length === 0 ? '' : `, but ${lost}`}.`
  },
  wins: (hundredths: number) => (hundredths < 1 ? 'less than one win in 100' : counted(hundredths, 'win in 100', 'wins in 100')),
  percent: (share: number) => `${number(Math.round(share * 100))}%`,
}
