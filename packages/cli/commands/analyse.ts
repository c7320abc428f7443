/** wildcat analyse: a game that is over, looked at again with the eyes of each seat or of one. */
import { type Analysis, analysisOf, isCertain, type Turning, turningPoints } from '@wildcat/bots/analysis'
import { forSeats, passagesOf, type Seat, type Types } from '@wildcat/kernel'
import { ADVICE_WORDS, because } from '@wildcat/kernel/words/because.ts'
import type { Context } from '../context.ts'
import { BadInput, Failed } from '../failure.ts'
import type { LoadedGame } from '../load-game.ts'
import { openMoment } from '../moment.ts'
import { namesOf } from '../names.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

export interface AnalyseInput {
  readonly as?: string
}
type Opened = LoadedGame & Pick<Awaited<ReturnType<typeof openMoment>>, 'record'>

export async function analyse(context: Context, file: string, input: AnalyseInput): Promise<void> {
  const { words, json, terminal } = context
  const opened = await openMoment(context, file, input)
  const { record, viewer, sight } = opened
  if (sight.view.outcome === 'open') throw new BadInput(words.analyse.notOver)
  const seats = viewer === 'spectator' ? forSeats(record.seats, seat => seat) : [viewer]
  const found: Analysis[] = []
  for (const seat of seats) {
    const analysed = await withProgress(context, opened, seat)
    found.push(analysed)
    if (!json) print(terminal, asText(context, opened, analysed))
  }
  if (json)
    printJson(terminal, {
      game: record.game,
      seats: record.seats,
      analyses: found.map(each => withoutViews({ ...each, turning: turningPoints(each) })),
    })
}

async function withProgress({ words, terminal }: Context, { record }: Opened, seat: Seat) {
  const bar = progress(terminal, record.entries.length, words.analyse.entries)
  try {
    const found = await analysisOf(record, seat, ({ done }) => bar.reached(done))
    if (found === undefined) throw new Failed(words.analyse.cannot(record.game))
    return found
  } finally {
    bar.end()
  }
}

function asText({ words, language }: Context, { gameWords, record }: Opened, analysis: Analysis): string[] {
  const texts = words.analyse
  const names = namesOf(words, record)
  const { percent } = ADVICE_WORDS[language]
  const { seat, start, result, sums, skill, errors, judged, rounds, slips, feats } = analysis
  const say = (view: Types['view'], command: Types['command'], rest: readonly Types['command'][]) => {
    const { text } = gameWords.command(command, view, seat, names)
    return rest.length > 0 ? texts.turn(text) : text
  }
  const why = (reasons: Parameters<typeof because>[2]) => because(gameWords, language, reasons, rounds)
  const turned = (each: Turning) => {
    const text =
      each.kind === 'swing'
        ? passagesOf(gameWords, each.events, names, each.view).slice(0, MOST_TOLD).join(' ')
        : texts.said(say(each.view, each.chosen, each.chosenRest))
    return `  ${texts.moment(each.kind === 'swing' ? each.cause : each.kind, each.round, each.at, each.by, text)}`
  }
  const turning = turningPoints(analysis)
  const summed = (by: number, error: number) => ({ by, isCertain: by === 0 || isCertain(by, error) })
  return [
    texts.heading(gameWords.title, names(seat)),
    texts.expected(percent(start), percent(result), judged),
    texts.sums({
      draws: summed(sums.draws, errors.draws),
      others: summed(sums.others, errors.others),
      moves: summed(sums.moves, errors.moves),
      decisions: summed(sums.decisions, errors.decisions),
    }),
    texts.skill(summed(skill, errors.skill)),
    '',
    texts.decided,
    ...(turning.length === 0 ? [`  ${texts.little}`] : turning.map(turned)),
    '',
    texts.slips,
    ...(slips.length === 0 ? [`  ${texts.none}`] : []),
    ...slips
      .slice(0, MOST)
      .map(({ at: place, round, view, chosen, chosenRest, better, betterRest, than }) =>
        [`  ${texts.slip(round, place, say(view, chosen, chosenRest), say(view, better, betterRest), than.by)}`, why(than.reasons)]
          .join(' ')
          .trimEnd(),
      ),
    ...(feats.length === 0 ? [] : ['', texts.feats]),
    ...feats.map(({ at: place, round, view, chosen, chosenRest, next, nextRest, than }) =>
      [`  ${texts.feat(round, place, say(view, chosen, chosenRest), say(view, next, nextRest), than.by)}`, why(than.reasons)]
        .join(' ')
        .trimEnd(),
    ),
    '',
  ]
}

/** Decisions that cost most: so many are told. */
const MOST = 5
/** Passages of what happened. */
const MOST_TOLD = 2

/** What was seen is in the record: `wildcat replay --at` shows it. */
const withoutViews = (analysis: object): unknown =>
  JSON.parse(JSON.stringify(analysis, (key, value: unknown) => (key === 'view' || key === 'lines' ? undefined : value)))
