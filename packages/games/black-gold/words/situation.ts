/** What a viewer sees of the table, in the order in which it matters to them. */
import { at, type Names, type Section, top } from '@wildcat/kernel'
import type { Company } from '@wildcat/oil-rush'
import * as parts from '@wildcat/oil-rush/words/situation.ts'
import { CARDS, type Card } from '../components.ts'
import type { Terrain } from '../map.ts'
import { baronBids, openCompanies } from '../queries.ts'
import type { View } from '../state.ts'
import { chart } from './chart.ts'
import { lastRow, place, possibleValues, reach, sitesBeside } from './facts.ts'

export interface SituationWords extends parts.SituationWords {
  readonly titles: parts.SituationWords['titles'] & Readonly<Record<'baron' | 'map', string>>
  readonly terms: parts.SituationWords['terms'] & Readonly<Record<'licenceDeck' | 'standardDeck' | 'specialDeck', string>>
  readonly columns: parts.SituationWords['columns'] & { readonly baron: readonly string[] }
  readonly companies: Readonly<Record<Company | 'liquidation', string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly decks: Readonly<Record<Card['deck'], string>>
  baron(row: number, left: number | 'none'): string
  bids(where: string, bid: string | undefined, still: readonly string[]): string
  bid(points: number, name: string): string
  count(licences: number): string
  special(card: Card): string
  card(card: Card): string
}

const RULES = {
  companies: 'BG-2.1',
  hand: 'BG-4.1',
  players: 'BG-1.9',
  cards: 'BG-3.2',
  derricks: 'BG-6.1',
  near: 'BG-5.5',
  sites: 'BG-1.3',
  decks: 'BG-1.4',
} as const satisfies parts.PartRules

export const situationIn = (texts: SituationWords) => {
  const words = { ...texts, rules: RULES }
  return (view: View, who: Names): Section[] => {
    const { terms } = words
    const step = top(view.agenda)
    const card = (taken: number) => words.card(at(CARDS, taken))
    const points = step?.kind === 'prospect' && step.seat === view.viewer ? step.points : undefined
    const placeOf = (square: number) => place(view, square)
    return [
      round(words, view, who),
      parts.companiesPart(words, view, openCompanies(view), who),
      ...baron(words, view),
      ...(typeof view.viewer === 'number' ? [parts.ownPart(words, view, view.viewer, card, points)] : []),
      parts.playersPart(words, view, who, { place: placeOf, card }),
      ...parts.cardsPart(
        words,
        view.onShow
          .map(shown => at(CARDS, shown))
          .map(each => [words.decks[each.deck], words.number(each.licences), words.number(each.movement), words.special(each)]),
      ),
      ...parts.derricksPart(words, view, who, { place: placeOf, reach: (owner, well) => reach(view, owner, well) }),
      ...parts.sitesPart(words, view, who, {
        beside: square => sitesBeside(view, square),
        where: square => [placeOf(square)],
        values: kind => possibleValues(view, kind),
      }),
      parts.decksPart(words, [
        [terms.licenceDeck, view],
        [terms.standardDeck, view.standard],
        [terms.specialDeck, view.special],
      ]),
      chart(view, words.titles.map, who),
    ]
  }
}

function round(words: SituationWords, view: View, who: Names): Section {
  const { terms } = words
  const last = lastRow(view.options)
  return {
    title: words.round(view.round),
    rows: [
      [terms.first, who(view.first)],
      [terms.black, words.baron(view.baron, last === 'none' ? 'none' : Math.max(0, last - view.baron))],
      ...auction(words, view, who),
    ],
  }
}

function auction(words: SituationWords, { agenda }: View, who: Names): string[][] {
  const step = top(agenda)
  if (step?.kind !== 'bidding' && step?.kind !== 'raiseBid' && step?.kind !== 'onlyBid' && step?.kind !== 'outbidBaron') return []
  const standing = 'standing' in step ? step.standing : 'none'
  const bid = standing === 'none' ? undefined : words.bid(standing.points, who(standing.seat))
  const still = step.kind === 'bidding' ? step.in : [step.seat]
  return [[words.terms.auction, words.bids(words.companies[step.company], bid, still.map(who))]]
}

/** [BG-1.9] How many he has at each company, and those that lie face up. */
function baron(words: SituationWords, view: View): Section[] {
  if (!baronBids(view)) return []
  return [
    {
      title: words.titles.baron,
      columns: words.columns.baron,
      rows: openCompanies(view).map(company => {
        const { down, up } = view.baronHands[company]
        return [words.companies[company], words.count(down.length), up.length === 0 ? words.nothing : words.hand(up)]
      }),
    },
  ]
}
