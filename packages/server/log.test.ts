/** The log of the server says what happened, and nothing of anybody: no names, no links, no cookies, no hands. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { at } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { factsOf } from './log.ts'
import { BoundLog } from './log-bound.ts'
import { asked, company, leaveAll, move } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { MailBox } from './testing/receivers.ts'
import { builtPage, Folders } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

/** What a server of its own has logged when all that happens at it is over. */
async function evening<X>(happening: (origin: string) => Promise<X>, env: Readonly<Record<string, string>> = {}) {
  const folder = await folders.make()
  const main = fileURLToPath(new URL('start.mjs', import.meta.url))
  const args = [main, '--web', await builtPage(folder), '--data', folder, '--port', '0', '--log', 'debug']
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  let log = ''
  child.stderr.on('data', (text: Buffer) => {
    log += text.toString()
  })
  const [line]: unknown[] = await once(child.stdout, 'data')
  const happened = await happening(/http:\/\/[\d.]+:\d+/.exec(String(line))?.[0] ?? '')
  child.kill()
  await once(child, 'close')
  return { log, happened }
}

test('a whole evening leaves no trace of who was there', async () => {
  const { log, happened: table } = await evening(async origin => {
    const table = await company(origin, 2, { options: { rounds: 1, deals: false } })
    const ada = at(table.people, 0)
    await asked(table)?.client.ask('say', { text: 'a secret between us' })
    await asked(table)?.command({ kind: 'nonsense', card: 7 })
    await move(table)
    for (const path of ['/api/guest', '/api/guest/export', '/api/tables', `/api/tables/${table.id}/replay`, '/api/nowhere?token=x'])
      await ada.http(path)
    await ada.http('/api/tables', { method: 'POST', body: { nonsense: true } })
    for (const path of ['/%00', '//evil.example', '/..%5c..%5cwindows', '/%zz']) expect((await fetch(origin + path)).status).toBe(404)
    await leaveAll(table)
    return table
  })
  const ada = at(table.people, 0)
  const lines = log
    .trim()
    .split('\n')
    .map(text => JSON.parse(text) as { route?: string; status?: number })
  expect(log).not.toContain('"stack"') // nothing of it was a mistake of ours
  expect(lines.map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/tables/:id/replay', '/api/guest/export']))
  const cookie = decodeURIComponent(ada.cookie.split('=')[1] ?? '')
  for (const trace of ['Ada', 'Bo', table.id, ...table.tokens, cookie, cookie.split('.')[0] ?? '', 'secret between', 'nonsense', 'token=x'])
    expect(log).not.toContain(trace)
})

test('an e-mail leaves no trace of its address, nor of its code, whether it gets through or not', async () => {
  const box = await MailBox.listen()
  const { smtp, sender } = box.settings
  const { log } = await evening(
    async origin => {
      const ada = await Person.come(origin, 'Ada')
      const ask = (address: string) => ada.http('/api/account/mail', { method: 'POST', body: { address, language: 'en' } })
      expect([(await ask('through@example.org')).status, (await ask('refused@example.org')).status]).toEqual([200, 400])
    },
    { WILDCAT_SMTP: smtp, WILDCAT_SENDER: sender },
  )
  box.close()
  expect(log).toContain('an e-mail could not be sent')
  const code = /(?<=yours: |Wildcat: )[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(at(box.mails.all, 0))?.[0] ?? 'none'
  for (const trace of ['@example.org', 'through@', 'refused@', code, code.replace('-', '')]) expect(log).not.toContain(trace)
})

test('of an error it says what it was and where, not what it said', () => {
  const { type, stack } = factsOf(new TypeError('the hand was 2, 2, 1'))
  expect(type).toBe('TypeError')
  expect(stack).toContain('log.test.ts')
  expect(stack).not.toContain('hand')
  expect(factsOf('the hand was 2')).toEqual({ type: 'string', stack: '' })
})

test('whatever happens, only so much is written; what was left out is said when there is room again', () => {
  const lines: string[] = []
  let now = 0
  const log = new BoundLog({ write: line => lines.push(line) }, () => now, { atOnce: 30, perSecond: 10 })
  for (let n = 0; n < 9; n++) log.write('ten bytes\n')
  expect(lines).toHaveLength(3)
  now = 1000
  log.write('ten bytes\n')
  expect(lines.slice(3)).toEqual([expect.stringMatching(/^\{"level":40,.*"lines":6,.*left out.*\}\n$/), 'ten bytes\n'])
})
