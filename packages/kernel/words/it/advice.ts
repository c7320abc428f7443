/** Perché un modo di proseguire è migliore di un altro. */
import { and, capital, counted, number } from './phrases.ts'

const when = (rounds: number) =>
  rounds === 0 ? 'entro la fine del round' : rounds === 1 ? 'entro la fine del prossimo round' : `in ${counted(rounds, 'round', 'round')}`

export const advice = {
  ofOthers: (difference: string) => `${difference} per ogni avversario`,
  because(gains: readonly string[], costs: readonly string[], rounds: number): string {
    const [gained, lost] = [and.format(gains), and.format(costs)]
    if (gains.length === 0) return costs.length === 0 ? '' : `Rende alla lunga, ma con ${lost} ${when(rounds)}.`
    return `${capital(gained)} ${when(rounds)}${costs.length === 0 ? '' : `, ma ${lost}`}.`
  },
  wins: (hundredths: number) =>
    hundredths < 1 ? 'meno di una vittoria su 100' : counted(hundredths, 'vittoria su 100', 'vittorie su 100'),
  percent: (share: number) => `${number(Math.round(share * 100))}%`,
}
