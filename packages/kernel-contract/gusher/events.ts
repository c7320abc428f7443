/** What happens, as facts. null: hidden from whoever hears it. */
import type { Seat } from '@wildcat/kernel'
import type { Licence, Market } from './components.ts'

export type Event =
  | { kind: 'roundStarted'; round: number; first: Seat }
  | { kind: 'priceRolled'; die: number; price: number }
  | { kind: 'licencesDealt'; seat: Seat; count: number; licences: readonly Licence[] | null }
  | { kind: 'wellPeeked'; seat: Seat; well: number; barrels: number | null }
  | { kind: 'wellDrilled'; seat: Seat; well: number; barrels: number }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'marketChosen'; seat: Seat; market: Market | null }
  | { kind: 'marketsShown'; markets: readonly Market[] }
  | { kind: 'railPaid'; seat: Seat; money: number; sharedBy: number }
  | { kind: 'pipelineUsed'; seat: Seat; barrels: number; money: number }
  | { kind: 'bidMade'; seat: Seat; points: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'nobodySells' }
  | { kind: 'bidCovered'; seat: Seat; points: number }
  | { kind: 'bluffCalled'; seat: Seat; points: number; lost: readonly Licence[] }
  | { kind: 'licencesPaid'; seat: Seat; ones: number; twos: number }
  | { kind: 'oilSold'; seat: Seat; barrels: number; price: number }
  | {
      kind: 'offerMade'
      offer: number
      from: Seat
      to: Seat
      count: number
      licences: readonly Licence[] | null
      money: number
      barrels: number
    }
  | { kind: 'offerAccepted'; offer: number; from: Seat; to: Seat; money: number; barrels: number }
  | { kind: 'offerClosed'; offer: number; from: Seat; to: Seat; how: 'refused' | 'withdrawn' | 'lapsed' }
  | { kind: 'gameEnded'; how: 'rounds' | 'dry'; winners: readonly Seat[] }
