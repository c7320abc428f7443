/** What tips say about the parts that these boards share. */
import { at } from '@wildcat/kernel'
import { type Company, DEPOT_LIMIT, derricksOf, oilOnDerricks, PRICES, sectionOf } from '@wildcat/oil-rush'
import { playerTokens } from '../../session/names.ts'
import { type Description, plainDescription } from '../kit/description.ts'
import { playerTips, squareTips } from '../kit/marks.ts'
import { auctionText, lastOf } from './auction/auction-ends.ts'
import type { RushState } from './board-context.ts'
import { describe, describeSpace } from './describe.ts'
import type { MapTargets } from './map-targets.ts'
import { companyTips, spaceTips } from './marks.ts'

export function rushTip(board: RushState, targets: MapTargets, key: string): Description | undefined {
  const square = squareTips.of(key)
  if (square !== undefined) return describe(board, targets, square)
  const company = companyTips.of(key)
  if (company !== undefined) return companyTip(board, company)
  const space = spaceTips.of(key)
  if (space !== undefined) return describeSpace(board, board.turn?.seat, space)
  const seat = playerTips.of(key)
  return seat === undefined ? undefined : playerTip(board, seat)
}

function companyTip({ words, shown }: RushState, company: Company): Description {
  const space = shown.prices[company]
  const over = shown.depots.some(depot => depot[company] > DEPOT_LIMIT) ? [words.overLimit] : []
  const price = words.money(at(PRICES, space))
  return plainDescription(words.pays(words.companies[company], price), words.next[sectionOf(space)], ...over)
}

function playerTip({ words, shown, view, auctions }: RushState, seat: number): Description {
  const { player } = words
  return plainDescription(
    playerTokens(seat),
    player.stock(at(shown.stock, seat)),
    player.built(derricksOf(shown, seat)),
    player.oil(oilOnDerricks(shown, seat)),
    words.trainAt('', at(shown.trains, seat)).trim(),
    ...(view.first === seat ? [player.first] : []),
    ...(view.options.openTracking ? lastOf(seat, auctions).map(end => auctionText(words, end)) : []),
  )
}
