/** The seats at tables with friends whose links are in this browser: as long as their games are not over. */
const OF_SEAT = 'wildcat.seat.'

export const seatKey = (table: string): string => OF_SEAT + table

export function heldSeats(): readonly string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(OF_SEAT))
  } catch {
    return []
  }
}
