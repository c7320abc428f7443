/** What takes long is done for one network only so many times at once, and is under way until its answer has been taken. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { InTurn } from './in-turn.ts'
import { byNetwork } from './requests.ts'

/** `work` gives JSON as it was made elsewhere. `inTurn`: a network's own one after the other, so that others wait for one of them at most. */
export function atOnce(most: number, inTurn = false) {
  const underWay = new Map<string, number>()
  const turns = new InTurn()
  const done = (network: string) => {
    const left = (underWay.get(network) ?? 1) - 1
    if (left === 0) underWay.delete(network)
    else underWay.set(network, left)
  }
  return async (request: FastifyRequest, reply: FastifyReply, work: () => Promise<Buffer>): Promise<FastifyReply> => {
    const network = byNetwork(request)
    const others = underWay.get(network) ?? 0
    if (others >= most) throw new Refused('tooFast')
    underWay.set(network, others + 1)
    const json = await (inTurn ? turns.do(network, work) : work()).catch((error: unknown) => {
      done(network)
      throw error
    })
    if (reply.raw.closed)
      done(network) // it was under way also when nobody waited for it any more
    else reply.raw.once('close', () => done(network))
    return reply.type('application/json; charset=utf-8').send(json)
  }
}
