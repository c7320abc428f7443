import type { Tagged } from '@wildcat/kernel'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import { tips } from '../kit/marks.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { useRush } from './board-context.ts'
import type { TipsProps } from './drawn-rush-board.tsx'
import { cardTips } from './marks.ts'
import { rushTip } from './tips.ts'

/** What a card can do besides moving: the place of the command among the legal ones of the game. */
export const specialTips = tips('special')

/** What is printed on a card, in words. */
export interface CardText {
  readonly title: string
  readonly licences: number
  readonly movement: number
  readonly more: readonly string[] // what it can do besides, how far the black train went with it
}

interface RushTipsProps extends TipsProps {
  card: (card: number) => CardText
  special: readonly Tagged[] // the legal commands of the game
}

/** Says what is pointed at. */
export function RushTips({ root, targets, pointing, card, special }: RushTipsProps) {
  const rush = useRush()
  const { words } = rush
  const own = (key: string): Description | undefined => {
    const found = cardTips.of(key)
    if (found !== undefined) {
      const { title, licences, movement, more } = card(found)
      return plainDescription(
        title,
        `${words.card.licences}: ${words.number(licences)}`,
        `${words.card.movement}: ${words.points(movement)}`,
        ...more,
      )
    }
    const command = special[specialTips.of(key) ?? -1]
    return command === undefined ? undefined : plainDescription(rush.say(command))
  }
  const say = (key: string) => {
    const found = rushTip(rush, targets, key) ?? own(key)
    return found === undefined ? null : <DescriptionText of={found} />
  }
  return <Tips root={root} say={say} onPoint={pointing.set} />
}
