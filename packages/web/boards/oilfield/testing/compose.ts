/** Commands that are put together on the board before they are sent. */
import type { CommandOf } from '@wildcat/oilfield/board'
import type { MountedBoard } from '../../kit/testing/mounted-board.tsx'
import { en } from '../words/en.ts'

const first = (board: MountedBoard, selector: string, isMeant: (found: HTMLElement) => boolean): HTMLElement => {
  const found = board.all(selector).find(isMeant)
  if (found === undefined) throw new Error(`no ${selector} on the board is the one that is meant`)
  return found
}
async function send(board: MountedBoard): Promise<void> {
  if (board.does !== undefined) await board.press(board.does)
}

export async function build(board: MountedBoard, { tile, on }: CommandOf<'build'>): Promise<void> {
  const called = `${en.tiles[tile]}, `
  await board.press(first(board, '.choice', ({ textContent }) => textContent.startsWith(called)))
  const name = on === 'refinery' ? en.atRefinery : en.fieldNames[on]
  const place = board.all('.choice-place').find(({ textContent }) => textContent === name)
  if (place !== undefined) await board.press(place)
  await send(board)
}

/** Fewer of each first: oil that is sold for money is not there for points. */
async function sell(board: MountedBoard, wanted: readonly (readonly [string, number])[]): Promise<void> {
  const set = async (label: string, until: (now: number) => boolean) => {
    const [button] = board.all(`button[aria-label="${label}"]`)
    const input = button?.parentElement?.querySelector('input')
    while (button !== undefined && input instanceof HTMLInputElement && !until(Number(input.value))) await board.press(button)
  }
  for (const [name, n] of wanted) await set(en.sell.less(name), now => now <= n)
  for (const [name, n] of wanted) await set(en.sell.more(name), now => now >= n)
  await send(board)
}
export const sellLocal = (board: MountedBoard, { oil, pairs, gas }: CommandOf<'sellLocal'>): Promise<void> =>
  sell(board, [
    [en.sell.oil, oil],
    [en.sell.pairs, pairs],
    [en.sell.gas, gas],
  ])
export const sellNational = (board: MountedBoard, { oil, gas }: CommandOf<'sellNational'>): Promise<void> =>
  sell(
    board,
    [1, 3, 4].flatMap(price => [[en.sell.nationalOil(price), oil] as const, [en.sell.nationalGas(price), gas] as const]),
  )
