/** Giganten: one whole round, from the card to the sale. Everybody brings oil to the company that pays best. */
import type { Command } from '@wildcat/giganten/board'
import { squareTips } from '../../boards/kit/marks.ts'
import { companyTips, depotAnchor, ownHandAnchor, takenAnchor, trainAnchor, wellAnchor } from '../../boards/oil-rush/marks.ts'
import type { Lesson, ScriptLine } from '../lesson.ts'

const YOU = 0
const PENNY = 1
const PETER = 2
/** Squares by column and row, sites by their places in the game's table. */
const square = (column: number, row: number) => (row - 1) * 20 + column - 1
const D3 = 0
const G3 = 1
const A4 = 3

const along = (...squares: readonly number[]) => squares.map((to): Command => ({ kind: 'moveTruck', to }))
const rails = (spaces: number) => new Array<Command>(spaces).fill({ kind: 'moveTrain' })
const bot = (seat: number, ...commands: readonly Command[]) => commands.map((does): ScriptLine<Command> => ({ bot: seat, does }))

export const lesson: Lesson<Command> = {
  game: 'giganten',
  seed: 4,
  bots: ['none', 'penny', 'penny'],
  options: {},
  script: [
    { say: 'welcome', at: trainAnchor('black'), tab: 'board' },
    { say: 'prices', at: companyTips.on('standard'), tab: 'market' },
    { ask: 'card', do: { kind: 'takeCard', card: 3 }, tab: 'market' },
    ...bot(PENNY, { kind: 'takeCard', card: 10 }),
    ...bot(PETER, { kind: 'takeCard', card: 41 }),
    { say: 'redCard', at: [takenAnchor(PETER), trainAnchor('black')], tab: 'players' },
    { say: 'licences', at: ownHandAnchor, tab: 'players' },
    { ask: 'start', do: { kind: 'placeTruck', row: 2 }, at: squareTips.on(square(1, 2)), tab: 'board' },
    ...[...along(square(2, 2), square(3, 2), square(4, 2)), { kind: 'look', well: A4 } as const].map(
      (command): ScriptLine<Command> => ({
        ask: 'drive',
        do: command,
        at: [squareTips.on(square(4, 2)), wellAnchor(A4)],
        tab: 'board',
      }),
    ),
    ...rails(7).map((command): ScriptLine<Command> => ({ ask: 'ride', do: command, at: trainAnchor(YOU), tab: 'board' })),
    { ask: 'endTurn', do: { kind: 'endTurn' }, tab: 'board' },
    ...bot(PENNY, { kind: 'placeTruck', row: 3 }, ...along(square(2, 3), square(3, 3)), { kind: 'look', well: D3 }, ...rails(6), {
      kind: 'endTurn',
    }),
    { say: 'othersDrive', at: [wellAnchor(D3), trainAnchor(PENNY)], tab: 'board' },
    ...bot(PETER, { kind: 'placeTruck', row: 6 }, ...along(square(2, 6), square(3, 6)), { kind: 'look', well: G3 }, ...rails(2), {
      kind: 'takeFreeOil',
      company: 'jet',
    }),
    { say: 'special', at: depotAnchor(PETER, 'jet'), tab: 'market' },
    { ask: 'build', do: { kind: 'build', well: A4 }, at: wellAnchor(A4), tab: 'board' },
    ...bot(PENNY, { kind: 'build', well: D3 }),
    ...bot(PETER, { kind: 'build', well: G3 }),
    { ask: 'carry', do: { kind: 'carry', by: 'own', company: 'standard' }, at: companyTips.on('standard'), tab: 'market' },
    ...bot(PENNY, { kind: 'carry', by: 'own', company: 'standard' }),
    ...bot(PETER, { kind: 'carry', by: 'own', company: 'standard' }),
    { say: 'auctions', at: companyTips.on('jet'), tab: 'market' },
    ...bot(PETER, { kind: 'pass' }),
    { ask: 'bid', do: { kind: 'bid', points: 2 }, at: companyTips.on('standard'), tab: 'market' },
    ...bot(PENNY, { kind: 'bid', points: 3 }),
    ...bot(PETER, { kind: 'pass' }),
    { ask: 'raise', do: { kind: 'bid', points: 4 }, at: companyTips.on('standard'), tab: 'market' },
    ...bot(PENNY, { kind: 'pass' }),
    { ask: 'pay', do: { kind: 'pay', ones: 0, twos: 2 }, at: ownHandAnchor, tab: 'market' },
    { ask: 'sell', do: { kind: 'sell', barrels: 1 }, at: companyTips.on('standard'), tab: 'market' },
    { say: 'depots', at: [depotAnchor(PENNY, 'standard'), depotAnchor(PETER, 'standard')], tab: 'market' },
    { say: 'nextRound', at: [companyTips.on('standard'), trainAnchor('black')], tab: 'market' },
    ...bot(PENNY, { kind: 'takeCard', card: 5 }),
    ...bot(PETER, { kind: 'takeCard', card: 9 }),
    { say: 'end', at: trainAnchor(YOU), tab: 'board' },
    { say: 'yours', at: ownHandAnchor, tab: 'market' },
  ],
}
