/** What a seat can do, in words: sentences under headings, and forms for what is left open. */
import type { Blank, Seat, Tagged, Types } from '@wildcat/kernel'
import { hasAll, wanted } from '../design/search.ts'
import { plain, playerTokens } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'
import { isRange } from './entries.ts'

export interface Decision {
  readonly command: Tagged
  readonly text: string // with tokens for players
  readonly search: string
}
/** `samples`: a few of the ways to fill it in, to be chosen at once. */
export interface Form {
  readonly key: string
  readonly blank: Blank<Tagged>
  readonly samples: readonly Decision[]
}
export interface Group {
  readonly title: string
  readonly decisions: readonly Decision[]
  readonly forms: readonly Form[]
  readonly last: readonly Decision[] // pass, stop: nobody should come upon them first
}
export interface Choices {
  readonly asked: readonly Group[] // answers to the decision on the table
  readonly aside: readonly Group[] // what can be done at any time
}

/** Up to this many ways to fill in a form are sentences instead. */
const FEW = 8

/** Is this command one way to fill in the blank? */
export function fits({ command: blank, open }: Blank<Tagged>, command: Tagged): boolean {
  const fixed = (each: Tagged) => JSON.stringify(Object.entries(each).filter(([field]) => !Object.hasOwn(open, field)))
  return blank.kind === command.kind && fixed(blank) === fixed(command)
}

/** Are all ways to fill it in among the commands already, and few enough to be read? */
function isSpeltOut(blank: Blank<Tagged>, commands: readonly Tagged[]): boolean {
  const [range, ...others] = Object.values(blank.open)
  if (range === undefined || others.length > 0) return false
  const ways = isRange(range) ? range.most - range.least + 1 : range.length
  return ways <= FEW && commands.filter(command => fits(blank, command)).length === ways
}

export function choicesOf(spoken: Spoken, view: Types['view'], seat: Seat, names: readonly string[]): Choices {
  const { engine, words } = spoken
  const groups = grouping(command => {
    const { group, text } = words.command(command, view, seat, playerTokens)
    return { title: group, decision: { command, text, search: plain(`${group} ${text}`, names) } }
  })
  const legal = engine.legal(view, seat)
  const blanks = engine.blanks(view, seat)
  const isAside = (blank: Blank<Tagged>) => engine.isAside(blank.command)
  const asked = blanks.filter(blank => !isAside(blank) && !isSpeltOut(blank, legal))
  const aside = blanks.filter(isAside)
  // What fits a form that is always there is a sample for bots; people have the form.
  const rest = engine.aside(view, seat).filter(command => !aside.some(blank => fits(blank, command)))
  return { asked: groups(legal, asked), aside: groups(rest, aside) }
}

/** What a game lists first without any particulars, before what has some: to pass, to stop. It ends something, so it comes last. */
function endings(commands: readonly Tagged[]): readonly Tagged[] {
  const first = commands.findIndex(command => Object.keys(command).length > 1)
  return commands.slice(0, Math.max(0, first))
}

const grouping =
  (say: (command: Tagged) => { title: string; decision: Decision }) =>
  (commands: readonly Tagged[], blanks: readonly Blank<Tagged>[]): Group[] => {
    const groups = new Map<string, { title: string; decisions: Decision[]; forms: Form[]; last: Decision[] }>()
    const groupOf = (title: string) => {
      const group = groups.get(title) ?? { title, decisions: [], forms: [], last: [] }
      groups.set(title, group)
      return group
    }
    const last = endings(commands)
    const isSample = (command: Tagged) => blanks.some(blank => fits(blank, command))
    for (const command of commands.filter(each => !isSample(each))) {
      const { title, decision } = say(command)
      groupOf(title)[last.includes(command) ? 'last' : 'decisions'].push(decision)
    }
    for (const [place, blank] of blanks.entries()) {
      const samples = commands.filter(command => fits(blank, command)).map(command => say(command).decision)
      groupOf(say(blank.command).title).forms.push({ key: keyOf(blank, blanks.slice(0, place)), blank, samples })
    }
    const isLast = ({ decisions, forms }: Group) => decisions.length + forms.length === 0
    return [...groups.values()].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))
  }

/** A form is the same form while others move, whatever its figures are: what is typed into it stays. */
function keyOf(blank: Blank<Tagged>, before: readonly Blank<Tagged>[]): string {
  const outline = ({ command, open }: Blank<Tagged>) => `${command.kind} ${Object.keys(open).join(' ')}`
  return `${outline(blank)} ${before.filter(each => outline(each) === outline(blank)).length}`
}

/** Sentences that have every word that was typed, in any order, accents aside. */
export function matching(groups: readonly Group[], typed: string): readonly Group[] {
  const words = wanted(typed)
  if (words.length === 0) return groups
  const isWanted = ({ search }: Decision) => hasAll(search, words)
  return groups
    .map(group => ({
      ...group,
      decisions: group.decisions.filter(isWanted),
      last: group.last.filter(isWanted),
      forms: group.forms.filter(() => hasAll(group.title, words)),
    }))
    .filter(group => countOf([group]) > 0)
}

export const sentencesOf = (groups: readonly Group[]): Decision[] => groups.flatMap(group => [...group.decisions, ...group.last])
export const countOf = (groups: readonly Group[]): number =>
  sentencesOf(groups).length + groups.reduce((n, group) => n + group.forms.length, 0)
