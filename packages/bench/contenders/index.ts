/** Who runs in the race. Loaded by name: a process holds the machinery of one contender only. */
import type { MakeContender } from './contender.ts'

export const RIVALS = ['client', 'reducer', 'clientWithDrafts'] as const
export type Rival = (typeof RIVALS)[number]
export type ContenderName = 'wildcat' | Rival

export const TITLE_OF: Readonly<Record<ContenderName, string>> = {
  wildcat: 'Wildcat',
  client: 'boardgame.io, client',
  reducer: 'boardgame.io, reducer',
  clientWithDrafts: 'boardgame.io, client, moves on drafts',
}

export async function load(name: ContenderName): Promise<MakeContender> {
  if (name === 'wildcat') return (await import('./wildcat.ts')).wildcat
  return (await import('./boardgame/matches.ts'))[name]
}

export const isContender = (name: unknown): name is ContenderName => typeof name === 'string' && Object.hasOwn(TITLE_OF, name)
