/** What a seat can do, in words: sentences under headings, and forms for what is left open. */
import type { Blank, Seat, Tagged, Types } from '@wildcat/kernel'
import { marks, plain } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'

export interface Decision {
  readonly command: Tagged
  readonly text: string // with marks for players
  readonly search: string
}
export interface Group {
  readonly title: string
  readonly decisions: readonly Decision[]
  readonly blanks: readonly Blank<Tagged>[]
}
export interface Choices {
  readonly asked: readonly Group[] // answers to the decision on the table
  readonly aside: readonly Group[] // what can be done at any time
}

/** Is this command one way to fill in the blank? */
export function fits({ command: blank, open }: Blank<Tagged>, command: Tagged): boolean {
  const fixed = (each: Tagged) => JSON.stringify(Object.entries(each).filter(([field]) => !Object.hasOwn(open, field)))
  return blank.kind === command.kind && fixed(blank) === fixed(command)
}

export function choicesOf(spoken: Spoken, view: Types['view'], seat: Seat, names: readonly string[]): Choices {
  const { engine } = spoken
  const legal = engine.legal(view, seat)
  const aside = engine.aside(view, seat)
  const blanks = engine.blanks(view, seat)
  const open = blanks.filter(blank => engine.isAside(blank.command))
  return {
    asked: grouped(
      spoken,
      view,
      seat,
      names,
      legal,
      blanks.filter(blank => !engine.isAside(blank.command)),
    ),
    // What fits a form is a sample for bots; people have the form.
    aside: grouped(
      spoken,
      view,
      seat,
      names,
      aside.filter(command => !open.some(blank => fits(blank, command))),
      open,
    ),
  }
}

function grouped(
  { words }: Spoken,
  view: Types['view'],
  seat: Seat,
  names: readonly string[],
  commands: readonly Tagged[],
  blanks: readonly Blank<Tagged>[],
): Group[] {
  const groups = new Map<string, { title: string; decisions: Decision[]; blanks: Blank<Tagged>[] }>()
  const groupOf = (title: string) => {
    const group = groups.get(title) ?? { title, decisions: [], blanks: [] }
    groups.set(title, group)
    return group
  }
  for (const command of commands) {
    const { group, text } = words.command(command, view, seat, marks)
    groupOf(group).decisions.push({ command, text, search: plain(`${group} ${text}`, names) })
  }
  for (const blank of blanks) groupOf(words.command(blank.command, view, seat, marks).group).blanks.push(blank)
  return [...groups.values()]
}

const simple = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Sentences that have every word that was typed, in any order, accents aside. */
export function matching(groups: readonly Group[], typed: string): readonly Group[] {
  const wanted = simple(typed)
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return groups
  return groups
    .map(group => ({
      ...group,
      decisions: group.decisions.filter(({ search }) => wanted.every(word => simple(search).includes(word))),
      blanks: group.blanks.filter(() => wanted.every(word => simple(group.title).includes(word))),
    }))
    .filter(({ decisions, blanks }) => decisions.length + blanks.length > 0)
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((n, group) => n + group.decisions.length + group.blanks.length, 0)
