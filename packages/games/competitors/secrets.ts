/** [COM-2.5] What the rule book keeps from players, and how to make it something else. Written without a look at `view` or `imagine`. */
import { at, type Below, type Secret, type Tellings, type Viewer } from '@wildcat/kernel'
import { inContractOrder, inTerritoryOrder } from './cards.ts'
import type { Command } from './commands.ts'
import { GOODS, GOODS_IDS, type Goods, isGoods } from './content/goods.ts'
import { TERRITORY_IDS } from './content/territories.ts'
import { listOf, seatsOf } from './items.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

/** Whoever draws a card sees it. */
const drawn: Tellings<T> = { cardDrawn: { shows: ['card'], to: ['seat'] } }
/** What luck decides, and who sees it. */
export const luck: Tellings<T> = {
  ...drawn,
  startRolled: { shows: ['rolls', 'first'] },
  weatherRolled: { shows: ['continent', 'roll'] },
  saveRolled: { shows: ['roll'], fleeting: true },
  saveRerolled: { shows: ['roll'], fleeting: true },
  politicalRolled: { shows: ['rolls'], fleeting: true },
  dieRolled: { shows: ['roll'], fleeting: true },
}

/** The faces of a contract as they come to light. */
const faces: Tellings<T> = {
  delivered: { shows: ['contract', 'pay', 'allowed'] },
  deliveryFailed: { shows: ['contract'] },
  deliveryBegun: { shows: ['tm'] },
  inspected: { shows: ['legal'], fleeting: true },
  contractShown: { shows: ['contract'] },
  contractLookedAt: { shows: ['contract'], to: ['seat'] },
  goodsMoved: { shows: ['kind'] },
  boarded: { shows: ['kind'] },
}

const isIn = (viewer: Viewer, seats: readonly number[]) => viewer !== 'spectator' && seats.includes(viewer)

export const secrets: readonly Secret<T>[] = [
  {
    rule: 'COM-2.2', // territory cards in other hands
    tells: { ...drawn },
    vary(state, viewer, below) {
      state.territories.forEach((hand, seat) => {
        if (seat !== viewer) inPlace(hand, swapAll(hand, state.decks.territory, below))
      })
      sortHands(state)
    },
  },
  {
    rule: 'COM-2.2', // contract cards in other hands; one laid ready stays there
    tells: { ...drawn },
    vary(state, viewer, below) {
      state.contracts.forEach((hand, seat) => {
        if (seat === viewer || at(state.ready, seat).length > 0) return
        inPlace(hand, swapAll(hand, state.decks.contract, below))
      })
      sortHands(state)
    },
  },
  {
    rule: 'COM-2.3', // the order of the decks
    tells: { ...drawn, customsDrawn: { shows: ['card'] } },
    vary({ decks, customs }, _viewer, below) {
      shuffle(decks.territory, below)
      shuffle(decks.contract, below)
      const fresh = customs.deck.splice(customs.deck.length - customs.fresh)
      shuffle(fresh, below)
      customs.deck.push(...fresh)
    },
  },
  {
    rule: 'COM-2.5', // the face of a signed contract
    tells: { ...faces, ...drawn },
    overheard: (command, seat, viewer) =>
      command.kind === 'sign' && viewer !== seat ? { kind: 'sign', sender: command.sender, recipient: command.recipient } : command,
    vary(state, viewer, below) {
      state.signed.forEach((list, seat) => {
        for (const signed of list) {
          if (seat === viewer || signed.seenBy.includes(viewer)) continue
          swapFace(state, signed, below, alike(state, signed.id))
        }
      })
    },
  },
  {
    rule: 'COM-9.5', // cards in an offer between others; how many there are is no secret
    tells: { ...drawn, offerAccepted: { shows: ['by'], to: ['from'] } },
    overheard: (command, seat, viewer) => overheardOffer(command, seat, viewer),
    vary(state, viewer, below) {
      for (const { from, to, give, ask, accepted } of state.offers) {
        if (viewer === from || isIn(viewer, to)) continue
        give.territories = swapAll(give.territories, state.decks.territory, below)
        give.contracts = swapAll(give.contracts, state.decks.contract, below)
        ask.territories = ask.territories.map(() => at(TERRITORY_IDS, below(TERRITORY_IDS.length)))
        ask.contracts = ask.contracts.map(() => at(GOODS_IDS, below(GOODS_IDS.length)))
        for (const each of accepted)
          if (each.seat !== viewer) {
            each.territories = swapAll(each.territories, state.decks.territory, below)
            each.contracts = swapAll(each.contracts, state.decks.contract, below)
          }
      }
    },
  },
  {
    rule: 'COM-8.3', // a Soffiata laid ready
    tells: { tippedOff: { shows: ['kind', 'seat', 'laid'] }, noTipOff: { shows: ['kind'] } },
    overheard: (command, seat, viewer) =>
      (command.kind === 'layReady' || command.kind === 'takeUp') && viewer !== seat ? { kind: command.kind } : command,
    vary(state, viewer, below) {
      state.ready.forEach((_, seat) => {
        const held = at(state.contracts, seat).filter(card => card === 'tipOff').length
        if (seat === viewer || held === 0) return
        const victim = below(state.seats)
        state.ready[seat] = victim === seat || isKnownFree(state, victim) ? [] : [victim]
      })
    },
  },
]

