import { type Command, type CommandOf, cardOf } from '@wildcat/black-gold/board'
import { afterPriceCard, place, wellAt } from '@wildcat/black-gold/words/facts.ts'
import { at } from '@wildcat/kernel'
import { PRICES } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { Each, Times } from '../../../design/each.tsx'
import { Answer } from '../../kit/answers/answer.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { specialTips } from '../../oil-rush/rush-tips.tsx'
import type { Plans } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from '../cards/special-sign.tsx'

/** Prices up in one row, down in the next: a column for each company. */
const rowOf = (command: Command): number => (command.kind === 'changePrice' && command.direction === 'down' ? 1 : 0)
const ARROWS = { up: '▲', down: '▼' } as const

/** What the card can do besides moving; it ends the turn. */
export function Special({ plans }: { plans: Plans }) {
  const { view, words, legal, turn } = useBoard()
  if (turn === undefined) return null
  const { special } = cardOf(view, turn.seat)
  const atOnce = legal
    .filter(({ kind }) => kind === 'changePrice' || kind === 'takeOil' || kind === 'pushBack')
    .toSorted((a, b) => rowOf(a) - rowOf(b))
  const missing =
    special.kind === 'gusher' ? words.special.buildFirst : special.kind === 'deepDrilling' ? words.special.noDerricks : undefined
  const drills = legal.some(isDrilling)
  if (special.kind === 'none' || (atOnce.length === 0 && !drills && missing === undefined)) return null
  return (
    <fieldset className="special" data-companies={openOf(atOnce)}>
      <legend>{words.special.title}</legend>
      {atOnce.map(command => (
        <Answer key={JSON.stringify(command)} command={command} tip={specialTips.on(legal.indexOf(command))} onChoose={plans.send}>
          <AtOnce command={command} />
        </Answer>
      ))}
      {!drills && missing !== undefined && <p className="special-wait">{missing}</p>}
      <Drillings plans={plans} />
    </fieldset>
  )
}

/** How many columns of prices there are. */
const openOf = (commands: readonly Command[]): number =>
  new Set(commands.flatMap(command => (command.kind === 'changePrice' ? [command.company] : []))).size

function AtOnce({ command }: { command: Command }): ReactNode {
  const { view, words, turn } = useBoard()
  if (turn === undefined) return null
  if (command.kind === 'takeOil') return <ExtraOil command={command} />
  if (command.kind !== 'changePrice') return <SpecialSign special={cardOf(view, turn.seat).special} />
  const price = at(PRICES, afterPriceCard(view, turn.seat, command.company, command.direction))
  return (
    <>
      <Emblem company={command.company} size={20} />
      {`${ARROWS[command.direction]} ${words.money(price)}`}
    </>
  )
}

/** An emblem for each barrel that would go there. */
function ExtraOil({ command }: { command: CommandOf<'takeOil'> }) {
  const { words } = useBoard()
  const to = (['hudson', 'jet', 'standard'] as const).filter(company => command[company] > 0)
  return (
    <>
      <Each of={to}>{company => <Times n={command[company]}>{() => <Emblem company={company} size={20} />}</Times>}</Each>
      {words.and(to.map(company => words.companies[company]))}
    </>
  )
}

type Drilling = CommandOf<'drillGusher' | 'deepen'>
const isDrilling = (command: Command): command is Drilling => command.kind === 'drillGusher' || command.kind === 'deepen'

/** Places for a gusher, or own derricks to drill deeper: picked here or on the map. */
export function Drillings({ plans: { choice, choose } }: { plans: Plans }) {
  const { view, words, legal } = useBoard()
  const w = words.special
  return (
    <Each of={legal.filter(isDrilling)}>
      {command => {
        const square = command.kind === 'deepen' ? at(view.wells, command.well).square : command.square
        const isPicked = choice?.kind === 'deed' && choice.square === square
        return (
          <Pick isPicked={isPicked} onPick={() => choose({ kind: 'deed', command, square })}>
            <b>
              {command.kind === 'deepen'
                ? w.deepen(wellAt(view, command.well), at(view.wells, command.well).oil)
                : w.gusher(place(view, square))}
            </b>
            <small>{command.kind === 'deepen' ? w.deepenBrings : w.gusherBrings}</small>
          </Pick>
        )
      }}
    </Each>
  )
}
