/** One command, or one opening, in two worlds: can a viewer tell by what he hears and then sees in which of them he is? */
import { heard, type Message, type Tagged, type Telling, type Tellings, type Types, type Viewer } from '@wildcat/kernel'
import { spell, type View } from './moment.ts'
import { canonical, difference } from './values.ts'

/** What was said, and what a viewer sees when all of it is said. */
export interface Story {
  readonly messages: readonly Message<Tagged>[]
  readonly view: (viewer: Viewer) => View
}
export interface Listener {
  readonly viewer: Viewer
  readonly tells: Tellings<Types> // the events that may part the stories for him
  readonly lasting: boolean // must he still see on the table what made the difference?
}

/** What gives the secret away. Undefined: nothing does, or an event that may. */
export function giveaway(here: Story, there: Story, listener: Listener): string | undefined {
  const { viewer } = listener
  const [seen, otherwise] = [here.view(viewer), there.view(viewer)]
  const sameSight = JSON.stringify(seen) === JSON.stringify(otherwise)
  const parted = firstParting(heard(here.messages, viewer), heard(there.messages, viewer))
  if (parted === undefined) return sameSight ? undefined : `he sees ${difference(seen, otherwise)} without an event that says so`
  const [a, b] = parted
  const both = `${spell(a?.event)}, with another truth ${spell(b?.event)}`
  if (a === undefined || b === undefined) return `an event is heard in one world only: ${both}`
  if (a.news !== true || b.news !== true) return `an event is not news: ${both}. Use \`reveal\` or \`whisper\`, or say less`
  const [tellingA, tellingB] = [tellingOf(a.event, listener), tellingOf(b.event, listener)]
  if (tellingA === undefined || tellingB === undefined) return `\`tells\` does not name this event for him: ${both}`
  if (besides(a.event, tellingA) !== besides(b.event, tellingB)) return `more is told than \`tells\` says the event shows: ${both}`
  const lasts = listener.lasting && tellingA.fleeting !== true && tellingB.fleeting !== true
  const sameCards = inNoOrder(a.event) === inNoOrder(b.event) // the order in which they came need not last
  return sameSight && lasts && !sameCards ? `an event tells more than he sees on the table afterwards: ${both}` : undefined
}

type Heard = Message<Tagged> | undefined

function firstParting(here: readonly Message<Tagged>[], there: readonly Message<Tagged>[]): readonly [Heard, Heard] | undefined {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const pair = [here[i], there[i]] as const
    if (JSON.stringify(pair[0]?.event) !== JSON.stringify(pair[1]?.event)) return pair
  }
  return undefined
}

/** What this event may show to the listener, if anything. */
function tellingOf(event: Tagged, { viewer, tells }: Listener): Telling | undefined {
  const telling = tells[event.kind]
  if (telling?.to === undefined) return telling
  const fields = new Map<string, unknown>(Object.entries(event))
  return telling.to.flatMap(field => fields.get(field)).includes(viewer) ? telling : undefined
}

/** The event without what it may show. */
const besides = (event: Tagged, { shows }: Telling): string =>
  canonical(Object.fromEntries(Object.entries(event).filter(([field]) => !shows.includes(field))))

/** The event with its lists sorted. */
const inNoOrder = (event: Tagged): string =>
  canonical(
    Object.fromEntries(Object.entries(event).map(([field, value]) => [field, Array.isArray(value) ? value.map(canonical).sort() : value])),
  )

/** A field that a telling names and the event does not have. */
export function unknownField({ messages }: Pick<Story, 'messages'>, tells: Tellings<Types>): string | undefined {
  for (const { event } of messages) {
    const { shows = [], to = [] } = tells[event.kind] ?? {}
    const unknown = [...shows, ...to].find(field => !Object.hasOwn(event, field))
    if (unknown !== undefined) return `'${unknown}' of '${event.kind}'`
  }
  return undefined
}
