// @vitest-environment happy-dom
import { engine } from '@wildcat/competitors'
import { skies } from '@wildcat/competitors/tests/cards-stage.ts'
import { deliver, FRESH, go, move } from '@wildcat/competitors/tests/journeys-stage.ts'
import { customsDeck, fleet, inState, onHex, plane, ship, signed, stage, truck } from '@wildcat/competitors/tests/stage.ts'
import { words } from '@wildcat/competitors/words/index.ts'
import type { Viewer } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAll, MountedBoard } from '../kit/testing/mounted-board.tsx'
import { competitors } from './index.ts'

const { table, luck } = testTable(stage)
type Table = ReturnType<typeof table>
const LONG_MS = 60_000

/** The board of a viewer after all that has happened was shown. */
async function shown(t: Table, viewer: Viewer): Promise<MountedBoard> {
  const board = new MountedBoard(competitors, { engine, words: words.en, language: 'en' })
  const lines = t.events(viewer).map(event => ({ kind: 'event' as const, event }))
  await board.show({ view: t.view(viewer), viewer, lines })
  for (let scene = 0; scene <= lines.length; scene++) await board.wait(LONG_MS)
  return board
}
const textOf = (board: MountedBoard, selector: string) => board.all(selector).map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await closeAll()
  vi.useRealTimers()
})

describe('journeys that something happens to', () => {
  test('a plane left in flight is hit by the weather: the card tells it, with the die, and where the plane is now', async () => {
    const t = table({
      round: 1,
      random: luck(skies('EU', 6, face => face === 2)),
      fleet: fleet({ [plane(0)]: { place: onHex(3, 13), tookOff: 'francia' } }),
      agenda: [{ kind: 'startRound' }],
    })
    const [card = ''] = textOf(await shown(t, 0), '.happening .encounter[data-kind="weather"]')
    expect(card).toContain('not safe (at least 5 needed)')
    expect(card).toContain('Plane 1 is brought to Germany')
  })
  test('a ship is stopped in Suez by customs: the card ends the turn, and the ship is put off the canal', async () => {
    const t = table(
      deliver(
        ship(0),
        ['egitto', 'fabrics', 'indiasud'],
        3,
        { fleet: fleet({ [ship(0)]: onHex(4, 20) }), customs: customsDeck('goodsHeld'), vp: [3, 0, 0] },
        FRESH,
      ),
    ).play(0, go(ship(0), 'suez'))
    const board = await shown(t, 0)
    const [card = ''] = textOf(board, '.happening .encounter[data-kind="customs"]')
    expect(card).toContain('Goods held')
    expect(card).toContain('the delivery has failed')
    expect(t.state.fleet[ship(0)]?.place).toEqual(onHex(5, 20))
  })
})

describe('the guide of a first delivery', () => {
  const guided = async (t: Table) => textOf(await shown(t, 0), '.guide [role="status"]')
  test('speaks of a line only where one is drawn', async () => {
    const planned = table(deliver(truck(0), ['germania', 'wine', 'francia'], 2))
    expect(await guided(planned)).toEqual([expect.stringContaining('Follow the line')])
    const aimless = table(move(truck(0)))
    expect(await guided(aimless)).toEqual([expect.stringContaining('choose each step yourself')])
  })
  test('lays the end of a move on the large button when the vehicle is where the goods wait', async () => {
    const there = { signed: [[signed(1, 'polonia', 'wine', 'francia')], [], []], fleet: fleet({ [truck(0)]: inState('polonia') }) }
    const board = await shown(table(move(truck(0), there)), 0)
    expect(textOf(board, '.guide [role="status"]')).toEqual([expect.stringContaining('End this move')])
    for (const show of board.all('.guide > .button:not(.button-icon)')) await board.press(show)
    expect(board.does?.textContent).toBe('End this move')
  })
})
