/** A table while it is being planned. An empty name means the usual one, in the language of the moment. */
import { type Plan, readPlan } from '../store/plan.ts'
import { object } from '../store/read.ts'

export interface Draft {
  readonly seats: number
  readonly names: readonly string[] // as many as the game seats at most
  readonly bots: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

/** People who looked for oil a hundred years ago could have been called so. */
const BOT_NAMES = ['Ada', 'Buster', 'Clara', 'Dusty', 'Ezra', 'Flora', 'Gus', 'Hazel'] as const

const keyOf = (game: string) => `wildcat.plan.${game}`

export function remember(plan: Plan): void {
  try {
    localStorage.setItem(keyOf(plan.game), JSON.stringify(plan))
  } catch {
    // It is only a convenience.
  }
}

/** As it was the last time, or one person against bots. */
export function firstDraft(game: string, { least, most }: { least: number; most: number }, bot: string): Draft {
  const usual: Draft = {
    seats: Math.min(most, Math.max(least, 3)),
    names: new Array<string>(most).fill(''),
    bots: Array.from({ length: most }, (_, seat) => (seat === 0 ? 'none' : bot)),
    options: {},
  }
  try {
    const last = readPlan(JSON.parse(localStorage.getItem(keyOf(game)) ?? ''))
    const seats = last.names.length
    if (seats < least || seats > most) return usual
    const isUsual = (name: string) => BOT_NAMES.some(each => each === name) || /^(Player|Giocatore) \d$/.test(name)
    return {
      seats,
      names: usual.names.map((_, seat) => (isUsual(last.names[seat] ?? '') ? '' : (last.names[seat] ?? ''))),
      bots: usual.bots.map((each, seat) => last.bots[seat] ?? each),
      options: object(last.options),
    }
  } catch {
    return usual
  }
}

/** The names at the table: what was typed, else the usual ones. */
export function namesOf({ seats, names, bots }: Draft, person: (n: number) => string): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const typed = (names[seat] ?? '').trim()
    return typed !== '' ? typed : bots[seat] === 'none' ? person(seat + 1) : (BOT_NAMES[seat] ?? `Bot ${seat + 1}`)
  })
}

/** Seats whose name another seat before them has too. */
export const sameNames = (names: readonly string[]): number[] =>
  [...names.keys()].filter(seat => names.findIndex(name => name.toLocaleLowerCase() === names[seat]?.toLocaleLowerCase()) < seat)

/** The same people in another order. */
export function shuffled(draft: Draft): Draft {
  const order = [...Array(draft.seats).keys()]
    .map(seat => ({ seat, lot: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ seat }) => seat)
  const inOrder = (list: readonly string[]) => list.map((each, seat) => (seat < draft.seats ? (list[order[seat] ?? seat] ?? each) : each))
  return { ...draft, names: inOrder(draft.names), bots: inOrder(draft.bots) }
}
