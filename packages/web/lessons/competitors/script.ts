/** Competitors: from the headquarters to the first delivery, and what an opponent does meanwhile. */
import type { Command } from '@wildcat/competitors/board'
import { playerAnchor, tips, tipsOf } from '../../boards/kit/marks.ts'
import type { Lesson } from '../lesson.ts'

/** The marks of the board, which knows the whole world: here only what is told about. */
const stateTips = tipsOf('state', ['italia', 'germania', 'kenya', 'nigeria'])
const deckTips = tipsOf('deck', ['territory', 'contract', 'customs'])
const weatherTips = tipsOf('weather', ['now'])
const cardTips = tipsOf('card', ['fresh-fish'])
const vehicleTips = tips('vehicle')

const YOU = 0
const PENNY = 1
const PLANE = 8
const PENNYS_PLANE = 18
/** Half-way from Italy to Kenya, and from Germany to Nigeria. */
const OVER_AFRICA = 235
const OVER_SAHARA = 195

export const lesson: Lesson<Command> = {
  game: 'competitors',
  seed: 25,
  bots: ['none', 'penny'],
  options: {},
  script: [
    { say: 'welcome', at: playerAnchor(YOU), tab: 'players' },
    { say: 'cards', at: [deckTips.on('territory'), deckTips.on('contract')], tab: 'market' },
    { ask: 'headquarters', do: { kind: 'chooseHq', hq: 'italia' }, at: stateTips.on('italia'), tab: 'board' },
    { bot: PENNY, does: { kind: 'chooseHq', hq: 'germania' } },
    { say: 'neighbour', at: stateTips.on('germania'), tab: 'board' },
    { say: 'weather', at: weatherTips.on('now'), tab: 'market' },
    { say: 'actions', at: playerAnchor(YOU), tab: 'players' },
    {
      ask: 'sign',
      do: { kind: 'sign', sender: 'italia', contract: 'servers', recipient: 'kenya' },
      at: stateTips.on('kenya'),
      tab: 'board',
    },
    { ask: 'deliver', do: { kind: 'deliver', signed: 1, vehicle: PLANE }, at: vehicleTips.on(PLANE), tab: 'board' },
    { ask: 'fly', do: { kind: 'step', vehicle: PLANE, to: OVER_AFRICA }, at: stateTips.on('kenya'), tab: 'board' },
    { ask: 'land', do: { kind: 'step', vehicle: PLANE, to: 'kenya' }, at: stateTips.on('kenya'), tab: 'board' },
    { ask: 'customs', do: { kind: 'skip' }, at: deckTips.on('customs'), tab: 'market' },
    { say: 'delivered', at: playerAnchor(YOU), tab: 'players' },
    { ask: 'endTurn', do: { kind: 'endTurn' }, tab: 'board' },
    { bot: PENNY, does: { kind: 'step', vehicle: PENNYS_PLANE, to: OVER_SAHARA } },
    { bot: PENNY, does: { kind: 'step', vehicle: PENNYS_PLANE, to: 'nigeria' } },
    { say: 'emptyMove', at: stateTips.on('nigeria'), tab: 'board' },
    { bot: PENNY, does: { kind: 'sign', sender: 'nigeria', contract: 'shoes', recipient: 'sanpietroburgo' } },
    { say: 'faceDown', at: playerAnchor(PENNY), tab: 'players' },
    { bot: PENNY, does: { kind: 'endTurn' } },
    { say: 'secondRound', at: weatherTips.on('now'), tab: 'market' },
    {
      ask: 'draw',
      do: [
        { kind: 'drawFree', deck: 'contract' },
        { kind: 'drawFree', deck: 'territory' },
      ],
      at: [deckTips.on('territory'), deckTips.on('contract')],
      tab: 'market',
    },
    { say: 'vehicles', at: vehicleTips.on(PLANE), tab: 'board' },
    { say: 'risks', at: playerAnchor(YOU), tab: 'players' },
    { say: 'yours', at: cardTips.on('fresh-fish'), tab: 'board' },
  ],
}
