/** What a viewer sees of the table, in the order in which it matters to them. */
import { at, type Names, type Section, top } from '@wildcat/kernel'
import { COMPANIES } from '@wildcat/oil-rush'
import * as parts from '@wildcat/oil-rush/words/situation.ts'
import { sitesBeside } from '@wildcat/oil-rush/words/table.ts'
import { CARDS, type Card } from '../components.ts'
import { BOARD } from '../map.ts'
import type { StepSeen, View } from '../state.ts'
import { possibleValues, reach, toStar } from './facts.ts'
import { place, type Terrain, terrain } from './places.ts'

export interface SituationWords extends parts.SituationWords {
  readonly terms: parts.SituationWords['terms'] & Readonly<Record<'inflation' | 'licenceDeck' | 'beigeDeck' | 'redDeck', string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly colours: Readonly<Record<Card['colour'], string>>
  toStar(black: number, left: number): string
  bids(step: StepSeen<'bidding'>, who: Names): string
  on(inflation: boolean): string
  special(card: Card): string
  card(card: Card): string
}

const RULES = {
  companies: 'GIG-2.1',
  hand: 'GIG-4.1',
  players: 'GIG-1.9',
  cards: 'GIG-3.3',
  derricks: 'GIG-7.1',
  near: 'GIG-5.7',
  sites: 'GIG-1.2',
  decks: 'GIG-3.4',
} as const satisfies parts.PartRules

export const situationIn = (texts: SituationWords) => {
  const words = { ...texts, rules: RULES }
  return (view: View, who: Names): Section[] => {
    const { terms } = words
    const step = top(view.agenda)
    const card = (taken: number) => words.card(at(CARDS, taken))
    const points = step?.kind === 'drive' && step.seat === view.viewer ? step.points : undefined
    return [
      round(words, view, who),
      parts.companiesPart(words, view, COMPANIES, who),
      ...(typeof view.viewer === 'number' ? [parts.ownPart(words, view, view.viewer, card, points)] : []),
      parts.playersPart(words, view, who, { place, card }),
      ...parts.cardsPart(
        words,
        view.onShow
          .map(shown => at(CARDS, shown))
          .map(each => [words.colours[each.colour], words.number(each.licences), words.number(each.movement), words.special(each)]),
      ),
      ...parts.derricksPart(words, view, who, { place, reach: (owner, well) => reach(view, owner, at(view.wells, well).square) }),
      ...parts.sitesPart(words, view, who, {
        beside: square => sitesBeside(BOARD, view, square),
        where: square => [place(square), words.terrains[terrain(square)]],
        values: possibleValues,
      }),
      parts.decksPart(words, [
        [terms.licenceDeck, view],
        [terms.beigeDeck, view.beige],
        [terms.redDeck, view.red],
      ]),
    ]
  }
}

function round(words: SituationWords, view: View, who: Names): Section {
  const { terms } = words
  const step = top(view.agenda)
  return {
    title: words.round(view.round),
    rule: 'GIG-3.2',
    rows: [
      [terms.first, who(view.first)],
      [terms.black, words.toStar(view.black, toStar(view.black))],
      ...(step?.kind === 'bidding' ? [[terms.auction, words.bids(step, who)]] : []),
      ...(view.options.inflation ? [[terms.inflation, words.on(true)]] : []),
    ],
  }
}
