/** What a call says: that it is one's turn, an invitation, the end; at which game, with whom. Nothing of hands, nor of what is asked. */
import { titleOf } from '@wildcat/catalogue'
import type { CallKind, CallWishes } from '@wildcat/protocol'
import { namesOf } from '../rooms/public-room.ts'
import { isHeldBy, type RoomState } from '../rooms/state.ts'
import type { Message } from './ways.ts'
import { CALL_TEXTS } from './words/index.ts'

interface About {
  readonly kind: CallKind
  readonly guest: number // whom it is for
  readonly table: string
  readonly room: RoomState
  readonly language: CallWishes['language']
  readonly origin: string
  readonly at: number
}

export function messageOf({ kind, guest, table, room, language, origin, at }: About): Message {
  const words = CALL_TEXTS[language]
  const game = titleOf(room.game)?.names[language] ?? 'Wildcat'
  const names = namesOf(room)
  const others = room.seats.flatMap((seat, place) => (isHeldBy(seat, guest) || !names[place] ? [] : [names[place]]))
  const path = `/friends/${table}`
  return {
    kind,
    table,
    game,
    title: words.titles[kind],
    text: words.texts[kind](game, others),
    path,
    link: `${origin}${path}`,
    at,
    language,
  }
}
