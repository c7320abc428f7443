/** The rules of a game by its id. */
import { TITLES, titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'

export async function loadEngine(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Error(`there is no game '${game}'; there is: ${TITLES.map(({ id }) => id).join(', ')}`)
  return title.engine()
}
