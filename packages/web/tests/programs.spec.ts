import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { guest, tellName } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'
import { smallTargets } from './painted.ts'

const EXAMPLE = readFileSync(new URL('../../../examples/program.mjs', import.meta.url), 'utf8')

test('whoever writes a bot finds on this server how to, a whole one, and how to start it', async ({ browser, server }) => {
  const ada = await guest(browser, server, { width: 390, height: 844 })
  await ada.goto('/friends')
  await tellName(ada, 'Ada')
  await ada.getByRole('button', { name: 'Your bots' }).click()
  const dialog = ada.getByRole('dialog')
  const behind = async (name: string) => {
    const answer = await ada.request.get((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '')
    return { kind: answer.headers()['content-type'] ?? '', text: await answer.text() }
  }
  const guide = await behind('How a bot talks to this server')
  expect(guide.kind).toContain('text/plain')
  expect(guide.text).toContain('# Programs that play')
  expect(guide.text).toContain('](/program.mjs)')
  expect((await behind('A whole bot to begin with')).text).toBe(EXAMPLE)
  await expect(dialog).toContainText(`node program.mjs ${server.origin} CODE`)
  await expectAccessible(ada, 'your bots')
  await expectNothingSideways(ada, 'your bots')
  expect(await smallTargets(dialog)).toEqual([])
})
