// @vitest-environment happy-dom
import { engine } from '@wildcat/competitors'
import { stage, turnOf } from '@wildcat/competitors/tests/stage.ts'
import { words } from '@wildcat/competitors/words/index.ts'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { afterEach, expect, test } from 'vitest'
import { closeAll, MountedBoard } from '../kit/testing/mounted-board.tsx'
import { competitors } from './index.ts'
import { listed } from './testing/compose.ts'

const { table } = testTable(stage)
afterEach(closeAll)

test('[COM-C7] a strike is called on the board', async () => {
  const t = table({ contracts: [['strike'], [], []], agenda: turnOf(0, 0, 0) })
  const board = new MountedBoard(competitors, { engine, words: words.en, language: 'en' })
  for (const state of ['polonia', 'sudafrica'] as const) {
    await board.show({ view: t.view(0), viewer: 0, lines: [] }, 'anew')
    await listed(board, { kind: 'callStrike', state })
    expect(board.sent).toEqual([[{ kind: 'callStrike', state }]])
  }
})
