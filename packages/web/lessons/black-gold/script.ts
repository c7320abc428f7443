/** Black Gold: one whole round. The first well disappoints, the second does not, and Peter drives up a price for somebody else. */
import type { Command } from '@wildcat/black-gold/board'
import { squareTips } from '../../boards/kit/marks.ts'
import { companyTips, depotAnchor, ownHandAnchor, trainAnchor, wellAnchor } from '../../boards/oil-rush/marks.ts'
import type { Lesson, ScriptLine } from '../lesson.ts'

const YOU = 0
const PENNY = 1
const PETER = 2
/** Squares by column and row of a map for three, wells by their places in the game's table. */
const square = (column: number, row: number) => (row - 1) * 14 + column - 1
const B2 = 0
const F2 = 1
const J2 = 2
const E4 = 3

const along = (...squares: readonly number[]) => squares.map((to): Command => ({ kind: 'moveTruck', to }))
const rails = (spaces: number) => new Array<Command>(spaces).fill({ kind: 'moveTrain' })
const bot = (seat: number, ...commands: readonly Command[]) => commands.map((does): ScriptLine<Command> => ({ bot: seat, does }))
const drive = (ask: string, to: number, well: number): ScriptLine<Command>[] => {
  const at = [squareTips.on(to), wellAnchor(well)]
  return [
    { ask, do: { kind: 'moveTruck', to }, at, tab: 'board' },
    { ask, do: { kind: 'look', well }, at, tab: 'board' },
  ]
}

export const lesson: Lesson<Command> = {
  game: 'black-gold',
  seed: 8,
  bots: ['none', 'penny', 'penny'],
  options: {},
  script: [
    { say: 'welcome', at: trainAnchor('black'), tab: 'board' },
    { say: 'prices', at: [companyTips.on('hudson'), companyTips.on('jet')], tab: 'market' },
    { ask: 'card', do: { kind: 'takeCard', card: 18 }, tab: 'market' },
    ...bot(PENNY, { kind: 'takeCard', card: 24 }),
    ...bot(PETER, { kind: 'takeCard', card: 33 }),
    { say: 'others', at: trainAnchor('black'), tab: 'board' },
    { say: 'licences', at: ownHandAnchor, tab: 'players' },
    { ask: 'start', do: { kind: 'placeTruck', column: 5 }, at: squareTips.on(square(5, 1)), tab: 'board' },
    ...drive('firstWell', square(5, 2), F2),
    ...drive('secondWell', square(5, 3), E4),
    { ask: 'build', do: { kind: 'build', well: E4 }, at: wellAnchor(E4), tab: 'board' },
    ...rails(3).map((command): ScriptLine<Command> => ({ ask: 'ride', do: command, at: trainAnchor(YOU), tab: 'board' })),
    { ask: 'endTurn', do: { kind: 'endTurn' }, tab: 'board' },
    ...bot(PENNY, { kind: 'placeTruck', column: 2 }, { kind: 'look', well: B2 }, { kind: 'build', well: B2 }, ...rails(3), {
      kind: 'endTurn',
    }),
    { say: 'safeWell', at: wellAnchor(B2), tab: 'board' },
    ...bot(
      PETER,
      { kind: 'placeTruck', column: 6 },
      { kind: 'look', well: F2 },
      ...along(square(7, 1), square(8, 1), square(8, 2), square(9, 2)),
      { kind: 'look', well: J2 },
      { kind: 'build', well: J2 },
      ...rails(1),
      { kind: 'changePrice', company: 'hudson', direction: 'up' },
    ),
    { say: 'special', at: companyTips.on('hudson'), tab: 'market' },
    { ask: 'carry', do: { kind: 'carry', company: 'hudson' }, at: companyTips.on('hudson'), tab: 'market' },
    ...bot(PENNY, { kind: 'carry', company: 'jet' }),
    ...bot(PETER, { kind: 'carry', company: 'hudson' }),
    { say: 'auctions', at: [depotAnchor(YOU, 'hudson'), depotAnchor(PETER, 'hudson')], tab: 'market' },
    { ask: 'bid', do: { kind: 'bid', points: 2 }, at: companyTips.on('hudson'), tab: 'market' },
    ...bot(PETER, { kind: 'bid', points: 3 }),
    { ask: 'raise', do: { kind: 'bid', points: 6 }, at: companyTips.on('hudson'), tab: 'market' },
    ...bot(PETER, { kind: 'pass' }),
    { ask: 'pay', do: { kind: 'pay', ones: 0, twos: 3 }, at: ownHandAnchor, tab: 'market' },
    { ask: 'sell', do: { kind: 'sell', barrels: 1 }, at: companyTips.on('hudson'), tab: 'market' },
    ...bot(PENNY, { kind: 'bid', points: 1 }, { kind: 'pay', ones: 1, twos: 0 }, { kind: 'sell', barrels: 1 }),
    { say: 'nextRound', at: [companyTips.on('hudson'), companyTips.on('jet')], tab: 'market' },
    ...bot(PENNY, { kind: 'takeCard', card: 2 }),
    ...bot(PETER, { kind: 'takeCard', card: 8 }),
    { say: 'end', at: [trainAnchor(YOU), trainAnchor('black')], tab: 'board' },
    { say: 'yours', at: ownHandAnchor, tab: 'market' },
  ],
}
