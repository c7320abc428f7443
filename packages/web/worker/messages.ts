/** What the page and the table worker say to each other: every question with the reader of its answer. */
import type { Rejection, RuleId, ScoreHistory, Seat, Sum, Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Answer } from '@wildcat/table'
import { type Plan, readPlan } from '../store/plan.ts'
import { anything, either, fields, figure, flag, list, object, oneOf, type Reader, text, that, whole } from '../store/read.ts'
import { type Failure, readFailure } from './failure.ts'
import type { Eyes, Overview, ReplayLine } from './local-replay.ts'
import type { LocalSight, PageLine, Seated } from './sights.ts'

export type Ask =
  | { readonly kind: 'create'; readonly plan: Plan }
  | { readonly kind: 'import'; readonly file: Blob }
  | { readonly kind: 'export'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string; readonly pause: number }
  | { readonly kind: 'see'; readonly viewer: Viewer; readonly from: number } // a sight leaves the worker only for whoever asks
  | { readonly kind: 'submit'; readonly seat: Seat; readonly decision: number; readonly command: unknown }
  | { readonly kind: 'undo'; readonly viewer: Viewer; readonly decision: number; readonly commands: number }
  | { readonly kind: 'seat'; readonly bots: readonly string[] } // who plays which seat from now on
  | { readonly kind: 'scoreHistory' } // how the game that is over went
  | { readonly kind: 'openReplay'; readonly id: string } // a game to look back at
  | { readonly kind: 'look'; readonly eyes: Eyes; readonly at: number }
  | { readonly kind: 'lines'; readonly eyes: Eyes }
  | { readonly kind: 'pause'; readonly pause: number } // before a bot's move, in milliseconds

/** A question with its number, and the answer with the same one. */
export interface Asked {
  readonly n: number
  readonly ask: Ask
}
export type Reply = { readonly n: number; readonly answer: unknown } | { readonly n: number; readonly failure: Failure }

/** What the worker says unasked. */
export type News =
  | { readonly news: 'changed' } // somebody should ask again for what he sees
  | { readonly news: 'botFailed'; readonly seat: Seat }
  | { readonly news: 'failure'; readonly failure: Failure }

/** A table that was opened, as far as everybody may know it. */
export interface Opened {
  readonly plan: Plan
  readonly lasts: boolean // is it there after the page was left?
  readonly changed: boolean // have seats changed hands since it began?
}
/** A game that was written down, or is held in the memory of this worker. */
export interface Begun {
  readonly id: string
  readonly game: string
  readonly lasts: boolean
}
export interface Imported extends Begun {
  readonly over: boolean
  readonly checked: boolean // against digests of its own
  readonly practice: boolean
}
export interface Export {
  readonly file: Blob
  readonly name: string
}

const viewer: Reader<Viewer> = either(whole, oneOf('spectator'))
const eyes: Reader<Eyes> = either(whole, oneOf('spectator', 'table'))
const blob = that((input): input is Blob => input instanceof Blob, 'a file')

const ASKS: { readonly [K in Ask['kind']]: Reader<Extract<Ask, { kind: K }>> } = {
  create: fields({ kind: oneOf('create'), plan: readPlan }),
  import: fields({ kind: oneOf('import'), file: blob }),
  export: fields({ kind: oneOf('export'), id: text }),
  open: fields({ kind: oneOf('open'), id: text, pause: whole }),
  see: fields({ kind: oneOf('see'), viewer, from: whole }),
  submit: fields({ kind: oneOf('submit'), seat: whole, decision: whole, command: anything }),
  undo: fields({ kind: oneOf('undo'), viewer, decision: whole, commands: whole }),
  seat: fields({ kind: oneOf('seat'), bots: list(text) }),
  scoreHistory: fields({ kind: oneOf('scoreHistory') }),
  openReplay: fields({ kind: oneOf('openReplay'), id: text }),
  look: fields({ kind: oneOf('look'), eyes, at: whole }),
  lines: fields({ kind: oneOf('lines'), eyes }),
  pause: fields({ kind: oneOf('pause'), pause: whole }),
}
const kinds = oneOf(
  'create',
  'import',
  'export',
  'open',
  'see',
  'submit',
  'undo',
  'seat',
  'scoreHistory',
  'openReplay',
  'look',
  'lines',
  'pause',
)
const ask: Reader<Ask> = (input, where) => ASKS[kinds(object(input, where)['kind'], `${where}.kind`)](input, where)
export const readAsked: Reader<Asked> = fields<Asked>({ n: whole, ask })

