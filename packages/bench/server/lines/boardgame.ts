/** boardgame.io's protocol: socket.io over a plain socket, as its own client sends it. */
import { at, type Engine, type Types } from '@wildcat/kernel'
import type { WebSocket } from 'ws'
import { makeMove } from '../../contenders/boardgame/mount.ts'
import type { Driver } from './driver.ts'
import { inside } from './inside.ts'
import { openSocket } from './socket.ts'
import { BenchTable, type Turn, turnsOf } from './table.ts'

const matchOf = (number: number): string => `table-${number}`

export class BoardgameDriver implements Driver {
  readonly #port: number
  readonly #engine: Engine<Types>
  readonly #seats: number

  constructor(port: number, engine: Engine<Types>, seats: number) {
    this.#port = port
    this.#engine = engine
    this.#seats = seats
  }

  async open(number: number): Promise<BenchTable> {
    const { id: game } = this.#engine
    const table = new BenchTable(
      turnsOf(this.#engine, number, this.#seats).map(turn => ({ ...turn, heardBy: [...Array(this.#seats).keys()] })),
    )
    const match = matchOf(number)
    let mover = 0
    const sockets: WebSocket[] = []
    const update = `42/${game},["update"`
    for (let seat = 0; seat < this.#seats; seat++) {
      const { socket } = await this.#join(number, seat, text => {
        if (!text.startsWith(update)) return
        table.heard()
        if (seat === mover) table.answered() // its only answer to a move
      })
      sockets.push(socket)
    }
    table.line = {
      send({ seat, command }: Turn, index) {
        mover = seat
        at(sockets, seat).send(`42/${game},${JSON.stringify(['update', makeMove(seat, command), index, match, String(seat)])}`)
      },
      close() {
        for (const socket of sockets) socket.terminate()
      },
    }
    return table
  }

  idle(): Promise<WebSocket> {
    return this.#socket(() => undefined)
  }

  /** What the first seat sees at this table, to somebody who comes now. */
  async look(number: number): Promise<unknown> {
    const { socket, text } = await this.#join(number, 0, () => undefined)
    socket.terminate()
    return inside(JSON.parse(text.slice(text.indexOf('['))), '2', 'state', 'G')
  }

  /** With what it says to whoever comes. */
  async #join(number: number, seat: number, hear: (text: string) => void): Promise<{ socket: WebSocket; text: string }> {
    const { id: game } = this.#engine
    const synced = Promise.withResolvers<string>()
    const socket = await this.#socket(text => (text.startsWith(`42/${game},["sync"`) ? synced.resolve(text) : hear(text)))
    socket.send(`42/${game},${JSON.stringify(['sync', matchOf(number), String(seat), null, this.#seats])}`)
    return { socket, text: await synced.promise }
  }

  /** Connected to the namespace of the game, answering pings. */
  async #socket(hear: (text: string) => void): Promise<WebSocket> {
    const { id: game } = this.#engine
    const connected = Promise.withResolvers<void>()
    const socket = await openSocket(`ws://127.0.0.1:${this.#port}/socket.io/?EIO=4&transport=websocket`, text => {
      if (text === '2') socket.send('3')
      else if (text.startsWith(`40/${game}`)) connected.resolve()
      else hear(text)
    })
    socket.send(`40/${game},`)
    await connected.promise
    return socket
  }
}
