/** A table that another server has. Whoever asks for it here is told to come again: by then it is known where it is. */
import { Refused } from '../refused.ts'

export class Elsewhere extends Refused {
  readonly address: string
  constructor(address: string) {
    super('stopping')
    this.address = address
  }
}
