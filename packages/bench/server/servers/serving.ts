/** A server that runs in this process. */
export interface Serving {
  readonly port: number
  stop(): Promise<void>
}
