import { type Analysis, isCertain } from '@wildcat/bots/advice'
import type { AdviceWords } from '../words/advice/index.ts'

const CAUSES = ['draws', 'others', 'decisions', 'moves'] as const
/** What changes the odds by less is said to be nothing. */
const LEAST = 0.1
/** As long as half of a bar, or longer where something weighed more: so that a game in which little happened shows short ones. */
const USUAL = 2

type Side = 'for' | 'even' | 'against'
/** What may be luck in the measuring is on neither side. */
function sideOf(logOdds: number, error: number): Side {
  if (Math.abs(logOdds) < LEAST || !isCertain(logOdds, error)) return 'even'
  return logOdds > 0 ? 'for' : 'against'
}

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
            <div key={cause} data-side={sideOf(sum, analysis?.errors[cause] ?? 0)}>
              <dt>{words.sums[cause]}</dt>
              <dd>
                <span className="luck-axis" aria-hidden="true">
                  <i style={{ width: `${share}%`, left: `${sum < 0 ? 50 - share : 50}%` }} />
                </span>
                {sums !== undefined && <Sum by={sum} isSure={isCertain(sum, analysis?.errors[cause] ?? 0)} words={words} />}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="luck-said">
        {analysis !== undefined &&
          words.luckSaid(sideOf(analysis.sums.draws, analysis.errors.draws), sideOf(analysis.skill, analysis.errors.skill))}
      </p>
      <p className="field-hint">{words.oddsHelp}</p>
    </>
  )
}

function Sum({ by, isSure, words }: { by: number; isSure: boolean; words: AdviceWords['analysis'] }) {
  return (
    <b>
      {Math.abs(by) < LEAST ? '–' : words.signed(by)}
      {Math.abs(by) >= LEAST && !isSure && <small>{words.uncertain}</small>}
    </b>
  )
}
