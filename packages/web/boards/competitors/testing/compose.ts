/** Commands that are put together on the board before they are sent. */
import { type Command, type CommandOf, itemList } from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import { type MountedBoard, NAMES } from '../../kit/testing/mounted-board.tsx'
import { doingOf } from '../doings.ts'
import { movedBy } from '../targets.ts'
import { en } from '../words/en.ts'

const named = (board: MountedBoard, selector: string, name: string): HTMLElement | undefined =>
  board.all(selector).find(({ textContent }) => textContent?.includes(name))
async function press(board: MountedBoard, element: HTMLElement | undefined): Promise<void> {
  if (element !== undefined) await board.press(element)
}

/** Opens what it belongs to, and the vehicle that it moves. */
async function open(board: MountedBoard, command: Command): Promise<void> {
  const doing = doingOf(command)
  if (doing !== 'answer') await press(board, named(board, '.doing', en.doings[doing]))
  const vehicle = movedBy(command)
  if (vehicle !== undefined) await press(board, named(board, '.movable-one', en.piece(vehicle)))
}

/** Tries what is listed there until this is sent; what has its title first. */
export async function listed(board: MountedBoard, command: Command): Promise<void> {
  const wanted = JSON.stringify(command)
  const title = en.face(command)?.title ?? ''
  await open(board, command)
  const isNamed = (place: number) => board.all(PICKS)[place]?.textContent?.includes(title) === true
  const places = [...board.all(PICKS).keys()].toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  for (const place of places.length === 0 ? [0] : places) {
    await press(board, board.all(PICKS)[place])
    await press(board, board.does)
    if (JSON.stringify(board.sent[0]?.[0]) === wanted) return
    board.sent.length = 0
    await open(board, command)
  }
}
const PICKS = '.choice-list .pick'

/** The contract is chosen first; then its plans are listed, and vehicles without one. */
export async function deliver(board: MountedBoard, command: CommandOf<'deliver'>): Promise<void> {
  const wanted = JSON.stringify(command)
  await open(board, command)
  const contracts = board.all('.choice-list:not([data-side]) .pick').length
  for (let contract = 0; contract < Math.max(1, contracts); contract++) {
    const opened = async () => {
      await open(board, command)
      await press(board, board.all('.choice-list:not([data-side]) .pick')[contract])
    }
    await opened()
    const plans = board.all('[data-side="plans"] .pick').length
    for (let plan = 0; plan < plans; plan++) {
      await press(board, board.all('[data-side="plans"] .pick')[plan])
      await press(board, board.does)
      if (JSON.stringify(board.sent[0]?.[0]) === wanted) return
      board.sent.length = 0
      await opened()
    }
  }
}

export async function sign(board: MountedBoard, command: CommandOf<'sign'>): Promise<void> {
  await open(board, command)
  await press(board, named(board, '.choice-list .pick', en.contract(command.contract)))
  for (const state of [command.sender, command.recipient])
    await press(
      board,
      board.all('.state-card').find(({ textContent }) => textContent === en.state(state)),
    )
  await press(board, board.does)
}

const bare = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '')
async function lay(board: MountedBoard, side: 'to' | 'give' | 'ask', label: string): Promise<void> {
  await press(
    board,
    board.all(`[data-side="${side}"] .pick`).find(({ textContent }) => bare(textContent) === label),
  )
}
async function money(board: MountedBoard, side: 'give' | 'ask', euro: number): Promise<void> {
  const [input] = board.all(`[data-side="${side}"] input`)
  if (!(input instanceof HTMLInputElement)) return
  // As a hand types it: React hears of nothing else.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(euro))
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await board.wait(0)
}

export async function offer(board: MountedBoard, command: CommandOf<'offer'>): Promise<void> {
  await open(board, command)
  const who = (seat: number) => at(NAMES, seat)
  for (const seat of [command.to].flat()) await lay(board, 'to', who(seat))
  for (const side of ['give', 'ask'] as const) {
    for (const item of [command[side]].flat()) if (item !== 'nothing') await lay(board, side, en.item(item, who))
    await money(board, side, side === 'give' ? command.giveMoney : command.askMoney)
  }
  await press(board, board.does)
}

export async function auction(board: MountedBoard, command: CommandOf<'openAuction'>): Promise<void> {
  await open(board, command)
  await lay(board, 'to', en.deal.toHighest)
  for (const item of itemList(command.items))
    await lay(
      board,
      'give',
      en.item(item, seat => at(NAMES, seat)),
    )
  await money(board, 'ask', command.minimum)
  await press(board, board.does)
}
