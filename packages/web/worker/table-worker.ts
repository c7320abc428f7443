/** The thread in which a table lives. It answers one question after the other; whatever fails is answered too. */
import { createGame, exportGame, importGame, playOn } from './archive.ts'
import { Failed, failureOf } from './failure.ts'
import { LocalReplay } from './local-replay.ts'
import { LocalTable } from './local-table.ts'
import type { AnswerTo, Ask, Asked, Kind, News, Reply } from './messages.ts'

let table: LocalTable | undefined
let replay: LocalReplay | undefined
let pause = 0 // the last one that was asked for, also while a table is being opened

const tell = (message: Reply | News) => postMessage(message)

function opened(): LocalTable {
  if (table === undefined) throw new Failed('crashed', 'no table is open')
  return table
}

function shown(): LocalReplay {
  if (replay === undefined) throw new Failed('crashed', 'no replay is open')
  return replay
}

const ANSWERS: { readonly [K in Kind]: (ask: Ask<K>) => AnswerTo<K> | Promise<AnswerTo<K>> } = {
  create: ({ plan, key }) => createGame(plan, key),
  import: ({ file }) => importGame(file),
  playOn: ({ file, from, plan, seat }) => playOn(file, from, plan, seat),
  export: ({ id }) => exportGame(id),
  async open({ id, pause: wanted }) {
    pause = wanted
    if (table?.id !== id) table = await LocalTable.open(id, { pause: () => pause, tell })
    return table.opened
  },
  see: ({ viewer, from }) => opened().see(viewer, from),
  submit: ({ seat, decision, command }) => opened().submit(seat, decision, command),
  undo: ({ viewer, decision, commands }) => opened().undo(viewer, decision, commands),
  async seat({ bots }) {
    await opened().seat(bots)
    return opened().opened
  },
  lead: ({ seat, command }) => opened().lead(seat, command),
  async leaveLesson() {
    await opened().leaveLesson()
    return opened().opened
  },
  scoreHistory: () => opened().scoreHistory,
  async openReplay({ id }) {
    replay = await LocalReplay.open(id)
    return replay.overview
  },
  look: ({ eyes, at }) => shown().look(eyes, at),
  lines: ({ eyes }) => shown().lines(eyes),
  pause(ask) {
    pause = ask.pause
    return undefined
  },
}
const answer = async <K extends Kind>(ask: Ask<K>): Promise<AnswerTo<K>> => ANSWERS[ask.kind](ask)

async function reply({ n, ask }: Asked) {
  try {
    tell({ n, answer: await answer(ask) })
  } catch (error) {
    tell({ n, failure: failureOf(error) })
  }
}
addEventListener('message', ({ data }: MessageEvent<Asked>) => void reply(data))

// A promise that nobody waited for is not an 'error' of the worker: said all the same.
addEventListener('unhandledrejection', event => tell({ news: 'failure', failure: failureOf(event.reason) }))
