/** What is told together, as far as both games have it. */
import type { Seat } from '@wildcat/kernel'
import type { DepotEvent } from '../depots.ts'
import type { DrivingEvent } from '../driving.ts'
import type { PriceEvent } from '../prices.ts'
import type { TrainEvent } from '../trains.ts'
import type { CarryingEvent, ProductionEvent } from '../transport.ts'

type Of<Event extends { readonly kind: string }, K extends Event['kind']> = Extract<Event, { readonly kind: K }>

export type RollEvent = Of<PriceEvent, 'priceRolled'>
/** A player's turn on the map, with what the card does at the end. */
export type DriveEvent =
  | DrivingEvent
  | TrainEvent
  | Of<PriceEvent, 'priceChanged'>
  | Of<DepotEvent, 'freeOilTaken'>
  | { kind: 'turnEnded'; seat: Seat }
/** What a player's derricks give, and where it goes. */
export type ShippingEvent = ProductionEvent | CarryingEvent
export type OverflowEvent = Of<DepotEvent, 'overflowSold'>