const reply: Reader<Reply> = either(fields({ n: whole, failure: readFailure }), fields({ n: whole, answer: anything }))
const news: Reader<News> = either(
  fields({ news: oneOf('changed') }),
  either(fields({ news: oneOf('botFailed'), seat: whole }), fields({ news: oneOf('failure'), failure: readFailure })),
)
export const readFromWorker: Reader<Reply | News> = either(news, reply)

const isTagged = (input: unknown): input is Tagged =>
  typeof input === 'object' && input !== null && 'kind' in input && typeof input.kind === 'string'
const isRule = (input: unknown): input is RuleId => typeof input === 'string' && input.includes('-')
const isRejection = (input: unknown): input is Rejection =>
  typeof input === 'object' && input !== null && 'why' in input && typeof input.why === 'string' && 'rule' in input && isRule(input.rule)
const rejection = that(isRejection, 'a refusal')

/** Only its outline: what is inside was made by the game itself, a moment ago. */
const isView = (input: unknown): input is Types['view'] =>
  typeof input === 'object' && input !== null && 'viewer' in input && 'outcome' in input && 'agenda' in input && Array.isArray(input.agenda)

const event = fields({ kind: oneOf('event'), event: that(isTagged, 'an event') })
const undone = fields({ kind: oneOf('undone'), seat: whole, lines: whole })
const seated = fields<Seated>({ kind: oneOf('seated'), seat: whole, by: oneOf('person', 'bot') })
const line: Reader<PageLine> = either(event, either(undone, seated))

export const readSight: Reader<LocalSight> = fields<LocalSight>({
  view: that(isView, 'a view'),
  decision: whole,
  undo: either(oneOf('free'), rejection),
  log: list(line),
  whispered: flag,
})
export const readView: Reader<Types['view']> = that(isView, 'a view')
export const readOverview: Reader<Overview> = fields<Overview>({
  plan: readPlan,
  changed: flag,
  over: flag,
  last: whole,
  undone: whole,
  rounds: list(fields({ round: whole, at: whole })),
  eyes: list(eyes),
})
export const readLines: Reader<readonly ReplayLine[]> = list(fields<ReplayLine>({ at: whole, line: either(event, undone) }))

const sum = fields<Sum>({ amount: figure, count: figure })
export const readScoreHistory: Reader<ScoreHistory | 'none'> = either(
  oneOf('none'),
  fields<ScoreHistory>({
    parts: list(fields({ part: text, sums: list(sum) })),
    rounds: list(whole),
    curves: list(fields({ curve: text, values: list(list(figure)) })),
  }),
)

export const readOpened: Reader<Opened> = fields<Opened>({ plan: readPlan, lasts: flag, changed: flag })
export const readBegun: Reader<Begun> = fields<Begun>({ id: text, game: text, lasts: flag })
export const readImported: Reader<Imported> = fields<Imported>({
  id: text,
  game: text,
  lasts: flag,
  over: flag,
  checked: flag,
  practice: flag,
})
export const readExport: Reader<Export> = fields<Export>({ file: blob, name: text })
export const readNothing: Reader<undefined> = () => undefined

const isAccepted = (input: unknown): input is { accepted: true } => typeof input === 'object' && input !== null && 'accepted' in input
export const readAnswer: Reader<Answer> = either(that(isAccepted, 'an answer'), fields({ refused: rejection }))
