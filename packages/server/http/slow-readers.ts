/** Answers that are not taken: whoever asks and does not read is not waited for, so that nobody makes us keep what they never take. */
import type { FastifyInstance } from 'fastify'
import type { Slowest } from './connections.ts'

function sizeOf(payload: unknown, header: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return Buffer.isBuffer(payload) ? payload.length : Number(header ?? 0)
}

/** Ended is who takes nothing for a while, and who takes less than so much a second all in all. */
export function endSlowReaders(app: FastifyInstance, { takeMs, bytesPerSecond }: Pick<Slowest, 'takeMs' | 'bytesPerSecond'>): void {
  app.addHook('onSend', async (_, reply, payload) => {
    const { raw } = reply
    const most = takeMs + (sizeOf(payload, reply.getHeader('content-length')) / bytesPerSecond) * 1000
    const deadline = setTimeout(() => raw.destroy(), most)
    raw.once('close', () => clearTimeout(deadline))
    raw.setTimeout(takeMs) // until the next request on this line
  })
}
