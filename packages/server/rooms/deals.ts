/**
 * The same luck at several tables. The luck of a deal is sealed once, with a part of whoever made it, and is the same at every table of it. Nobody
 * plays it twice, and nobody who has not played it to the end sees how others do.
 */
import type { DealInfo, NewTable } from '@wildcat/protocol'
import * as v from 'valibot'
import { gamesOf } from '../accounts/history.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/contract.ts'
import type { DealRow } from '../store/deal-contract.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { RoomState } from './state.ts'

const options = v.looseObject({})

async function dealAt(store: Store, code: string): Promise<DealRow> {
  const deal = await store.do('deal', code)
  if (deal === undefined) throw new Refused('noDeal')
  return deal
}

/** What is wished for, with the options of its deal, and the luck that this binds the table to. */
export async function dealt(
  store: Store,
  wish: NewTable,
  maker: number,
): Promise<{ wish: NewTable; luck?: Pick<RoomState, 'fairLuck' | 'deal'> }> {
  if (wish.deal === undefined) return { wish }
  if (wish.rated === true) throw new Refused('dealRated')
  if (wish.advice === true) throw new Refused('noAdvice') // who plays it at other tables has not agreed to it
  const { code, game, seats, options: json, secret, commitment, part } = await dealAt(store, wish.deal)
  if (game !== wish.game || seats !== wish.seats.length || part === '') throw new Refused('noDeal')
  if (wish.seats.includes('me') && (await store.do('dealPlayed', code, maker)) !== undefined) throw new Refused('dealKnown')
  await store.do('wantDeal', code)
  return {
    wish: { ...wish, options: v.parse(options, JSON.parse(json)) },
    luck: { fairLuck: { secret, commitment }, deal: { code, part } },
  }
}

interface Place {
  readonly key: number
  readonly state: RoomState
}

/** None of these has played it elsewhere. */
export async function mustBeNewTo(store: Store, { key, state: { deal } }: Place, guests: readonly number[]): Promise<void> {
  if (deal === 'none') return
  for (const guest of guests) {
    const played = await store.do('dealPlayed', deal.code, guest)
    if (played !== undefined && played.table !== key) throw new Refused('dealKnown')
  }
}

/** `work` makes it theirs: the store refuses that if somebody has begun it elsewhere that very moment. */
export async function beginningDeal<X>(store: Store, place: Place, guests: readonly number[], work: () => Promise<X>): Promise<X> {
  await mustBeNewTo(store, place, guests)
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreFailure && error.code === 'outOfStep') await mustBeNewTo(store, place, guests)
    throw error
  }
}

/** May they see a game of it: their own, or, once that is over, that of others? Guest 0 is nobody. */
export async function mayLookAt(store: Store, { key, state: { deal } }: Place, guest: number): Promise<boolean> {
  if (deal === 'none') return true
  const played = guest === 0 ? undefined : await store.do('dealPlayed', deal.code, guest)
  return played !== undefined && (played.over || played.table === key)
}

export async function dealInfoFor(store: Store, code: string, guest: number): Promise<DealInfo> {
  const { game, seats, options: json, commitment, part } = await dealAt(store, code)
  const played = guest === 0 ? undefined : await store.do('dealPlayed', code, guest)
  const isOver = played?.over === true
  return {
    code,
    game,
    seats,
    options: v.parse(options, JSON.parse(json)),
    commitment,
    part,
    you: played === undefined ? 'new' : isOver ? 'over' : 'playing',
    table: played === undefined || played.name === '' ? 'none' : played.name,
    tables: await store.do('countDealTables', code),
    results: isOver ? gamesOf(await store.do('dealResults', code), guest) : 'hidden',
  }
}
