import type { Analysis } from '@wildcat/bots/advice'
import type { AdviceWords } from '../words/advice/index.ts'

const CAUSES = ['draws', 'others', 'decisions', 'moves'] as const
/** What changes the odds by less is said to be nothing. */
const LEAST = 0.1
/** As long as half of a bar, or longer where something weighed more: so that a game in which little happened shows short ones. */
const USUAL = 2

type Side = 'for' | 'even' | 'against'
const sideOf = (logOdds: number): Side => (Math.abs(logOdds) < LEAST ? 'even' : logOdds > 0 ? 'for' : 'against')

/** Luck against skill: how much each changed the odds of the seat, and both in a sentence. */
export function Luck({ analysis, words }: { analysis: Analysis | undefined; words: AdviceWords['analysis'] }) {
  const sums = analysis?.sums
  const longest = Math.max(USUAL, ...CAUSES.map(cause => Math.abs(sums?.[cause] ?? 0)))
  return (
    <>
      <dl className="luck">
        {CAUSES.map(cause => {
          const sum = sums?.[cause] ?? 0
          const share = (50 * Math.abs(sum)) / longest
          return (
            <div key={cause} data-side={sideOf(sum)}>
              <dt>{words.sums[cause]}</dt>
              <dd>
                <span className="luck-axis" aria-hidden="true">
                  <i style={{ width: `${share}%`, left: `${sum < 0 ? 50 - share : 50}%` }} />
                </span>
                <b>{sums === undefined ? '' : sideOf(sum) === 'even' ? '–' : words.signed(sum)}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="luck-said">{analysis !== undefined && words.luckSaid(sideOf(analysis.sums.draws), sideOf(analysis.skill))}</p>
      <p className="field-hint">{words.oddsHelp}</p>
    </>
  )
}
