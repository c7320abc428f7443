/** What advice says: what to do, compared with what, and why. */
import type { Advice } from '@wildcat/bots/advice'
import { because } from '@wildcat/kernel/words/because.ts'
import { playerTokens } from '../session/names.ts'
import { Said } from '../session/said.tsx'
import { useHand } from '../table/active-seat.ts'
import { ADVICE } from '../words/advice/index.ts'
import type { AdviceLink, Meant } from './advice-context.ts'

interface WhatProps {
  advice: Advice
  stepsOf: AdviceLink['stepsOf']
}

/** A turn in the board's words, if it has words for a turn; else what is done first. */
function useTurnText(stepsOf: AdviceLink['stepsOf']) {
  const { spoken, view, seat } = useHand()
  const { steps } = ADVICE[spoken.language]
  return (command: Advice['command'], rest: Advice['rest']): string => {
    const named = stepsOf([command, ...rest]) ?? []
    return named.length > 0 ? steps(named) : spoken.words.command(command, view, seat, playerTokens).text
  }
}

export function WhatTheyWouldDo({ advice: { command, rest }, stepsOf }: WhatProps) {
  const { title } = ADVICE[useHand().spoken.language]
  return (
    <p className="advice-what">
      <span className="advice-title">{title}</span> <Said text={useTurnText(stepsOf)(command, rest)} />
    </p>
  )
}

export function AdviceText({ advice, meant, stepsOf }: WhatProps & { meant: Meant | undefined }) {
  const { spoken } = useHand()
  const words = ADVICE[spoken.language]
  const textOf = useTurnText(stepsOf)
  const { over, overRest, verdict, by, reasons, rounds } = advice
  const isOwn = meant?.isOwn === true
  const isPicked = isOwn && advice.isPicked
  const isOverPicked = isOwn && advice.isOverPicked
  const other = over === 'none' ? '' : textOf(over, overRest)
  const compared = () => {
    if (verdict === 'only') return words.only
    if (verdict === 'even') return isOverPicked ? words.evenPicked : words.even(other)
    if (isPicked) return words.picked(by, other)
    return isOverPicked ? words.betterPicked(by) : words.better(by, other)
  }
  const text = [compared(), because(spoken.words, spoken.language, reasons, rounds)].join(' ').trim()
  return (
    <p>
      <Said text={text} />
    </p>
  )
}
