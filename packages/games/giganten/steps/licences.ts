/** [GIG-4] 3 Licences. */
import { deal } from '@wildcat/oil-rush'
import { cardOf } from '../queries.ts'
import type { AutoStep } from '../types.ts'

export const dealLicences: AutoStep<'dealLicences'> = {
  run: (play, { seat }) => deal(play, seat, cardOf(play.state, seat).licences),
}
