import { at, type Tagged } from '@wildcat/kernel'
import { type Company, PRICES } from '@wildcat/oil-rush'
import { Emblem } from '../art/emblem.tsx'
import { useRush } from '../board-context.ts'

const ARROWS = { up: '▲', down: '▼' } as const

/** Prices up in one row, down in the next: a column for each company. */
export const inRows = <Command extends Tagged>(commands: readonly Command[]): Command[] => commands.toSorted((a, b) => rowOf(a) - rowOf(b))
const rowOf = (command: Tagged): number => ('direction' in command && command.direction === 'down' ? 1 : 0)

/** A company, and what its price would be on another space. */
export function PriceChange({ company, direction, space }: { company: Company; direction: keyof typeof ARROWS; space: number }) {
  const { words } = useRush()
  return (
    <>
      <Emblem company={company} size={20} />
      {`${ARROWS[direction]} ${words.money(at(PRICES, space))}`}
    </>
  )
}
