import {
  entryCost,
  factsOf,
  GOODS,
  holderOf,
  isGoods,
  ownerOf,
  placeOf,
  saveNeeded,
  type Territory,
  truckAboard,
  type Vehicle,
} from '@wildcat/competitors/board'
import { at } from '@wildcat/kernel'
import type { RefObject } from 'react'
import { playerTokens } from '../../session/names.ts'
import { type Description, plainDescription } from '../kit/description.ts'
import { DescriptionText } from '../kit/description-text.tsx'
import { playerTips } from '../kit/marks.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { type CompetitorsState, useBoard } from './board-context.tsx'
import { cardTips, crossingTips, deckTips, planTips, signedTips, stateTips, vehicleTips, weatherTips } from './marks.ts'

/** Says what is pointed at. */
export function CompetitorsTips({ root }: { root: RefObject<HTMLElement | null> }) {
  const board = useBoard()
  const say = (key: string) => {
    const found = tipOf(board, key)
    return found === undefined ? null : <DescriptionText of={found} />
  }
  return <Tips root={root} say={say} onPoint={nothingFollows} />
}
const nothingFollows = () => undefined

function tipOf(board: CompetitorsState, key: string): Description | undefined {
  const { words, view } = board
  const state = stateTips.of(key)
  if (state !== undefined) return stateTip(board, state)
  const crossing = crossingTips.of(key)
  if (crossing !== undefined) return plainDescription(words.place(crossing), words.crossingAbout)
  const vehicle = vehicleTips.of(key)
  if (vehicle !== undefined) return vehicleTip(board, vehicle)
  const card = cardTips.of(key)
  if (card !== undefined) {
    if (!isGoods(card)) return plainDescription(words.contract(card), words.special(card).text)
    const { tm, pay, vehicle: by, illegal } = GOODS[card]
    return plainDescription(words.contract(card), words.cardTerms(tm, pay, by), words.terms.tm, ...(illegal ? [words.terms.illegal] : []))
  }
  const id = signedTips.of(key)
  const signed = id === undefined ? undefined : view.signed.flat().find(each => each.id === id)
  if (signed !== undefined) {
    const { sender, recipient, contract } = signed
    const terms =
      contract === null
        ? [words.faceDown]
        : [words.contract(contract), words.cardTerms(GOODS[contract].tm, GOODS[contract].pay, GOODS[contract].vehicle), words.terms.tm]
    return plainDescription(words.route(sender, recipient), ...terms)
  }
  if (planTips.of(key) !== undefined) return plainDescription(words.doings.deliver, words.terms.chance, words.terms.tm)
  if (weatherTips.of(key) !== undefined) return weatherTip(board)
  const deck = deckTips.of(key)
  if (deck !== undefined) return deckTip(board, deck)
  const seat = playerTips.of(key)
  return seat === undefined ? undefined : playerTip(board, seat)
}

/** What a state is, and what is in it. */
export function stateTip({ view, shown, viewer, words }: CompetitorsState, state: Territory, who = playerTokens): Description {
  const { terrain, port, airport, redFlag, continent } = factsOf(state)
  const bases = shown.bases.flatMap((list, seat) =>
    list.flatMap((base, n) => (base.state === state ? [words.baseOf(who(seat), state, n === 0)] : [])),
  )
  const isInHand = viewer !== 'spectator' && at(view.territories, viewer).includes(state)
  const signs = [
    ...(port === 'none' ? [] : [words.hasPort]),
    ...(airport === 'none' ? [] : [airport === 'intercontinental' ? words.hasHub : words.hasAirport]),
  ]
  return plainDescription(
    `${words.state(state)} · ${words.continent[continent]}`,
    words.stateFacts(terrain, entryCost(state)),
    ...(signs.length === 0 ? [] : [signs.join(' · ')]),
    ...(redFlag ? [words.redFlag] : []),
    ...bases,
    ...(isInHand ? [words.inHand] : []),
  )
}

export function vehicleTip({ view, shown, words }: CompetitorsState, vehicle: Vehicle): Description {
  const now = { ...view, ...shown }
  const place = placeOf(now, vehicle)
  const where =
    place.kind === 'state'
      ? words.state(place.state)
      : place.kind === 'hex'
        ? words.place(place.hex)
        : place.kind === 'crossing'
          ? words.place(place.crossing)
          : ''
  const carries = truckAboard(now, vehicle)
  const save = saveNeeded(now, vehicle)
  return plainDescription(
    words.vehicleOf(playerTokens(ownerOf(vehicle)), vehicle, where),
    ...(holderOf(now) === vehicle ? [words.withGoods] : []),
    ...(carries === undefined ? [] : [words.carrying(carries)]),
    ...(at(view.fleet, vehicle).stopped === 'no' ? [] : [words.stopped]),
    ...(save === undefined ? [] : [words.exposed(save)]),
  )
}

function weatherTip({ shown, words }: CompetitorsState): Description {
  if (shown.weather === 'none') return plainDescription(words.weatherTitle, words.noWeather)
  const { name, text } = words.weather(shown.weather.continent, shown.weather.roll)
  return plainDescription(name, text)
}

/** How many of the newest discards a tip names. */
const NAMED = 12
function deckTip({ view: { decks, discards, customs }, words }: CompetitorsState, deck: 'territory' | 'contract' | 'customs'): Description {
  if (deck === 'customs') return plainDescription(words.deck.customs, words.customsCount(customs.deck.length), words.customsDeck)
  const names = deck === 'territory' ? discards.territory.map(words.state) : discards.contract.map(words.contract)
  const newest = names.slice(-NAMED).toReversed()
  return plainDescription(
    words.deckCount(words.deck[deck], decks[deck].length, names.length),
    ...(newest.length === 0 ? [] : [words.discarded(newest, names.length - newest.length)]),
  )
}

function playerTip({ view, shown, words }: CompetitorsState, seat: number): Description {
  return plainDescription(
    playerTokens(seat),
    `${words.vp(at(shown.vp, seat))}, ${words.euro(at(shown.money, seat))}`,
    [
      words.territoryCards(at(view.territories, seat).length),
      words.contractCards(at(view.contracts, seat).length),
      words.signedCards(at(view.signed, seat).length),
    ].join(' · '),
    ...at(shown.bases, seat).map(({ state, advantages }, n) => words.baseWith(state, n === 0, advantages)),
  )
}
