import {
  LANGUAGES,
  type Language,
  type Message,
  type Names,
  type Seat,
  type Tagged,
  type Types,
  type Viewer,
  type Words,
} from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { type Moment, spell, type View } from '../moment.ts'
import { textFlaw } from '../text.ts'

const names: Names = seat => `<${seat}>`

export const words: Check = {
  name: 'words',
  promise: 'every event, question, command, field, value and situation has words in every language',
  closely(moment, probe) {
    for (const language of LANGUAGES) {
      const say = speaker(language, probe)
      situation(moment, language, say, probe)
      for (const seat of moment.seats) commands(moment, seat, language, say, probe)
      if (moment.state.outcome !== 'open')
        for (const score of moment.state.outcome.scores) say(`the score ${score}`, moment.subject.words[language].score(score))
    }
  },
  opening: ({ first, messages }, probe) => events(first, messages, probe),
  move: ({ after, messages }, probe) => events(after, messages, probe),
}

/** By a view that knows nothing: what it shows is not what they tell. */
function events({ subject: { words: spoken }, view }: Moment, messages: readonly Message<Tagged>[], probe: Probe) {
  for (const language of LANGUAGES) {
    const say = speaker(language, probe)
    for (const { event } of messages) say(`the event ${spell(event)}`, spoken[language].event(event, names, view('spectator')))
  }
}

type Say = (what: string, text: unknown, seat?: Seat) => void

function speaker(language: Language, { breach }: Probe): Say {
  return (what, text, seat) => {
    const bad = textFlaw(text)
    if (bad !== undefined) breach(`In '${language}' ${what} has no proper words: ${bad}.`, seat)
  }
}

function situation(moment: Moment, language: Language, say: Say, { breach }: Probe) {
  const open: [Viewer | 'table', View] = ['table', moment.state] // as a replay shows it when all is open
  for (const [viewer, view] of [...moment.viewers.map((each): [Viewer, View] => [each, moment.view(each)]), open])
    for (const { title, columns, rows } of moment.subject.words[language].situation(view, names)) {
      say('a section of the situation', title)
      for (const heading of columns?.slice(1) ?? []) say(`a column of the section “${title}”`, heading)
      const width = columns?.length ?? 2
      for (const row of rows) {
        if (row.length !== width)
          return breach(
            `In '${language}' a row of “${title}” has ${row.length} cells, not ${width}: ${spell(row)}.`,
            viewer === 'table' ? undefined : viewer,
          )
        say(`the name of a row of “${title}”`, row[0])
        for (const cell of row) if (cell !== '') say(`a cell of “${title}”`, cell)
      }
    }
}

/** What a seat can do, as a list of sentences: if two read alike, nobody can choose between them. */
function commands(moment: Moment, seat: Seat, language: Language, say: Say, { breach }: Probe) {
  const spoken: Words<Types> = moment.subject.words[language]
  const view = moment.view(seat)
  if (moment.legal(seat).length > 0) say('the question', spoken.question(view, seat, names), seat)
  const read = new Map<string, string>()
  for (const command of [...moment.legal(seat), ...moment.aside(seat)]) {
    const { group, text } = spoken.command(command, view, seat, names)
    say(`the group of ${spell(command)}`, group, seat)
    say(`the command ${spell(command)}`, text, seat)
    const twin = read.get(`${group}: ${text}`)
    if (twin !== undefined) return breach(`In '${language}' ${twin} and ${spell(command)} read alike: “${group}: ${text}”.`, seat)
    read.set(`${group}: ${text}`, spell(command))
  }
  for (const { command, open } of moment.blanks(seat))
    for (const [field, allowed] of Object.entries(open)) {
      say(`the field '${field}' of '${command.kind}'`, spoken.field(command, field), seat)
      if (!('least' in allowed))
        for (const value of allowed) say(`the choice ${spell(value)} for '${field}'`, spoken.choice(command, field, value, names), seat)
    }
}
