/** What customs cards and political events do: lists of small orders, carried out one after the other by `steps/effects.ts`. */
import type { Deck, Seizure } from './kinds.ts'

interface OnlyLoaded {
  readonly onlyLoaded?: true // an empty vehicle ignores it
}
export type Op = OnlyLoaded &
  (
    | { readonly op: 'pay'; readonly euro: number }
    | { readonly op: 'fine'; readonly euro: number } // as pay, for illegal goods found
    | { readonly op: 'gain'; readonly euro: number }
    | { readonly op: 'points'; readonly n: number } // gained, or lost if below 0, in this T.M.
    | { readonly op: 'draw'; readonly deck: Deck }
    | { readonly op: 'drawCustoms' }
    | { readonly op: 'noCustoms' } // for the rest of the delivery
    | { readonly op: 'keep' } // the card stays open before its owner
    | { readonly op: 'choose'; readonly options: readonly (readonly Op[])[] }
    | { readonly op: 'may'; readonly euro: number; readonly do: readonly Op[] }
    | { readonly op: 'roll'; readonly outcomes: readonly Outcome[] } // of a d6
    | { readonly op: 'inspect'; readonly reveal: 'legality' | 'face'; readonly legal: readonly Op[]; readonly illegal: readonly Op[] }
    | { readonly op: 'seize'; readonly what: Seizure }
    | { readonly op: 'fail'; readonly only?: 'truckNotAboard' }
    | { readonly op: 'endTurn' }
    | { readonly op: 'stopVehicle' }
  )
export type OpOf<K extends Op['op']> = Extract<Op, { readonly op: K }>

interface Outcome {
  readonly from: number
  readonly to: number
  readonly do: readonly Op[]
}
