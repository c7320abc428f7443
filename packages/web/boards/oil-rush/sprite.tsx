import { Barrel } from './art/barrel.tsx'
import { LicenceCard } from './licences/licences.tsx'

/** What flies over the board. */
export function drawSprite(sprite: string) {
  switch (sprite) {
    case 'barrel':
      return (
        <svg viewBox="-7 -8.5 14 17" aria-hidden="true">
          <Barrel />
        </svg>
      )
    case 'licence':
      return <LicenceCard value={1} />
    case 'coin':
      return '$'
    default:
      return null
  }
}
