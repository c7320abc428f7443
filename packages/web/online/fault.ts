/** What can go wrong between the page and a server: what the server says, and what only the page can notice. */
import type { Problem, ProblemCode } from '@wildcat/protocol'

export type FaultCode = ProblemCode | 'unreachable' | 'strange' | 'noCookie'
export interface Fault {
  readonly code: FaultCode
  readonly with?: Problem['with']
}

export class Faulty extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}
export const UNREACHABLE: Fault = { code: 'unreachable' }
export const faultOf = (error: unknown): Fault => (error instanceof Faulty ? error.fault : { code: 'strange' })
