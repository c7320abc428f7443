/** To the server that only echoes: the same tables, the same number of bytes each way. */
import { at, type Engine, type Types } from '@wildcat/kernel'
import type { WebSocket } from 'ws'
import type { Driver } from './driver.ts'
import { openSocket } from './socket.ts'
import { BenchTable, turnsOf } from './table.ts'
import type { Traffic } from './wildcat.ts'

export class EchoDriver implements Driver {
  readonly #port: number
  readonly #engine: Engine<Types>
  readonly #seats: number
  readonly #traffic: Traffic // of ours

  constructor(port: number, engine: Engine<Types>, seats: number, traffic: Traffic) {
    this.#port = port
    this.#engine = engine
    this.#seats = seats
    this.#traffic = traffic
  }

  async open(number: number): Promise<BenchTable> {
    const { updates, updateBytes, answers, answerBytes } = this.#traffic
    const [update, answer] = [Math.round(updateBytes / updates), Math.round(answerBytes / answers)]
    const table = new BenchTable(
      turnsOf(this.#engine, number, this.#seats).map(turn => ({ ...turn, heardBy: [...Array(this.#seats).keys()] })),
    )
    const sockets: WebSocket[] = []
    for (let seat = 0; seat < this.#seats; seat++) {
      const socket = await this.#socket(text => (text.startsWith('a') ? table.answered() : table.heard()))
      socket.send(`join ${number} ${update} ${answer}`)
      sockets.push(socket)
    }
    table.line = {
      send: ({ seat, command }, index) =>
        at(sockets, seat).send(JSON.stringify({ n: index + 10, ask: { kind: 'command', decision: index, command } })),
      close() {
        for (const socket of sockets) socket.terminate()
      },
    }
    return table
  }

  idle(): Promise<WebSocket> {
    return this.#socket(() => undefined)
  }
  #socket(hear: (text: string) => void): Promise<WebSocket> {
    return openSocket(`ws://127.0.0.1:${this.#port}`, hear)
  }
}
