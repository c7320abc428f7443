/** What chance decides of what both games tell. */
import type { Seat } from '@wildcat/kernel'
import type { BuildingEvent } from './building.ts'
import type { DrivingEvent } from './driving.ts'
import type { LicenceEvent } from './licences.ts'
import type { PriceEvent } from './prices.ts'
import type { SeenWells } from './wells.ts'

type Told = PriceEvent | LicenceEvent | DrivingEvent | BuildingEvent
type Drawn = Extract<Told, { kind: 'priceRolled' | 'licencesDealt' | 'tileSeen' | 'derrickBuilt' }>

export const isDrawn = (event: { readonly kind: string }): event is Drawn =>
  ['priceRolled', 'licencesDealt', 'tileSeen', 'derrickBuilt'].includes(event.kind)

export function drawnFor(event: Drawn, { wells }: SeenWells, viewer: Seat): boolean {
  switch (event.kind) {
    case 'priceRolled':
      return true
    case 'licencesDealt':
    case 'tileSeen':
      return event.seat === viewer
    case 'derrickBuilt':
      return wells[event.well]?.value === null // they had not looked at it
  }
}
