/** Who opens tables and sockets at one server. */
import type { WebSocket } from 'ws'
import type { BenchTable } from './table.ts'

export interface Driver {
  /** Tables are opened one after the other, by their number. */
  open(number: number): Promise<BenchTable>
  /** A socket at which nothing happens. */
  idle(): Promise<WebSocket>
}
