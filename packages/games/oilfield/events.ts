/** What happens, as facts. null: hidden from whoever hears it. */
import type { Seat } from '@wildcat/kernel'
import type { Action, Card, Field, Investment, Tile, Tower } from './components.ts'
import type { Haul } from './queries.ts'
import type { By, Spot } from './state.ts'

export type Event =
  | { kind: 'roundStarted'; round: number; first: Seat; last: boolean }
  | { kind: 'botWorkerMoved'; to: Spot }
  | { kind: 'workerPlaced'; seat: Seat; to: Spot }
  | { kind: 'cardChosen'; seat: Seat; card: Card | null }
  | { kind: 'cardsShown'; cards: readonly Card[]; bot: Card | 'none' }
  | { kind: 'declined'; seat: Seat; action: Action; by: By | 'building' }
  | { kind: 'drillingStopped'; seat: Seat }
  | { kind: 'leaseTaken'; seat: Seat; field: Field; price: number }
  | { kind: 'built'; seat: Seat; tile: Tile; on: Field | 'refinery'; price: number }
  | ({ kind: 'drilled'; seat: Seat; tower: Tower; field: Field } & Haul)
  | { kind: 'soldLocally'; seat: Seat; oil: number; pairs: number; gas: number; money: number; vp: number }
  | { kind: 'supervisorPaid'; seat: Seat; money: number }
  | { kind: 'soldNationally'; seat: Seat; oil: number; gas: number; price: number; towers: readonly Field[]; money: number }
  | { kind: 'becameFirst'; seat: Seat; supervisor: Seat; again: boolean } // again: he was first already
  | { kind: 'subsidyTaken'; seat: Seat; money: number }
  | { kind: 'invested'; seat: Seat; investment: Investment; price: number }
  | { kind: 'investmentSold'; seat: Seat; investment: Investment; price: number }
  | { kind: 'botLeases'; leases: readonly Field[] }
  | { kind: 'botTiles'; tiles: readonly Tile[] }
  | { kind: 'botSoldLocally'; supervisor: Seat; money: number }
  | { kind: 'botSoldNationally'; sellers: number } // players beside it
  | { kind: 'botDrilled'; field: Field; tower: Tower; oil: number; gas: number; struck: boolean }
  | { kind: 'fieldRefilled'; field: Field; level: number; oil: number; gas: number; struck: boolean }
  | { kind: 'fieldExhausted'; field: Field; gas: number }
  | { kind: 'endAnnounced'; lastRound: number }
  | ({ kind: 'feePaid'; seat: Seat; field: Field; price: number; struck: boolean } & Haul)
  | { kind: 'towerLost'; seat: Seat; field: Field }
  | { kind: 'strikeEnded'; field: Field }
  | { kind: 'tilesShown'; tiles: readonly Tile[] }
  | { kind: 'leasesShown'; leases: readonly Field[] }
  | { kind: 'subsidyRaised'; money: number }
  | { kind: 'gameEnded'; how: 'exhausted' | 'rounds'; winners: readonly Seat[]; scores: readonly Score[] }

/** [OIL-10.2] How a player's result came about. */
export interface Score {
  readonly vp: number // during the game
  readonly leases: number // held at the end
  readonly sections: number
  readonly cash: number
  readonly total: number
  readonly money: number // coins, for a tie
  readonly bought: number // leases in the whole game, for a tie in coins too
}
