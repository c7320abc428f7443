/** Perché un modo di proseguire è migliore di un altro. */
import type { Rounds } from '../rounds.ts'
import { signed } from '../signed.ts'
import { and, capital, counted, number } from './phrases.ts'

function when(rounds: Rounds): string {
  if (rounds === 'all') return 'entro la fine della partita'
  if (rounds === 0) return 'entro la fine del round'
  return rounds === 1 ? 'entro la fine del prossimo round' : `in ${counted(rounds, 'round', 'round')}`
}

const percent = (share: number) => `${number(Math.round(share * 100))}%`

export const advice = {
  ofOthers: (difference: string) => `${difference} per ogni avversario`,
  because(gains: readonly string[], costs: readonly string[], rounds: Rounds): string {
    const [gained, lost] = [and.format(gains), and.format(costs)]
    if (gains.length === 0 && costs.length === 0) return ''
    if (gains.length === 0) return `${rounds === 'all' ? 'Vince più spesso' : 'Rende alla lunga'}, ma con ${lost} ${when(rounds)}.`
    return `${capital(gained)} ${when(rounds)}${costs.length === 0 ? '' : `, ma ${lost}`}.`
  },
  wins: (hundredths: number) =>
    hundredths < 1 ? 'meno di una vittoria su 100' : counted(hundredths, 'vittoria su 100', 'vittorie su 100'),
  percent,
  change: (share: number) => signed(share * 100, hundredths => percent(hundredths / 100)),
  logOdds: (by: number) => signed(by * 10, tenths => number(tenths / 10)),
}
