/** Fair luck, for whoever plays: that it is there before a game, and one press to have it proved after it. */
import type { FairLuck } from '@wildcat/kernel'
import type { Room } from '@wildcat/protocol'
import { luckFlawOf, readRecord } from '@wildcat/table'
import { useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Details } from '../design/details.tsx'
import { Dialog } from '../design/dialog.tsx'
import { useToast } from '../design/toast.tsx'
import { recordOf } from './api.ts'
import type { Here } from './here.ts'
import { type LuckProblem, noteParts, ownLuckAt, ownPart, problemWith } from './own-luck.ts'
import type { RoomSession } from './room-session.ts'
import { ServerFailed, serverFailureOf } from './server-failure.ts'
import { useOnline } from './words.tsx'

/** Whoever sits down adds a part by themself. */
export function LuckBefore({ here: { room, viewer }, session }: { here: Here; session: RoomSession }) {
  const { luck: words, deals } = useOnline()
  const { luck } = room
  const seal = luck === 'none' ? '' : luck.commitment
  const misses = luck !== 'none' && viewer !== 'spectator' && luck.parts[viewer] === ''
  useEffect(() => {
    const part = misses ? ownPart(room.id, seal) : undefined
    if (part !== undefined) void session.addLuck(part)
  }, [misses, room.id, seal, session])
  useEffect(() => {
    if (luck !== 'none') noteParts(room.id, luck.parts)
  }, [room.id, luck])
  if (luck === 'none') return null
  return (
    <p className="room-luck">
      <strong>{words.title}</strong> {room.deal !== undefined ? deals.luck : words.before(luck.parts.filter(part => part !== '').length)}
    </p>
  )
}

interface Judged {
  readonly luck: FairLuck
  readonly problem: LuckProblem | undefined
  readonly mine: 'in' | 'out' | 'none' // a part of this browser: out, if it came too late or its seat was left
}

async function judged(id: string): Promise<Judged> {
  const read = readRecord(await (await recordOf(id)).text())
  if (!('ok' in read) || read.ok.luck === undefined) throw new ServerFailed({ code: 'strange' })
  const { luck } = read.ok
  const own = ownLuckAt(luck.table)
  const mine = own === undefined ? 'none' : luck.parts.includes(own.part) ? 'in' : 'out'
  return { luck, problem: problemWith(luck, luckFlawOf(luck, read.ok), own), mine }
}

/** After the game. */
export function CheckLuck({ room }: { room: Room }) {
  const words = useOnline()
  const toast = useToast()
  const [found, setFound] = useState<Judged>()
  if (room.luck === 'none') return null
  const check = async () => {
    try {
      setFound(await judged(room.id))
    } catch (error) {
      toast({ kind: 'note', text: words.failures[serverFailureOf(error).code] })
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void check()}>
        {words.luck.check}
      </Button>
      {found !== undefined && <Proof {...found} onClose={() => setFound(undefined)} />}
    </>
  )
}

function Proof({ luck, problem, mine, onClose }: Judged & { onClose: () => void }) {
  const { luck: words } = useOnline()
  const parts = luck.parts.filter(part => part !== '').length
  const late = mine === 'out' ? [words.late] : []
  const sentences =
    problem === undefined ? [words.sealed, words.made(parts, mine === 'in'), ...late, words.proved] : [words.problems[problem]]
  return (
    <Dialog narrow title={problem === undefined ? words.fair : words.unfair} onClose={onClose}>
      <div className="luck-proof">
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Details text={JSON.stringify(luck, undefined, 1)} />
      </div>
    </Dialog>
  )
}
