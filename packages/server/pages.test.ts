/** What the server serves without knowing anybody: the page, its files, its headers. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'

const PAGE = '<!doctype html><title>Wildcat</title>'
const SCRIPT = 'export const oil = "black"\n'.repeat(100)

let folder: string
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildcat-server-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets/main-abc123.js'), SCRIPT)
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT))
  app = await createApp({ web: folder, data: join(folder, 'data') })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

describe('what the server serves', () => {
  test('tells that it is alive', async () => {
    const answer = await get('/health')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  })

  test('the page, asking the browser to check for a newer one', async () => {
    const answer = await get('/')
    expect(await answer.text()).toBe(PAGE)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['br', 'gzip'])('hashed files for ever, compressed with %s at build time', async encoding => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('the page for every address that a person opens', async () => {
    const answer = await get('/match/17', { accept: 'text/html,*/*;q=0.8' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(PAGE)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('a JSON 404 for everything else', async () => {
    const answer = await get('/assets/gone.js')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'notFound' })
  })

  test.each(['/api/nothing', '/api', '/assets/gone.js'])('and for %s whoever asks, also with a browser', async path => {
    const answer = await get(path, { accept: 'text/html' })
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'notFound' }])
  })

  test('nothing outside its folder', async () => {
    const answer = await get('/..%2f..%2fetc/passwd')
    expect([400, 403, 404]).toContain(answer.status)
  })

  test.each(['/', '/health', '/nowhere'])('%s with headers that keep foreign and inline code out', async path => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("worker-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})
