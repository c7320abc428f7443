// @vitest-environment happy-dom
import { engine } from '@wildcat/competitors'
import { offer } from '@wildcat/competitors/tests/deals-stage.ts'
import { stage, turnOf } from '@wildcat/competitors/tests/stage.ts'
import { words } from '@wildcat/competitors/words/index.ts'
import type { Seat } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAll, MountedBoard } from '../kit/testing/mounted-board.tsx'
import { competitors } from './index.ts'

const { table } = testTable(stage)
afterEach(async () => {
  await closeAll()
  vi.useRealTimers()
})

const inTurn = { agenda: turnOf(0), territories: [['francia'], ['italia'], []] } satisfies Parameters<typeof table>[0]
async function shown(t: ReturnType<typeof table>, seat: Seat): Promise<MountedBoard> {
  const board = new MountedBoard(competitors, { engine, words: words.en, language: 'en' })
  return board.show({ view: t.view(seat), viewer: seat, lines: [] })
}
/** From above: offers, and the button that does what was picked. */
const order = (board: MountedBoard) => board.all('.offer, .plan').map(({ className }) => className)

describe('offers beside the decision at hand', () => {
  test('what one is asked comes before it', async () =>
    expect(order(await shown(table(inTurn).play(1, offer(0, { giveMoney: 5_000, ask: 'territory:francia' })), 0))).toEqual([
      'offer',
      'plan',
    ]))
  test('says how long one has to answer, and nobody else', async () => {
    const t = table(inTurn).play(1, offer(0, { giveMoney: 5_000, ask: 'territory:francia' }))
    const notes = async (seat: Seat) => (await shown(t, seat)).all('.offer-note').map(({ textContent }) => textContent)
    expect([await notes(0), await notes(1)]).toEqual([['Open until the end of its maker’s turn.'], []])
  })
  test('what one has offered takes no room from it', async () =>
    expect(order(await shown(table(inTurn).play(0, offer(1, { give: 'territory:francia', askMoney: 5_000 })), 0))).toEqual([
      'plan',
      'offer',
    ]))
})

test('a deal that is not possible says why, and what its button would do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const board = await shown(table(inTurn), 0)
  const pressed = async (selector: string, text: string) => {
    const found = board.all(selector).find(({ textContent }) => textContent?.includes(text))
    if (found !== undefined) await board.press(found)
    return board.all('.plan .button-first').map(({ textContent }) => textContent)
  }
  expect(await pressed('.doing', 'Deal')).toEqual(['Choose with whom'])
  expect(await pressed('[data-side="to"] .pick', 'Bo')).toEqual(['Lay something on the table'])
  await pressed('[data-side="give"] .pick', 'France')
  const [money] = board.all('[data-side="ask"] input')
  if (!(money instanceof HTMLInputElement)) throw new Error('no money can be asked for')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(money, '700')
  money.dispatchEvent(new Event('input', { bubbles: true }))
  await board.wait(0)
  expect(board.all('.plan-warning').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('€500')])
  const [does] = board.all('.plan .button-first')
  expect([does?.textContent, does?.getAttribute('aria-disabled')]).toEqual(['Offer', 'true'])
})
