import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAddress, urlOf } from './address.mjs'
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
  app = await createApp(folder)
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
    expect(await answer.json()).toEqual({ error: 'not found', path: '/assets/gone.js' })
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

describe('the address', () => {
  test('is this machine alone on port 4000 unless told otherwise', () => {
    expect(readAddress({})).toEqual({ address: { host: '127.0.0.1', port: 4000 } })
    expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ address: { host: '0.0.0.0', port: 8080 } })
  })

  test.each(['oil', '0', '65536', '-1', '80.5', '1e3', ' '])('refuses the port %j with a sentence', PORT => {
    expect(readAddress({ PORT })).toEqual({ problem: expect.stringContaining(`"${PORT}"`) })
  })

  test('is printed as something a browser understands', () => {
    expect(urlOf({ host: '::1', port: 4000 })).toBe('http://[::1]:4000/')
    expect(urlOf({ host: '0.0.0.0', port: 80 })).toBe('http://localhost:80/')
  })
})

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), folder], { env: { ...process.env, HOST: '', ...env } })

  async function ending(child: ReturnType<typeof start>) {
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    await once(child, 'close')
    return { exitCode: child.exitCode, said }
  }

  const portOf = (holder: Server) => {
    const address = holder.address()
    return typeof address === 'object' && address ? String(address.port) : ''
  }

  test('ends with 2 when PORT makes no sense', async () => {
    expect(await ending(start({ PORT: 'oil' }))).toEqual({ exitCode: 2, said: expect.stringContaining('PORT must be a whole number') })
  })

  test('ends with 1 when the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const end = await ending(start({ PORT: portOf(holder) }))
    holder.close()
    expect(end).toEqual({ exitCode: 1, said: expect.stringContaining('already taken') })
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('prints its address, and on %s ends with 0', async signal => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const PORT = portOf(holder)
    holder.close()
    await once(holder, 'close')
    const child = start({ PORT })
    const [line] = await once(child.stdout, 'data')
    expect(String(line)).toContain(`http://127.0.0.1:${PORT}/`)
    child.kill(signal)
    expect(await ending(child)).toEqual({ exitCode: 0, said: '' })
  })
})
