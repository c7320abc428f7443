/** /api/programs: those that somebody runs; one more, with its token, which is told once; and its end. */
import { randomBytes } from 'node:crypto'
import { MOST_PROGRAM_NAME, MOST_PROGRAMS, type Programs, programWish } from '@wildcat/protocol'
import { cleanName } from '@wildcat/table'
import type { FastifyInstance } from 'fastify'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { Store } from '../store/contract.ts'
import type { Forgetting } from './forgetting.ts'
import type { Guests } from './guests.ts'
import { limited, type Requests } from './requests.ts'

interface Behind {
  readonly guests: Guests
  readonly store: Store
  readonly requests: Requests
  readonly forget: Forgetting
  readonly isDismissed: (guest: number) => boolean
  readonly now: () => number
}

export function programRoutes(app: FastifyInstance, { guests, store, requests, forget, isDismissed, now }: Behind): void {
  const few = limited(requests.few)
  app.get('/api/programs', async (request): Promise<Programs> => {
    const programs = await store.do('programsOf', (await guests.must(request)).id)
    return {
      programs: programs.map(({ n, guest, created, used }) => ({ n, name: guest.name, created, used: used === 0 ? 'never' : used })),
      most: MOST_PROGRAMS,
    }
  })
  app.post('/api/programs', few, async request => {
    const { id: owner } = await guests.must(request)
    const name = cleanName(read(programWish, request.body).name)
    if (name === '' || name.length > MOST_PROGRAM_NAME)
      throw new Refused('malformed', { where: 'name', expected: `a name of at most ${MOST_PROGRAM_NAME} characters that can be read` })
    const token = newToken()
    const key = randomBytes(16).toString('base64url') // nobody has a cookie for it
    if (isDismissed(owner)) throw new Refused('noGuest') // whoever is just being deleted
    const n = await store.do('addProgram', { owner, key, name, token: hashOf(token), most: MOST_PROGRAMS }, now())
    if (n === 0) throw new Refused('tooManyPrograms', { most: MOST_PROGRAMS })
    return { n, token }
  })
  app.delete<{ Params: { n: string } }>('/api/programs/:n', few, async request => {
    const { id } = await guests.must(request)
    const program = (await store.do('programsOf', id)).find(({ n }) => String(n) === request.params.n)
    if (program === undefined) throw new Refused('notFound')
    await forget(program.guest)
    return { done: true }
  })
}
