// The built web client: its files, and its one page for every address that a person may open or reload.

import fastifyStatic from '@fastify/static'
import type { Problem } from '@wildcat/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkPreviews, type Tables } from './link-preview.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** Vite names what lies in `assets/` by its content: such a file never changes. */
const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path)

const cacheByName = (reply: FastifyReply, path: string) => {
  reply.header('cache-control', isHashed(path) ? FOREVER : ASK_AGAIN)
}

/** No page of ours lies outside its folder, in a hidden one or under another name, nor where programs ask. */
function isOurs(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return /^\/(?!\/|(?:api|assets|socket)(?:\/|$))/.test(path) && !/\/\.|[\\\0]/.test(path)
  } catch {
    return false
  }
}

const opensAPage = ({ method, headers, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html') && isOurs(url)

const pageOrNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  opensAPage(request) ? reply.sendFile('index.html') : reply.code(404).send({ code: 'notFound' } satisfies Problem)

export async function servePages(app: FastifyInstance, folder: string, tables: Tables): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: cacheByName,
  })
  app.get('/friends/:id', await linkPreviews(folder, tables, pageOrNotFound)) // also for whatever reads no pages, but shows a preview
  app.setNotFoundHandler(pageOrNotFound)
}
