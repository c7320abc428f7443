import type { Paint } from '@wildcat/kernel'

/** Seats in the colours of the game on the table, until it is left: everywhere on the page, also in dialogs. */
export function paintSeats(colours: readonly Paint[]): () => void {
  const { style } = document.documentElement
  for (const [seat, paint] of colours.entries()) style.setProperty(`--seat-${seat}`, `var(--paint-${paint})`)
  return () => {
    for (const seat of colours.keys()) style.removeProperty(`--seat-${seat}`)
  }
}
