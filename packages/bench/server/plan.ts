/** How much is measured. */
export interface ServerPlan {
  readonly repetitions: number
  readonly tables: number
  readonly idle: number // sockets
  readonly commands: number // at each table, in each repetition
  readonly perSecond: number // at a pace
  readonly seconds: number // so long
  readonly core: number | undefined
  progress(doing: string): void
}

export const SEATS = 4
