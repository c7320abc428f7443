import type { Paint } from '@wildcat/kernel'
import type { CSSProperties } from 'react'

/** Seats in the colours of the game on the table, until it is left: everywhere on the page, also in dialogs. */
export function paintSeats(colours: readonly Paint[]): () => void {
  const { style } = document.documentElement
  for (const [seat, paint] of colours.entries()) style.setProperty(`--seat-${seat}`, `var(--paint-${paint})`)
  return () => {
    for (const seat of colours.keys()) style.removeProperty(`--seat-${seat}`)
  }
}

/** The same for a part of the page that is about one game among others. */
export const seatsIn = (colours: readonly Paint[] = []): CSSProperties =>
  Object.fromEntries(colours.map((paint, seat) => [`--seat-${seat}`, `var(--paint-${paint})`]))
