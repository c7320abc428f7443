// @vitest-environment happy-dom
/** What a player has in mind stays theirs beside advice, and is what advice is compared with. */
import { engine } from '@wildcat/giganten'
import type { Command } from '@wildcat/giganten/board'
import { words } from '@wildcat/giganten/words/index.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Moment, playGames, sightOf } from '../kit/testing/moments.ts'
import { closeAll, MountedBoard } from '../kit/testing/mounted-board.tsx'
import { giganten } from './index.ts'

let moments: Moment[] = []
beforeAll(() => {
  moments = playGames({ engine, games: [{ seats: 3, options: {} }] }, () => undefined)
})
afterEach(closeAll)

/** A board where this can be done. */
async function boardAt(kind: string): Promise<MountedBoard> {
  const moment = moments.find(({ state, seat }) => engine.legal(engine.view(state as never, seat), seat).some(each => each.kind === kind))
  if (moment === undefined) throw new Error(`nobody could ${kind}`)
  const board = new MountedBoard(giganten, { engine, words: words.en, language: 'en' })
  return board.show(sightOf(engine, moment, moment.state, moment.seat), 'anew')
}
const does = (board: MountedBoard): string => board.does?.textContent ?? ''

test('a drive that was planned is not overwritten: advice lies beside it, is taken over by a press, and given back', async () => {
  const board = await boardAt('moveTruck')
  const [own, other] = board.all('.square[data-light="far"]')
  if (own === undefined || other === undefined) throw new Error('there are not two far squares')
  await board.press(own)
  const planned = does(board)
  expect(planned).toMatch(/^Drive to /)
  expect(board.meant).toMatchObject({ command: { kind: 'moveTruck' }, isOwn: true })

  const step: Command = { kind: 'moveTruck', to: Number(board.all('.square[data-light="go"]')[0]?.getAttribute('data-square')) }
  await board.advise(step, 'marked')
  expect(does(board)).toBe(planned)
  expect(board.all('.square[data-advised]')).toHaveLength(1)
  expect(board.all('.way[data-advised]')).toHaveLength(1)
  const meant = board.meant
  await board.advise(step, 'taken')
  expect(does(board)).not.toBe(planned)
  expect(board.meant).toEqual({ command: step, isOwn: true })
  await board.advise(undefined)
  expect(does(board)).toBe(planned)
  expect(board.meant).toEqual(meant)
})

test('what advice lays out for somebody with nothing in mind is not what they have in mind', async () => {
  const board = await boardAt('moveTruck')
  const start = does(board)
  const step: Command = { kind: 'moveTruck', to: Number(board.all('.square[data-light="go"]')[0]?.getAttribute('data-square')) }
  await board.advise(step)
  expect(does(board)).toMatch(/^Drive to /)
  expect(board.meant).toBeUndefined()
  await board.advise(undefined)
  expect(does(board)).toBe(start)
})

test('picking something lays advice aside, and leaves its mark', async () => {
  const board = await boardAt('moveTruck')
  const step: Command = { kind: 'moveTruck', to: Number(board.all('.square[data-light="go"]')[0]?.getAttribute('data-square')) }
  await board.advise(step)
  const [far] = board.all('.square[data-light="far"]')
  if (far === undefined) throw new Error('there is no far square')
  await board.press(far)
  expect(far.getAttribute('aria-selected')).toBe('true')
  expect(board.all('.square[data-advised]')).toHaveLength(1)
})

test('a whole turn has its steps called as on the board, not square by square', async () => {
  const board = await boardAt('moveTruck')
  const [near = 0, next = 0] = board.all('.square[data-light]').map(each => Number(each.getAttribute('data-square')))
  const steps: readonly Command[] = [
    { kind: 'moveTruck', to: near },
    { kind: 'moveTruck', to: next },
    { kind: 'moveTrain' },
    { kind: 'moveTrain' },
    { kind: 'endTurn' },
  ]
  expect(board.stepsOf(steps)).toEqual([expect.stringMatching(/^Drive to [A-L]\d+$/), expect.stringMatching(/^Locomotive to column \d+$/)])
})

test('the number in a bid’s field is what is compared, and is own when it was chosen', async () => {
  const board = await boardAt('bid')
  const [first, second] = board.picks
  expect(board.meant).toMatchObject({ command: { kind: 'bid' }, isOwn: false })
  if (first === undefined || second === undefined) throw new Error('there are not two bids at once')
  await board.press(second)
  const meant = board.meant
  expect(meant).toMatchObject({ command: { kind: 'bid' }, isOwn: true })
  await board.advise({ kind: 'pass' }, 'marked')
  expect(board.meant).toEqual(meant)
  expect(board.advised.map(({ textContent }) => textContent)).toEqual(['Pass'])
})
