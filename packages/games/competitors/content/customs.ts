/** [COM-C5] The customs cards: 14 green, 12 yellow, 9 red. */
import type { Op } from './ops.ts'

export interface CustomsFacts {
  readonly colour: 'green' | 'yellow' | 'red'
  readonly copies: number
  readonly ops: readonly Op[]
}

const TABLE = {
  wavedThrough: { colour: 'green', copies: 4, ops: [] },
  greenLane: { colour: 'green', copies: 2, ops: [{ op: 'noCustoms' }] },
  trustedTrader: { colour: 'green', copies: 2, ops: [{ op: 'points', n: 1 }] },
  dutyRefund: { colour: 'green', copies: 2, ops: [{ op: 'gain', euro: 2_000 }] },
  friendAtTheGate: { colour: 'green', copies: 2, ops: [{ op: 'keep' }] },
  punctualityPrize: { colour: 'green', copies: 2, ops: [{ op: 'draw', deck: 'territory' }] },
  incompleteWaybill: {
    colour: 'yellow',
    copies: 2,
    ops: [{ op: 'choose', options: [[{ op: 'pay', euro: 2_000 }], [{ op: 'points', n: -1 }]] }],
  },
  queueAtTheGate: { colour: 'yellow', copies: 2, ops: [{ op: 'points', n: -1 }] },
  customsDuty: { colour: 'yellow', copies: 2, ops: [{ op: 'pay', euro: 3_000 }] },
  changeOfShift: {
    colour: 'yellow',
    copies: 1,
    ops: [
      {
        op: 'roll',
        outcomes: [
          { from: 1, to: 2, do: [{ op: 'points', n: -2 }] },
          { from: 3, to: 6, do: [] },
        ],
      },
    ],
  },
  freeSample: { colour: 'yellow', copies: 1, ops: [{ op: 'may', euro: 1_000, do: [{ op: 'draw', deck: 'contract' }] }] },
  tip: { colour: 'yellow', copies: 1, ops: [{ op: 'choose', options: [[{ op: 'pay', euro: 5_000 }], [{ op: 'drawCustoms' }]] }] },
  documentCheck: {
    colour: 'yellow',
    copies: 1,
    ops: [{ op: 'inspect', reveal: 'face', legal: [], illegal: [{ op: 'fine', euro: 10_000 }] }],
  },
  interpreter: {
    colour: 'yellow',
    copies: 1,
    ops: [
      {
        op: 'roll',
        outcomes: [
          { from: 1, to: 1, do: [{ op: 'pay', euro: 4_000 }] },
          { from: 2, to: 5, do: [] },
          { from: 6, to: 6, do: [{ op: 'gain', euro: 4_000 }] },
        ],
      },
    ],
  },
  expressClearance: { colour: 'yellow', copies: 1, ops: [{ op: 'may', euro: 3_000, do: [{ op: 'points', n: 2 }] }] },
  scanner: {
    colour: 'red',
    copies: 2,
    ops: [
      {
        op: 'inspect',
        reveal: 'legality',
        legal: [],
        illegal: [{ op: 'fine', euro: 20_000 }, { op: 'seize', what: 'vehicle' }, { op: 'fail' }],
      },
    ],
  },
  snifferDogs: {
    colour: 'red',
    copies: 1,
    ops: [
      {
        op: 'inspect',
        reveal: 'legality',
        legal: [{ op: 'points', n: -1 }],
        illegal: [{ op: 'fine', euro: 30_000 }, { op: 'seize', what: 'vehicle' }, { op: 'fail' }],
      },
    ],
  },
  fullInspection: {
    colour: 'red',
    copies: 1,
    ops: [
      {
        op: 'inspect',
        reveal: 'legality',
        legal: [{ op: 'points', n: -2 }],
        illegal: [{ op: 'seize', what: 'vehicleAndTruckAboard' }, { op: 'fail' }],
      },
    ],
  },
  goodsHeld: { colour: 'red', copies: 2, ops: [{ op: 'endTurn' }] },
  gateClosed: { colour: 'red', copies: 1, ops: [{ op: 'choose', options: [[{ op: 'pay', euro: 10_000 }], [{ op: 'endTurn' }]] }] },
  penalty: { colour: 'red', copies: 1, ops: [{ op: 'pay', euro: 8_000 }] },
  impounded: { colour: 'red', copies: 1, ops: [{ op: 'stopVehicle' }, { op: 'endTurn' }] },
} as const satisfies Record<string, CustomsFacts>

export type Customs = keyof typeof TABLE
export const CUSTOMS: Readonly<Record<Customs, CustomsFacts>> = TABLE
const isCustoms = (text: string): text is Customs => Object.hasOwn(TABLE, text)
export const CUSTOMS_IDS: readonly Customs[] = Object.keys(TABLE).filter(isCustoms)
