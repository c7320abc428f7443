/** What is measured besides wins: how fast bots think, whether reasons hold, and whether an analysis knows who plays well. One process, CPU time. */
import { at, keyFrom, newRecord, type RecordOf, type Seat, type Types } from '@wildcat/kernel'
import { nextIn, type Planned, plannedBy } from '@wildcat/table'
import { advise, NEAR } from '../advice/advise.ts'
import { analysing } from '../advice/analysis.ts'
import { type Counsel, counselOf } from '../advice/index.ts'
import { livedBy } from '../advice/lived.ts'
import { Worlds } from '../advice/worlds.ts'
import type { Bot } from '../bot.ts'
import { OPPONENTS } from '../levels/opponents.ts'
import { luckOf } from '../luck.ts'
import { listedBot } from '../registry.ts'
import { weighedBy } from '../search/candidates.ts'
import { meanOf } from '../search/differences.ts'
import { playOut } from '../search/playout.ts'
import { imaginedWorld } from '../search/worlds.ts'

export interface Times {
  readonly decisions: number
  readonly median: number // milliseconds of CPU
  readonly most: number // in 95 of a hundred
}
export interface Figures {
  readonly game: string
  readonly thinking: Readonly<Record<string, Times>> // by level, at tables of four
  readonly playouts: { readonly playouts: number; readonly perSecond: number; readonly commandsPerSecond: number }
  readonly reasons: {
    readonly better: number
    readonly decisions: number
    readonly reasons: number
    readonly hold: number
    readonly kept: number
  } // the share of fresh worlds; of reasons, that hold in four of five
  readonly analysis: { readonly games: number; readonly seconds: number; readonly lost: Readonly<Record<string, number>> } // log-odds a game
}

const SEATS = 4
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export async function figuresOf(game: string, games: number): Promise<Figures> {
  const counsel = await counselOf(game)
  if (counsel === undefined) throw new Error(`${game} cannot be thought about`)
  return {
    game,
    thinking: await thinkingIn(game, counsel, games),
    playouts: playoutsIn(counsel, games),
    reasons: reasonsIn(counsel, games),
    analysis: await analysisIn(game, counsel, games),
  }
}

type Choose = (view: Types['view'], seat: Seat, legal: readonly Types['command'][]) => ReturnType<Bot['choose']>
type Entries = { kind: 'command'; seat: Seat; command: Types['command'] }[]

/** A game of four in which each seat answers as it is told to. */
function played({ parts: { engine } }: Counsel, seed: number, players: readonly Choose[]): RecordOf<Types> {
  const options = engine.options(SEATS, {})
  if ('refused' in options) throw new Error(`${engine.id} refuses its usual options`)
  const { state } = engine.start(SEATS, options.ok, keyFrom(seed))
  const entries: Entries = []
  let planned: Planned | undefined
  while (state.outcome === 'open') {
    const seat = engine.invited(state)[0] ?? at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const next = nextIn(planned, engine, view, seat)
    const said = next === undefined ? at(players, seat)(view, seat, engine.legal(view, seat)) : next.command
    const { command, rest } = 'kind' in said ? { command: said, rest: [] } : said
    planned = next?.rest ?? plannedBy(engine, view, seat, rest)
    entries.push({ kind: 'command', seat, command })
    engine.apply(state, seat, command)
  }
  return { ...newRecord(engine, SEATS, options.ok, keyFrom(seed)), entries }
}

const botPlays = ({ parts: { engine } }: Counsel, bot: Bot, seed: number): Choose => {
  const lucks = Array.from({ length: SEATS }, (_, seat) => luckOf(keyFrom(seed, seat, 5), seat))
  return (view, seat, legal) => bot.choose({ engine, view, seat, legal, budget: {}, luck: at(lucks, seat), stopped: () => false })
}
const usual = ({ parts: { policy } }: Counsel, seed: number): Choose => {
  const { below } = luckOf(keyFrom(seed, 6), 0)
  return (view, seat, legal) => policy.choose(view, seat, legal, below)
}

/** Each level at a table with three who play as usual. Where there is nothing to choose nobody thinks. */
async function thinkingIn(game: string, counsel: Counsel, games: number): Promise<Figures['thinking']> {
  const found: [string, Times][] = []
  for (const { id } of OPPONENTS) {
    const bot = await listedBot(game, id)
    const times: number[] = []
    for (let n = 0; n < games; n++) {
      const thinks = botPlays(counsel, bot, n)
      const timed: Choose = (view, seat, legal) => {
        const before = cpu()
        const said = thinks(view, seat, legal)
        if (legal.length > 1) times.push(cpu() - before)
        return said
      }
      played(counsel, n, [timed, usual(counsel, n), usual(counsel, n), usual(counsel, n)])
    }
    times.sort((one, other) => one - other)
    const upTo = (share: number) => times[Math.floor(times.length * share)] ?? 0
    found.push([id, { decisions: times.length, median: upTo(0.5), most: upTo(0.95) }])
  }
  return Object.fromEntries(found)
}

