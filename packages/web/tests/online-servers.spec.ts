import { expect } from '@playwright/test'
import { type Postgres, startPostgres } from '@wildcat/server/testing/postgres'
import { clickOne, isAsked, logLines, playOn } from './at-the-table.ts'
import { begin, guest, joinBy, makeTable } from './friends.ts'
import { OwnServer, test } from './own-server.ts'
import { result, scores } from './page-parts.ts'

test('two people at two servers play one game to its end: one of them passes the line on, and dies on the way', async ({ browser }) => {
  test.setTimeout(600_000)
  const postgres: Postgres | undefined = await startPostgres()
  if (postgres === undefined) return // it has said so
  const database = await postgres.database()
  const [first, second] = [await OwnServer.start({ database }), await OwnServer.start({ database })]
  const [ada, bo] = [await guest(browser, first), await guest(browser, second)]
  const link = new URL(await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], [/^2 rounds/]))
  await joinBy(bo, `${second.origin}${link.pathname}`, 'Bo')
  await begin(ada)
  const answer = async (page: typeof ada, turn: number) => {
    if (await isAsked(page)) await clickOne(page, turn)
  }
  await Promise.all([
    playOn(ada, turn => answer(ada, turn)),
    playOn(bo, async turn => {
      if (turn === 2) {
        await second.kill() // whoever came by it comes again by its next start, and finds the table where it is
        await second.run()
      }
      await answer(bo, turn)
    }),
  ])
  await expect(result(bo)).toBeVisible()
  expect(await scores(bo).allTextContents()).toEqual(await scores(ada).allTextContents())
  const told = await logLines(bo)
  await bo.reload()
  await expect(result(bo)).toBeVisible()
  expect(await logLines(bo)).toEqual(told)
  for (const server of [first, second]) await server.remove()
  postgres.stop()
})
