/** wildcat replay. Nothing is printed but what comes out of the viewer's own view and what he has heard. */
import { inPassages, passageText } from '@wildcat/kernel'
import type { Context } from '../context.ts'
import { type Moment, type MomentInput, openMoment } from '../moment.ts'
import { namesOf } from '../names.ts'
import { print, printJson } from '../output.ts'
import type { RecordSight } from '../sight.ts'
import { columns, sectionText } from '../text-table.ts'
import type { CliWords } from '../words/index.ts'

export async function replay(context: Context, file: string, input: MomentInput): Promise<void> {
  const { words, json, terminal } = context
  const moment = await openMoment(context, file, input)
  if (json) printJson(terminal, asJson(moment))
  else print(terminal, asText(words, moment))
}

const asJson = ({ record: { game, seats, names, practice, goneOn }, at, entries, viewer, sight: { view, pending, log } }: Moment) => ({
  game,
  seats,
  ...(names && { names }),
  ...(practice && { practice }),
  ...(goneOn && { earlier: { entries: goneOn.entries.length, version: goneOn.version } }),
  at,
  entries,
  viewer,
  over: view.outcome !== 'open',
  pending,
  view,
  log,
})

function asText(words: CliWords, { gameWords, record, at, entries, viewer, sight: { view, pending, log } }: Moment): string[] {
  const texts = words.replay
  const names = namesOf(words, record)
  const who = viewer === 'spectator' ? words.spectator : names(viewer)
  const passages = inPassages(log, gameWords.report)
  const numbered = passages.flatMap((passage, i) => {
    const text = `${String(i + 1).padStart(String(passages.length).length + 2)}  ${passageOf(passage)}`
    return i > 0 && opens(passage) ? ['', text] : [text]
  })
  return [
    texts.heading(gameWords.title, at, entries, who),
    ...(record.practice ? [words.practice] : []),
    ...(record.goneOn ? [texts.earlier(record.goneOn.entries.length, record.goneOn.version)] : []),
    ...gameWords.situation(view, names).flatMap(section => ['', ...sectionText(section)]),
    '',
    texts.log,
    ...(log.length === 0 ? [`  ${texts.emptyLog}`] : numbered),
    '',
    ...ending(),
  ]

  function passageOf(passage: RecordSight['log']): string {
    const [first] = passage
    if (first?.kind === 'undone') return texts.undone(names(first.seat))
    const events = passage.flatMap(line => (line.kind === 'event' ? [line.event] : []))
    return passageText(gameWords, events, names, view)
  }

  function opens([first]: RecordSight['log']): boolean {
    return first?.kind === 'event' && gameWords.report?.opens(first.event) === true
  }

  function ending(): string[] {
    const { outcome } = view
    if (outcome === 'open') {
      const asked = viewer !== 'spectator' && pending.includes(viewer) ? [gameWords.question(view, viewer, names)] : []
      return [texts.waiting(words.list(pending.map(names))), ...asked]
    }
    const rows = outcome.scores.map((score, seat) => [names(seat), gameWords.score(score), outcome.winners.includes(seat) ? texts.won : ''])
    return [texts.over, ...columns(rows)]
  }
}
