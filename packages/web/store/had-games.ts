/** Whether there were games the last time: the lobby is laid out before the list has been read, and does not jump when it has. */
const KEY = 'wildcat.lobby.games'

export function hadGames(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
export function noteGames(hasSome: boolean): void {
  try {
    if (hasSome) localStorage.setItem(KEY, 'some')
    else localStorage.removeItem(KEY)
  } catch {
    // Then it jumps.
  }
}
