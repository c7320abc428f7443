/** What servers on one database tell each other: whose lists have changed, gathered for a moment; who was deleted, who is called otherwise, and which sessions have ended. */
import * as v from 'valibot'
import type { NodeEars, Nodes } from '../store/contract.ts'

const EVERY_MS = 1000
/** Guests that are named; of more it is said that it may be anybody. */
const MOST = 500

const news = v.union([
  v.object({ changed: v.array(v.number()), everybody: v.boolean() }),
  v.object({ dismissed: v.number() }),
  v.object({ readmitted: v.number() }),
  v.object({ renamed: v.number(), name: v.string() }),
  v.object({ signedOut: v.number(), session: v.number() }),
  v.object({ gone: v.array(v.string()) }), // servers, by their addresses
])
type Telling = v.InferOutput<typeof news>

export interface Ears {
  readonly listsChanged: (guests: ReadonlySet<number>, everybody: boolean) => void
  readonly anythingChanged: () => void
  readonly dismissed: (guest: number) => void
  readonly readmitted: (guest: number) => void
  readonly renamed: (guest: number, name: string) => void
  readonly signedOut: (guest: number, session: number) => void
  readonly gone: (addresses: readonly string[]) => void
}

export class News {
  readonly #nodes: Nodes
  readonly #changed = new Set<number>()
  #everybody = false
  #timer: NodeJS.Timeout | undefined

  constructor(nodes: Nodes, ears: Ears, others: Pick<NodeEars, 'takenOver' | 'reached' | 'lost'>) {
    this.#nodes = nodes
    nodes.listen({ hear: text => heard(text, ears), missed: ears.anythingChanged, ...others })
  }

  tell(telling: Exclude<Telling, { changed: unknown }>): void {
    this.#nodes.tell(JSON.stringify(telling))
  }
  /** Lists of these guests, or of everybody, have changed here. */
  changed(guests: Iterable<number>, everybody: boolean): void {
    for (const guest of guests) this.#changed.add(guest)
    this.#everybody ||= everybody
    this.#timer ??= setTimeout(() => this.#tellChanged(), EVERY_MS).unref()
  }
  stop(): void {
    clearTimeout(this.#timer)
  }

  #tellChanged() {
    const isMany = this.#changed.size > MOST
    const telling: Telling = { changed: isMany ? [] : [...this.#changed], everybody: this.#everybody || isMany }
    this.#changed.clear()
    this.#everybody = false
    this.#timer = undefined
    this.#nodes.tell(JSON.stringify(telling))
  }
}

function heard(text: string, ears: Ears): void {
  const read = v.safeParse(news, parsed(text))
  if (!read.success) return // of another version
  const { output } = read
  if ('changed' in output) ears.listsChanged(new Set(output.changed), output.everybody)
  else if ('dismissed' in output) ears.dismissed(output.dismissed)
  else if ('readmitted' in output) ears.readmitted(output.readmitted)
  else if ('renamed' in output) ears.renamed(output.renamed, output.name)
  else if ('signedOut' in output) ears.signedOut(output.signedOut, output.session)
  else ears.gone(output.gone)
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
