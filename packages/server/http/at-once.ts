/** What takes long is done for one network only so many times at once. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { byNetwork } from './requests.ts'

export function atOnce(most: number) {
  const underWay = new Map<string, number>()
  return async <X>(request: FastifyRequest, work: () => Promise<X>): Promise<X> => {
    const network = byNetwork(request)
    const others = underWay.get(network) ?? 0
    if (others >= most) throw new Refused('tooFast')
    underWay.set(network, others + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(network) ?? 1) - 1
      if (left === 0) underWay.delete(network)
      else underWay.set(network, left)
    }
  }
}

/** What was made as JSON elsewhere. */
export const asJson = (reply: FastifyReply, json: Buffer): FastifyReply => reply.type('application/json; charset=utf-8').send(json)
