/** The thread in which a table lives. It answers one question after the other; whatever fails is answered too. */
import { createGame, exportGame, importGame } from './archive.ts'
import { Failed, failureOf } from './failure.ts'
import { LocalReplay } from './local-replay.ts'
import { LocalTable } from './local-table.ts'
import { type Ask, type News, type Reply, readAsked } from './messages.ts'

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

async function answer(ask: Ask): Promise<unknown> {
  switch (ask.kind) {
    case 'create':
      return createGame(ask.plan)
    case 'import':
      return importGame(ask.file)
    case 'export':
      return exportGame(ask.id)
    case 'open':
      pause = ask.pause
      if (table?.id !== ask.id) table = await LocalTable.open(ask.id, { pause: () => pause, tell })
      return table.opened
    case 'see':
      return opened().see(ask.viewer, ask.from)
    case 'submit':
      return opened().submit(ask.seat, ask.decision, ask.command)
    case 'undo':
      return opened().undo(ask.viewer, ask.decision, ask.commands)
    case 'seat':
      await opened().seat(ask.bots)
      return opened().opened
    case 'scoreHistory':
      return opened().scoreHistory
    case 'openReplay':
      replay = await LocalReplay.open(ask.id)
      return replay.overview
    case 'look':
      return shown().look(ask.eyes, ask.at)
    case 'lines':
      return shown().lines(ask.eyes)
    case 'pause':
      pause = ask.pause
      return undefined
  }
}

async function reply(data: unknown) {
  const { n, ask } = readAsked(data)
  try {
    tell({ n, answer: await answer(ask) })
  } catch (error) {
    tell({ n, failure: failureOf(error) })
  }
}
addEventListener('message', ({ data }: MessageEvent<unknown>) => void reply(data))

// A promise that nobody waited for is not an 'error' of the worker: said all the same.
addEventListener('unhandledrejection', event => tell({ news: 'failure', failure: failureOf(event.reason) }))
