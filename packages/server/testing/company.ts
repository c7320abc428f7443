/** People around a table whose game has begun, each at his own client. */
import { titleOf } from '@wildcat/catalogue'
import { at, type Engine, type Types } from '@wildcat/kernel'
import type { NewTable } from '@wildcat/protocol'
import { Person } from './people.ts'
import { Seated } from './seated.ts'

const title = titleOf('gusher')
if (title === undefined) throw new Error('the example game is in the catalogue')
export const engine: Engine<Types> = await title.engine()

export interface Company {
  readonly id: string
  readonly people: readonly Person[]
  readonly seated: Seated[] // by seat
  readonly tokens: readonly string[] // of the seats' links
  readonly rules?: Engine<Types> // of what they play, if it is not the example game
}

const NAMES = ['Ada', 'Bo', 'Cora', 'Dino', 'Eva']

/** So many people, or with these headers, then so many bots. */
export async function company(
  origin: string,
  persons: number | readonly Readonly<Record<string, string>>[],
  wish: Partial<NewTable> = {},
  bots = 0,
): Promise<Company> {
  const people: Person[] = []
  const headers = typeof persons === 'number' ? Array.from({ length: persons }, () => ({})) : persons
  for (const [n, each] of headers.entries()) people.push(await Person.come(origin, at(NAMES, n), each))
  const host = at(people, 0)
  const seats: NewTable['seats'] = people.map((_, n) => (n === 0 ? 'me' : 'open'))
  for (let n = 0; n < bots; n++) seats.push({ bot: 'random' })
  const { id, token } = await host.make({ ...wish, seats })
  const tokens = [token]
  const seated = [await Seated.join(host, id)]
  for (const [n, person] of people.entries()) {
    if (n === 0) continue
    const each = await Seated.join(person, id)
    tokens.push((await each.client.ask('sit', { seat: n })).token)
    seated.push(each)
  }
  await at(seated, 0).client.ask('start', {})
  for (const each of seated) await each.ready()
  return { id, people, seated, tokens }
}

/** The same people at another table, after their game. */
export async function playAgain({ people, seated }: Company): Promise<Company> {
  const made = []
  for (const { client } of seated) made.push(await client.ask('again', {}))
  for (const { client } of seated) await client.close()
  const { id } = at(made, 0)
  const again = await Promise.all(people.map(person => Seated.join(person, id)))
  await at(again, 0).client.ask('start', {})
  for (const each of again) await each.ready()
  return { id, people, seated: again, tokens: made.map(({ token }) => token) }
}

/** Who is asked now, by what he sees himself. */
export const asked = ({ seated, rules = engine }: Company): Seated | undefined =>
  seated.find(({ viewer, view }) => viewer !== 'spectator' && rules.pending(view).includes(viewer))

/** Waits until it is so for all of them together, looking again whenever one hears something. */
async function until({ seated }: Company, wanted: () => boolean): Promise<void> {
  while (!wanted()) await Promise.race(seated.map(({ client }) => client.until(wanted)))
}
export const isOver = ({ seated }: Company): boolean => seated.every(({ view }) => view.outcome !== 'open')

/** One move of whoever is asked: the first that is legal, or as chosen. Gives false when the game is over. */
export async function move(of: Company, choose: (n: number) => number = () => 0): Promise<boolean> {
  await until(of, () => asked(of) !== undefined || isOver(of))
  const mover = asked(of)
  if (mover === undefined) return false
  const { rules = engine } = of
  const legal = rules.legal(mover.view, Number(mover.viewer))
  const verdict = await mover.command(at(legal, choose(legal.length)))
  if ('refused' in verdict) throw new Error(JSON.stringify(verdict))
  return true
}

/** Waits until all have seen the same: what everybody can see is the same in every view. */
export async function together(of: Company): Promise<void> {
  await until(of, () => asked(of) !== undefined || isOver(of))
  await Promise.all(of.seated.map(({ client }) => client.ask('log', { from: 0, lines: 1 }))) // whatever was told before has come
}

export async function leaveAll({ people }: Company): Promise<void> {
  for (const person of people) await person.close()
}
