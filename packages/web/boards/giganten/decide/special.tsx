import { type Command, type CommandOf, cardOf } from '@wildcat/giganten/board'
import { afterPriceCard } from '@wildcat/giganten/words/facts.ts'
import { Answer } from '../../kit/answers/answer.tsx'
import { Emblem } from '../../oil-rush/art/emblem.tsx'
import { inRows, PriceChange } from '../../oil-rush/driving/price-change.tsx'
import { specialTips } from '../../oil-rush/rush-tips.tsx'
import { useBoard } from '../board-context.tsx'
import { SpecialSign } from '../cards/signs.tsx'

type SpecialCommand = CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>
const isSpecial = (command: Command): command is SpecialCommand =>
  command.kind === 'changePrice' || command.kind === 'takeFreeOil' || command.kind === 'pushBack'
/** What the card can do besides moving; it ends the move. */
export function Special({ onChoose }: { onChoose: (command: Command) => void }) {
  const { view, words, legal, turn } = useBoard()
  if (turn === undefined) return null
  const { special } = cardOf(view, turn.seat)
  const offered = inRows(legal.filter(isSpecial))
  if (special.kind === 'none' || offered.length === 0) return null
  return (
    <fieldset className="special">
      <legend>{words.special}</legend>
      {offered.map(command => (
        <Answer key={JSON.stringify(command)} command={command} tip={specialTips.on(legal.indexOf(command))} onChoose={onChoose}>
          {command.kind === 'pushBack' ? (
            <SpecialSign special={special} />
          ) : command.kind === 'changePrice' ? (
            <PriceChange {...command} space={afterPriceCard(view, turn.seat, command.company, command.direction)} />
          ) : (
            <>
              <Emblem company={command.company} size={20} />
              {words.companies[command.company]}
            </>
          )}
        </Answer>
      ))}
    </fieldset>
  )
}
