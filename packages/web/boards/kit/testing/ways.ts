/** Using everything that a board offers for a decision, to see what comes of it. */
import type { Tagged } from '@wildcat/kernel'
import { ANSWER, onceKind } from '../marks.ts'
import type { BoardSight, MountedBoard } from './mounted-board.tsx'

/** One decision that was made: which commands, and what was pressed for it. */
export interface Made {
  readonly commands: readonly Tagged[]
  readonly by: string
}
export interface Found {
  readonly made: readonly Made[]
  readonly idle: readonly string[] // was lit or offered, and led to nothing
}

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? element.outerHTML
const offered = (board: MountedBoard) =>
  [...board.targets.map(labelOf), ...board.picks.map(each => each.getAttribute('aria-pressed'))].join()
/** The same whatever the order of its fields. */
export const keyOf = (command: Tagged): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => a.localeCompare(b)))

/** Of targets of one kind so many are tried, as long as nothing is missed: those that decide at once, and those that have to be confirmed. */
const MOST = { atOnce: 6, confirmed: 2 }

interface Place {
  readonly at: number // among the targets
  readonly kind: string
}
/** Answers, then what is lit: kinds of which there are few before those of which there are many, each beginning somewhere else by turns. */
function inTurn(targets: readonly Element[], turn: number): Place[] {
  const kinds = Map.groupBy(targets.keys(), at => {
    const target = targets[at]
    const kind = onceKind(target ?? document)?.replace(/-\d+$/, '') // "square-12": one of the squares
    return target?.matches(ANSWER) === true ? `answer ${at}` : `${kind} ${target?.getAttribute('data-light')}`
  })
  return [...kinds]
    .toSorted(([, a], [, b]) => a.length - b.length)
    .flatMap(([kind, places]) => places.map((_, n): Place => ({ at: places[(n + turn) % places.length] ?? 0, kind })))
}

/**
 * Presses what is lit or offered, some of each kind, each on a board as it was. What only chooses is pressed again, and so are the answers that it brings
 * up: all of them must decide something. What is picked is done with the button for it, by itself or with another pick.
 * `wanted`: the search goes on until these can be made, or there is nothing left to press.
 */
export async function pressEverything(board: MountedBoard, sight: BoardSight, wanted: readonly Tagged[], turn: number): Promise<Found> {
  const made: Made[] = []
  const idle: string[] = []
  const missing = new Set(wanted.map(keyOf))
  await board.show(sight, 'anew')
  const start = offered(board)

  /** As it was: what was chosen is put down. */
  const again = async () => {
    await board.escape()
    if (offered(board) !== start) await board.show(sight, 'anew')
    board.sent.length = 0
  }
  /** True when something was decided. */
  const decides = async (target: Element, by: string): Promise<boolean> => {
    await board.press(target)
    const [commands] = board.sent
    if (commands === undefined) return false
    made.push({ commands, by })
    if (commands[0] !== undefined) missing.delete(keyOf(commands[0]))
    return true
  }
  const tried = new Map<string, { atOnce: number; confirmed: number }>()
  for (const place of inTurn(board.targets, turn)) {
    const target = board.targets[place.at]
    if (target === undefined) throw new Error('a board that is shown again offers something else')
    const { atOnce, confirmed } = tried.get(place.kind) ?? { atOnce: 0, confirmed: 0 }
    if (missing.size === 0 && (atOnce >= MOST.atOnce || confirmed >= MOST.confirmed)) continue
    const label = labelOf(target)
    const before = new Set(board.answers)
    if (await decides(target, label)) tried.set(place.kind, { atOnce: atOnce + 1, confirmed })
    else {
      tried.set(place.kind, { atOnce, confirmed: confirmed + 1 })
      const then = [...(target.isConnected ? [target] : []), ...board.targets.filter(each => each.matches(ANSWER) && !before.has(each))]
      const places = then.map(each => board.targets.indexOf(each))
      if (then.length === 0) idle.push(label)
      for (const [n, next] of places.entries()) {
        if (n > 0) {
          await again()
          const first = board.targets[place.at]
          if (first !== undefined) await board.press(first)
        }
        const second = board.targets[next]
        if (second === undefined || !(await decides(second, `${label}, then ${labelOf(second)}`))) idle.push(`${label}, then again`)
      }
    }
    await again()
  }
  for (const n of board.picks.keys()) {
    const label = await pick(board, n)
    let isUsed = board.does !== undefined && (await decides(board.does, label))
    for (const m of isUsed ? [] : board.picks.keys()) {
      if (m === n) continue
      await again()
      const both = `${await pick(board, n)}, then ${await pick(board, m)}`
      if (board.does !== undefined && (await decides(board.does, both))) isUsed = true
    }
    if (!isUsed) idle.push(label)
    await again()
  }
  return { made, idle }
}

async function pick(board: MountedBoard, n: number): Promise<string> {
  const target = board.picks[n]
  if (target === undefined) return 'nothing'
  await board.press(target)
  return labelOf(target)
}
