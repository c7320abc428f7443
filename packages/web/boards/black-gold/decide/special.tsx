import { type Command, type CommandOf, cardOf, openCompanies, type View } from '@wildcat/black-gold/board'
import { afterPriceCard, place, wellAt } from '@wildcat/black-gold/words/facts.ts'
import { at, type Tagged } from '@wildcat/kernel'
import type { Square } from '@wildcat/oil-rush'
import type { ReactNode } from 'react'
import { isSameCommand } from '../../../advice/same-command.ts'
import { Each, Times } from '../../../design/each.tsx'
import { Pick } from '../../kit/answers/pick.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import type { Choice } from '../../oil-rush/choice.ts'
import { inRows, PriceChange } from '../../oil-rush/driving/price-change.tsx'
import { specialTips } from '../../oil-rush/rush-tips.tsx'
import type { Plans, SpecialOf } from '../../oil-rush/use-plans.ts'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from '../cards/special-sign.tsx'

type Drilling = CommandOf<'drillGusher' | 'deepen'>
type Other = CommandOf<'changePrice' | 'takeOil' | 'pushBack'>
const isDrilling = (command: Tagged): command is Drilling => command.kind === 'drillGusher' || command.kind === 'deepen'
const isOther = ({ kind }: Tagged): boolean => kind === 'changePrice' || kind === 'takeOil' || kind === 'pushBack'
export const isSpecial = (command: Tagged): command is Drilling | Other => isDrilling(command) || isOther(command)

/** What the card can do besides moving; it ends the turn. */
export function Special({ plans }: { plans: Plans }) {
  const { view, words, legal, turn } = useBoard()
  if (turn === undefined) return null
  const { special } = cardOf(view, turn.seat)
  const others = inRows(legal.filter(isOther))
  const missing =
    special.kind === 'gusher' ? words.special.buildFirst : special.kind === 'deepDrilling' ? words.special.noDerricks : undefined
  const drills = legal.some(isDrilling)
  if (special.kind === 'none' || (others.length === 0 && !drills && missing === undefined)) return null
  return (
    <fieldset className="special" data-companies={openCompanies(view).length}>
      <legend>
        <SpecialSign special={special} /> <small>{words.special.endsTurn}</small>
      </legend>
      {others.map(command => (
        <Pick
          key={JSON.stringify(command)}
          className={`special-${command.kind}`}
          tip={specialTips.on(legal.indexOf(command))}
          isPicked={isOf(plans.choice, command)}
          isAdvised={isOf(plans.advised?.choice, command)}
          onPick={() => plans.choose({ kind: 'special', command, square: undefined })}
        >
          <OtherText command={command} />
        </Pick>
      ))}
      {!drills && missing !== undefined && <p className="special-wait">{missing}</p>}
      <Drillings plans={plans} />
    </fieldset>
  )
}

function OtherText({ command }: { command: Command }): ReactNode {
  const { view, words, turn } = useBoard()
  if (turn === undefined) return null
  if (command.kind === 'takeOil') return <ExtraOil command={command} />
  if (command.kind !== 'changePrice') return words.special.pushBack
  const { company, direction } = command
  return <PriceChange {...{ company, direction }} space={afterPriceCard(view, turn.seat, company, direction)} />
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

const isOf = (choice: Choice | undefined, command: Command): boolean => choice?.kind === 'special' && isSameCommand(choice.command, command)

/** What was drilled for: where on the map. */
const drilledAt = (view: View, command: Drilling): Square =>
  command.kind === 'deepen' ? at(view.wells, command.well).square : command.square

/** A special action as it is picked here. */
export const specialOf =
  (view: View): SpecialOf =>
  command =>
    isSpecial(command) ? { kind: 'special', command, square: isDrilling(command) ? drilledAt(view, command) : undefined } : undefined

/** Places for a gusher, or own derricks to drill deeper: picked here or on the map. */
export function Drillings({ plans }: { plans: Plans }) {
  const { view, words, legal } = useBoard()
  const w = words.special
  return (
    <Each of={legal.filter(isDrilling)}>
      {command => {
        const square = drilledAt(view, command)
        return (
          <Pick
            className="special-drilling"
            isPicked={isOf(plans.choice, command)}
            isAdvised={isOf(plans.advised?.choice, command)}
            onPick={() => plans.choose({ kind: 'special', command, square })}
          >
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
