/** What does not add up: figures from nowhere, winners who have not won, ranges and options that promise too much. */
import { at } from '@wildcat/kernel'
import { deals } from '../gusher/deals.ts'
import { gusher } from '../gusher/index.ts'
import { no } from '../gusher/rules.ts'
import { scoreParts } from '../gusher/score-parts.ts'
import { endRound, startRound } from '../gusher/steps/round.ts'
import { words } from '../gusher/words/index.ts'
import { scoreParts as spoken } from '../gusher/words/it/score-parts.ts'
import { through } from '../otherwise.ts'
import { another, fault, inGame, inSteps, otherwise, type PlantedFault } from './plant.ts'

export const SCORES: readonly PlantedFault[] = [
  inGame('a part of a score that is not told', 'score parts', /The parts of the score add up to -?\d+, not to -?\d+: start 10/, {
    scoreParts: { ...scoreParts, changes: (event, state) => (event.kind === 'railPaid' ? [] : scoreParts.changes(event, state)) },
  }),
  inGame('a part of a score that is not listed', 'score parts', /nothing is added to 'oil'/, {
    scoreParts: { ...scoreParts, parts: scoreParts.parts.slice(0, -1) },
  }),
  fault('a part of a score without words', 'score parts', /In 'it' the part 'deals' of a score has no proper words/, {
    words: {
      en: words.en,
      it: { ...words.it, scoreParts: { ...spoken, parts: { ...spoken.parts, deals: '' } } },
    },
  }),

  inSteps('money out of nothing before the first decision', 'laws', /is broken before the first decision: \d+ became \d+/, {
    startRound: another(startRound, {
      run(play, step) {
        startRound.run(play, step)
        if (play.state.round === 1) play.state.money[0] = at(play.state.money, 0) + 5
      },
    }),
  }),
  inGame('a deck that is not the same in every game', 'laws', /'licences' at .* starts at \d+ in one game and at \d+ in another/, {
    setup(...of) {
      const state = gusher.setup(...of)
      if (state.deck[0] === 1) state.deck.pop()
      return state
    },
  }),
  inSteps('a winner who has not won', 'outcome', /With the scores .* the winners are .*, not \[0\]/, {
    endRound: another(endRound, {
      run: (play, step) => endRound.run(otherwise(play, { finish: outcome => play.finish({ ...outcome, winners: [0] }) }), step),
    }),
  }),
  fault('winners by another measure than the scores', 'outcome', /the winners are \[0\], not/, { winners: () => [0] }),
  inGame('a range that ends where nothing is accepted', 'blanks', /lets 'ones' be \d+, but `check` refuses that/, {
    windows: [
      another(deals, {
        blanks(view, seat) {
          const ones = { least: 0, most: at(view.hands, seat).length }
          return (deals.blanks?.(view, seat) ?? []).map(blank => ({ ...blank, open: { ...blank.open, ones } }))
        },
      }),
    ],
  }),
  inGame(
    'an option that nobody plays by',
    'options matter',
    /The option 'deals' changes nothing: with false every game goes as with true/,
    {
      windows: [another(deals, { shut: view => (view.agenda.at(-1)?.kind === 'payBid' ? no('bidFirst') : null) })],
    },
  ),
  inGame(
    'a game in which nothing can be taken back',
    'reached',
    /nothing can ever be taken back freely/,
    through(gusher, play => otherwise(play, { emit: event => play.reveal(event), seal: (_, own) => play.reveal(own) })),
  ),
]
