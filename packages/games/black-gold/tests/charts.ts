/** Maps as the rule book draws them, for tests: the top row first. */
import { boardOf, type Layout } from '../map.ts'

/** The map as text, row 21 first: . plains, r rough, H hills, 1 2 3 wells. */
export function chart(layout: Layout): string[] {
  const { columns, rows, cost, wells } = boardOf(layout)
  const signs: string[] = cost.map(points => ['.', 'r', 'H'][points - 1] ?? '?')
  for (const { square, kind } of wells) signs[square] = String(kind)
  return Array.from({ length: rows }, (_, row) => signs.slice(row * columns, (row + 1) * columns).join(' ')).toReversed()
}
