/** Oilfield: from the first lease to the first sale, two rounds. Penny wants the same tower; Peter wants to be first. */
import { COLUMNS, type Command, FIELDS } from '@wildcat/oilfield/board'
import { playerAnchor } from '../../boards/kit/marks.ts'
import {
  cardTips,
  columnTips,
  fieldTips,
  investmentTips,
  spaceAnchor,
  storeAnchor,
  tileTips,
  trainAnchor,
} from '../../boards/oilfield/marks.ts'
import type { Lesson } from '../lesson.ts'

const YOU = 0
const PENNY = 1
const PETER = 2

export const lesson: Lesson<Command> = {
  game: 'oilfield',
  seed: 98,
  bots: ['none', 'penny', 'penny'],
  options: {},
  script: [
    { say: 'welcome', at: playerAnchor(YOU), tab: 'players' },
    { say: 'wayOfOil', at: FIELDS.map(fieldTips.on), tab: 'board' },
    { say: 'twice', at: COLUMNS.map(columnTips.on), tab: 'market' },
    { ask: 'bid', do: { kind: 'placeWorker', column: 'lease', space: 1 }, at: columnTips.on('lease'), tab: 'market' },
    { bot: PENNY, does: { kind: 'placeWorker', column: 'lease', space: 0 } },
    { say: 'outbid', at: spaceAnchor({ column: 'lease', space: 0 }), tab: 'market' },
    { bot: PETER, does: { kind: 'placeWorker', column: 'first', space: 0 } },
    { say: 'wantsToBeFirst', at: columnTips.on('first'), tab: 'market' },
    { ask: 'card', do: { kind: 'chooseCard', card: 'build' }, at: trainAnchor, tab: 'market' },
    { bot: PENNY, does: { kind: 'chooseCard', card: 'build' } },
    { bot: PETER, does: { kind: 'chooseCard', card: 'lease' } },
    { say: 'workersAct', at: columnTips.on('lease'), tab: 'market' },
    { bot: PENNY, does: { kind: 'takeLease', field: 'pecos' } },
    { ask: 'lease', do: { kind: 'takeLease', field: 'dallas' }, at: fieldTips.on('dallas'), tab: 'board' },
    { bot: PETER, does: { kind: 'becomeFirst' } },
    { say: 'cardsShown', at: cardTips.on('build'), tab: 'market' },
    { bot: PETER, does: { kind: 'takeLease', field: 'austin' } },
    { ask: 'build', do: { kind: 'build', tile: 'medium', on: 'dallas' }, at: tileTips.on('medium'), tab: 'market' },
    {
      ask: 'newTower',
      do: { kind: 'drill', tower: 'medium', field: 'dallas', oil: 1, gas: 0, sold: 'nothing' },
      at: storeAnchor(YOU),
      tab: 'board',
    },
    { bot: PENNY, does: { kind: 'build', tile: 'small', on: 'pecos' } },
    { say: 'tooLate', at: fieldTips.on('pecos'), tab: 'board' },
    { bot: PENNY, does: { kind: 'drill', tower: 'small', field: 'pecos', oil: 1, gas: 0, sold: 'nothing' } },
    { say: 'secondRound', at: columnTips.on('subsidy'), tab: 'market' },
    { bot: PETER, does: { kind: 'placeWorker', column: 'build', space: 0 } },
    { ask: 'toMarket', do: { kind: 'placeWorker', column: 'local', space: 0 }, at: columnTips.on('local'), tab: 'market' },
    { bot: PENNY, does: { kind: 'placeWorker', column: 'invest', space: 0 } },
    { say: 'investing', at: investmentTips.on(3), tab: 'market' },
    { ask: 'drillLater', do: { kind: 'chooseCard', card: 'drill' }, at: storeAnchor(YOU), tab: 'board' },
    { bot: PENNY, does: { kind: 'chooseCard', card: 'national' } },
    { bot: PETER, does: { kind: 'chooseCard', card: 'drill' } },
    { bot: PETER, does: { kind: 'build', tile: 'smallLocal', on: 'austin' } },
    { bot: PETER, does: { kind: 'drill', tower: 'smallLocal', field: 'austin', oil: 0, gas: 0, sold: 'gas' } },
    { say: 'localTower', at: fieldTips.on('austin'), tab: 'board' },
    {
      ask: 'sell',
      do: [
        { kind: 'sellLocal', oil: 2, pairs: 0, gas: 1 },
        { kind: 'sellLocal', oil: 0, pairs: 1, gas: 1 },
      ],
      at: storeAnchor(YOU),
      tab: 'board',
    },
    { bot: PENNY, does: { kind: 'invest', investment: 3 } },
    { say: 'national', at: cardTips.on('national'), tab: 'market' },
    { bot: PETER, does: { kind: 'drill', tower: 'smallLocal', field: 'austin', oil: 0, gas: 0, sold: 'gas' } },
    {
      ask: 'drill',
      do: { kind: 'drill', tower: 'medium', field: 'dallas', oil: 3, gas: 0, sold: 'nothing' },
      at: fieldTips.on('dallas'),
      tab: 'board',
    },
    { bot: PENNY, does: { kind: 'sellNational', oil: 3, gas: 0 } },
    { say: 'depletion', at: FIELDS.map(fieldTips.on), tab: 'board' },
    { bot: PETER, does: { kind: 'placeWorker', column: 'lease', space: 3 } },
    { say: 'scoring', at: storeAnchor(YOU), tab: 'players' },
    { say: 'yours', at: columnTips.on('lease'), tab: 'market' },
  ],
}
