/** What deliveries from one continent to another are worth. */
import { CONTINENTS } from '../content/kinds.ts'
import { type VpTable, vpBetween } from '../content/victory-points.ts'

export function between(table: VpTable): { readonly least: number; readonly most: number } {
  const worth = CONTINENTS.flatMap(from => CONTINENTS.filter(to => to !== from).map(to => vpBetween(table, from, to)))
  return { least: Math.min(...worth), most: Math.max(...worth) }
}
