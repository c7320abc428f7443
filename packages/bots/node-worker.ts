/** The inside of a worker thread in which bots think, at a table of a server. */
import { answer, type Task } from './answer.ts'
import { anyBot } from './file-bot.ts'
import { listedBot } from './registry.ts'

export interface ThreadTask extends Task {
  readonly files: boolean
}

/** @public What the pool calls. */
export default ({ files, ...task }: ThreadTask) => answer(task, files ? anyBot : listedBot)
