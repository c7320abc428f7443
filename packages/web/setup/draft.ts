/** A table while it is being planned. An empty name means the usual one, in the language of the moment. */
import { usualOpponent } from '@wildcat/bots'
import { OPPONENTS } from '@wildcat/bots/opponents'
import { cleanName } from '../store/player-names.ts'
import { fields, flag, list, object, optional, text, whole } from '../store/read.ts'

export interface Draft {
  readonly seats: number
  readonly names: readonly string[] // as many as the game seats at most
  readonly bots: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly practice: boolean
}

/** People who looked for oil a hundred years ago could have been called so. */
const BOT_NAMES = ['Ada', 'Buster', 'Clara', 'Dusty', 'Ezra', 'Flora', 'Gus', 'Hazel'] as const

/** What a bot is called that has no name of its own. */
const botName = (seat: number): string => BOT_NAMES[seat] ?? `Bot ${seat + 1}`

/** What bots are called whom nobody gave a name: whoever sits there twice sits there with a brother or sister. */
export const botNames = (bots: readonly string[]): string[] =>
  bots.map((bot, seat) => {
    const before = bots.slice(0, seat).filter(each => each === bot).length
    const called = OPPONENTS.find(({ id }) => id === bot)?.called ?? []
    return called[before] ?? botName(seat)
  })

const keyOf = (game: string) => `wildcat.draft.${game}`

/** As it was typed: what was left empty stays empty. */
export function remember(game: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
  } catch {
    // It is only a convenience.
  }
}
const readDraft = fields<Draft>({
  seats: whole,
  names: list(text),
  bots: list(text),
  options: object,
  practice: optional(flag, false),
})

interface Range {
  readonly least: number
  readonly most: number
}

/** One person against the bots that are usual. */
export function usualDraft({ least, most }: Range, bots: readonly string[]): Draft {
  const opponent = usualOpponent(bots)
  return {
    seats: Math.min(most, Math.max(least, 3)),
    names: new Array<string>(most).fill(''),
    bots: Array.from({ length: most }, (_, seat) => (seat === 0 ? 'none' : opponent)),
    options: {},
    practice: false,
  }
}

/** As it was the last time, or as usual. */
export function firstDraft(game: string, range: Range, bots: readonly string[]): Draft {
  const { least, most } = range
  const usual = usualDraft(range, bots)
  try {
    const { seats, names, bots: players, options, practice } = readDraft(JSON.parse(localStorage.getItem(keyOf(game)) ?? ''))
    if (seats < least || seats > most) return usual
    const playsHere = (bot: string | undefined) => bot === 'none' || (bot !== undefined && bots.includes(bot))
    return {
      seats,
      names: usual.names.map((_, seat) => names[seat] ?? ''),
      bots: usual.bots.map((each, seat) => (playsHere(players[seat]) ? (players[seat] ?? each) : each)),
      options,
      practice,
    }
  } catch {
    return usual
  }
}

/** The names for the plan: what was typed; bots have names of their own, and people are named when they are shown. */
export function givenNames({ seats, names, bots }: Draft): string[] {
  const called = botNames(bots)
  return Array.from({ length: seats }, (_, seat) => {
    const typed = cleanName(names[seat] ?? '')
    return typed !== '' || bots[seat] === 'none' ? typed : (called[seat] ?? '')
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

/** Who sits at the table, as one says it: alone, together, only bots, or some of each. */
export type Company = 'alone' | 'together' | 'watch' | 'mixed'

export function companyOf({ seats, bots }: Pick<Draft, 'seats' | 'bots'>): Company {
  const people = bots.slice(0, seats).filter(bot => bot === 'none').length
  if (people === 0) return 'watch'
  if (people === seats) return 'together'
  return people === 1 ? 'alone' : 'mixed'
}

/** Everybody's seat at once. Whoever was a bot stays the bot it was. */
export function seated({ bots }: Draft, company: Exclude<Company, 'mixed'>, opponent: string): readonly string[] {
  const botAt = (seat: number) => (bots[seat] === undefined || bots[seat] === 'none' ? opponent : bots[seat])
  return bots.map((_, seat) => {
    if (company === 'together' || (company === 'alone' && seat === 0)) return 'none'
    return botAt(seat)
  })
}

/** The same table with these opponents, who go by their own names. */
export function against(draft: Draft, opponents: readonly string[]): Draft {
  const others = [...opponents]
  const bots = draft.bots.map((bot, seat) => (seat < draft.seats && bot !== 'none' ? (others.shift() ?? bot) : bot))
  return { ...draft, bots, names: draft.names.map((name, seat) => (bots[seat] === 'none' ? name : '')) }
}
