/** What a refusal says would be possible, in every language. */
import type { Rejection } from '@wildcat/kernel'

type Figures = NonNullable<Rejection['with']>
/** What a player may do now, as a sentence: 'You can still move your train or end your turn.' */
export type Instead = (may: readonly string[]) => string

/** The usual advice; where the refusal tells what is possible and none of what the advice needs is, that instead. */
export const advising =
  (instead: Instead = () => '') =>
  ({ may }: Figures, needs: readonly string[], usual: string): string => {
    const possible = may === undefined ? undefined : String(may).split(' ')
    return possible === undefined || needs.some(each => possible.includes(each)) ? usual : instead(possible)
  }
