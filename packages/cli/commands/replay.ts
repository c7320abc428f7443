/** wildcat replay. Nothing is printed but what comes out of the viewer's own view and what he has heard. */
import { inPassages, passageText, type RecordOf, type Types, type Viewer } from '@wildcat/kernel'
import type { Context } from '../context.ts'
import type { LoadedGame } from '../load-game.ts'
import { type MomentInput, openMoment } from '../moment.ts'
import { namesOf } from '../names.ts'
import { print, printJson } from '../output.ts'
import type { Sight } from '../sight.ts'
import { columns, sectionText } from '../text-table.ts'
import type { CliWords } from '../words/index.ts'

export async function replay(context: Context, file: string, input: MomentInput): Promise<void> {
  const { words, json } = context
  const { gameWords, record, viewer, at, sight } = await openMoment(context, file, input)
  if (json) printJson(asJson(record, at, viewer, sight))
  else print(asText(words, gameWords, record, at, viewer, sight))
}

const asJson = ({ game, seats, names, practice, entries }: RecordOf<Types>, at: number, viewer: Viewer, { view, pending, log }: Sight) => ({
  game,
  seats,
  ...(names && { names }),
  ...(practice && { practice }),
  at,
  entries: entries.length,
  viewer,
  over: view.outcome !== 'open',
  pending,
  view,
  log,
})

function asText(
  words: CliWords,
  gameWords: LoadedGame['gameWords'],
  record: RecordOf<Types>,
  at: number,
  viewer: Viewer,
  { view, pending, log }: Sight,
): string[] {
  const texts = words.replay
  const names = namesOf(words, record)
  const who = viewer === 'spectator' ? words.spectator : names(viewer)
  const passages = inPassages(log, gameWords.report)
  const numbered = passages.flatMap((passage, i) => {
    const text = `${String(i + 1).padStart(String(passages.length).length + 2)}  ${passageOf(passage)}`
    return i > 0 && opens(passage) ? ['', text] : [text]
  })
  return [
    texts.heading(gameWords.title, at, record.entries.length, who),
    ...(record.practice ? [words.practice] : []),
    ...gameWords.situation(view, names).flatMap(section => ['', ...sectionText(section)]),
    '',
    texts.log,
    ...(log.length === 0 ? [`  ${texts.emptyLog}`] : numbered),
    '',
    ...ending(),
  ]

  function passageOf(passage: Sight['log']): string {
    const [first] = passage
    if (first?.kind === 'undone') return texts.undone(names(first.seat))
    const events = passage.flatMap(line => (line.kind === 'event' ? [line.event] : []))
    return passageText(gameWords, events, names, view)
  }

  function opens([first]: Sight['log']): boolean {
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