/** Positions of games that are played as usual, one in so many. */
function eachPosition(counsel: Counsel, games: number, every: number, look: (view: Types['view'], seat: Seat, n: number) => void): void {
  let n = 0
  for (let game = 0; game < games; game++) {
    const plays = usual(counsel, game)
    const looking: Choose = (view, seat, legal) => {
      n++
      if (legal.length > 1 && n % every === 0) look(view, seat, n)
      return plays(view, seat, legal)
    }
    played(counsel, 100 + game, [looking, looking, looking, looking])
  }
}

/** To the end of the round, worlds and judgement included. */
function playoutsIn({ parts, ...counsel }: Counsel, games: number): Figures['playouts'] {
  let [commands, playouts, spent] = [0, 0, 0]
  const engine: typeof parts.engine = {
    ...parts.engine,
    apply(...given) {
      commands++
      return parts.engine.apply(...given)
    },
  }
  eachPosition({ ...counsel, parts }, games * 2, 10, (view, seat, n) => {
    const asked = { ...parts, engine, view, seat }
    const luck = luckOf(keyFrom(n, 7), seat)
    const before = cpu()
    for (let world = 0; world < 16; world++) {
      const { state, key } = imaginedWorld(asked, luck)
      playOut(asked, state, 'none', key, view.round)
      playouts++
    }
    spent += cpu() - before
  })
  return { playouts, perSecond: (1000 * playouts) / spent, commandsPerSecond: (1000 * commands) / spent }
}

const FRESH = 40
const HOLDS_IN = 0.8
/** In how many worlds, none of them looked at before, the reasons of advice come out as they were given. */
function reasonsIn(counsel: Counsel, games: number): Figures['reasons'] {
  const { parts, advice: settings } = counsel
  const holds: number[] = []
  let [decisions, better] = [0, 0]
  eachPosition(counsel, games, 21, (view, seat, n) => {
    const asked = { ...parts, view, seat }
    const { command, rest, over, overRest, reasons, rounds, verdict } = advise(asked, settings, keyFrom(n), undefined)
    if (verdict === 'better') better++
    if (over === 'none' || reasons.length === 0) return
    decisions++
    const worlds = new Worlds(asked, luckOf(keyFrom(n, 8), seat), rounds === 0 ? { ...settings, ...NEAR } : settings)
    const pairs = Array.from(
      { length: FRESH },
      (_, world) => [worlds.tryIn(world, { command, rest }), worlds.tryIn(world, { command: over, rest: overRest })] as const,
    )
    for (const { figure, whose, by } of reasons) {
      const place = parts.evaluation.figures.indexOf(figure)
      holds.push(
        meanOf(pairs.map(([one, other]) => (Math.sign(at(one[whose], place) - at(other[whose], place)) === Math.sign(by) ? 1 : 0))),
      )
    }
  })
  return { better, decisions, reasons: holds.length, hold: meanOf(holds), kept: meanOf(holds.map(hold => (hold >= HOLDS_IN ? 1 : 0))) }
}

/** Who answers anything worth a thought at so many of a hundred decisions. */
function slipping(counsel: Counsel, share: number, seed: number): Choose {
  const { engine, policy } = counsel.parts
  const luck = luckOf(keyFrom(seed, share), 0)
  const plays = usual(counsel, seed)
  return (view, seat, legal) => {
    const others = luck.below(100) < share ? weighedBy(policy, { view, seat, legal, luck }) : []
    const allowed = others.filter(({ command }) => engine.check(view, seat, command) === null)
    return allowed.length === 0 ? plays(view, seat, legal) : at(allowed, luck.below(allowed.length)).command
  }
}

/** Four of known strength at a table, in every seat by turns: what their decisions cost them by the analysis of each. */
async function analysisIn(game: string, counsel: Counsel, games: number): Promise<Figures['analysis']> {
  const strongest = await listedBot(game, OPPONENTS.at(-1)?.id ?? '')
  const lost: Record<string, number> = { 'slips at 40 %': 0, 'slips at 10 %': 0, 'as usual': 0, [strongest.id]: 0 }
  const names = Object.keys(lost)
  let spent = 0
  for (let n = 0; n < games; n++) {
    const players = [slipping(counsel, 40, n), slipping(counsel, 10, n), usual(counsel, n), botPlays(counsel, strongest, n)]
    const playerAt = (seat: Seat) => (seat + n) % SEATS
    const record = played(
      counsel,
      200 + n,
      players.map((_, seat) => at(players, playerAt(seat))),
    )
    for (let seat = 0; seat < SEATS; seat++) {
      const before = cpu()
      const { skill } = lastOf(analysing(counsel.parts, livedBy(counsel.parts.engine, record, seat), counsel.judge))
      spent += cpu() - before
      const name = at(names, playerAt(seat))
      lost[name] = (lost[name] ?? 0) - skill / games
    }
  }
  return { games, seconds: spent / 1000 / games, lost }
}
function lastOf<X>(steps: Generator<X, X>): X {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
