/** How much is measured. */
export interface ServerPlan {
  readonly repetitions: number
  readonly tables: number
  readonly idle: number // sockets
  readonly warmUp: number // commands at each table, so that what runs often is compiled as it will be
  readonly commands: number // at each table, in each repetition
  readonly perSecond: number // at a pace
  readonly seconds: number // so long
  readonly core: number | undefined
  progress(doing: string): void
}

export const SEATS = 4
