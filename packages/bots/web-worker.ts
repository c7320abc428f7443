/** The inside of a Web Worker in which bots think: a task comes in, a reply goes out. */
import { answer, type Said, type Task } from './answer.ts'

export type Reply = Said | { readonly failed: string }

async function reply(task: Task): Promise<Reply> {
  try {
    return await answer(task)
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  void reply(data).then(said => postMessage(said))
})