/** Against whoever has gone a step untouched nobody has one ready. */
const isKnownFree = ({ journey }: State, victim: number): boolean =>
  journey !== 'none' && journey.seat === victim && journey.delivery !== 'none' && journey.delivery.untipped

/** What others know of an offer or an acceptance. */
function overheardOffer(command: Command, seat: number, viewer: Viewer): unknown {
  if (command.kind === 'accept' && viewer !== seat) return { ...command, pick: listOf(command.pick).length }
  if (command.kind !== 'offer' || viewer === seat || isIn(viewer, seatsOf(command.to))) return command
  const open = (items: Parameters<typeof listOf>[0]) => listOf(items).map(item => (isCard(item) ? item.slice(0, item.indexOf(':')) : item))
  return { ...command, give: open(command.give), ask: open(command.ask) }
}
const isCard = (item: string) => item.startsWith('territory:') || item.startsWith('contract:')

/** Goods that nothing seen so far tells from the true ones. */
function alike(state: State, id: number): (card: Goods, truth: Goods) => boolean {
  const { journey } = state
  if (journey === 'none' || journey.delivery === 'none' || journey.delivery.signed !== id) return () => true
  const { symbols, legality, allowed } = journey.delivery
  return card => GOODS[card].tm === allowed && symbols.includes(GOODS[card].vehicle) && !(GOODS[card].illegal && legality === 'legal')
}

function swapFace(state: State, signed: State['signed'][number][number], below: Below, fits: (card: Goods, truth: Goods) => boolean): void {
  const { contract: deck } = state.decks
  if (deck.length === 0) return
  const place = below(deck.length)
  const card = at(deck, place)
  if (!isGoods(card) || !fits(card, signed.contract)) return
  deck[place] = signed.contract
  signed.contract = card
}

/** Each card changes places with one of the deck. */
function swapAll<Card>(cards: readonly Card[], deck: Card[], below: Below): Card[] {
  return cards.map(card => {
    if (deck.length === 0) return card
    const place = below(deck.length)
    const other = at(deck, place)
    deck[place] = card
    return other
  })
}
function inPlace<Card>(hand: Card[], cards: readonly Card[]): void {
  hand.splice(0, hand.length, ...cards)
}
function sortHands(state: State): void {
  for (const hand of state.territories) inTerritoryOrder(hand)
  for (const hand of state.contracts) inContractOrder(hand)
}

function shuffle<X>(list: X[], below: Below): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const last = at(list, i)
    list[i] = at(list, j)
    list[j] = last
  }
}
