/** What a server needs beside others on the same database: they find it, it passes on what is theirs, and they tell each other what has changed. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Lobby } from '../lobby.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { Nodes } from '../store/contract.ts'
import { News } from './news.ts'
import { type PassingOn, passingOn } from './passing-on.ts'
import { type Address, Peers } from './peers.ts'
import { Reached } from './reached.ts'

/** Where a table is asked for over HTTP: only whoever has it knows who is there. */
const OF_A_TABLE = /^\/(api\/tables|friends)\/:id(\/|$)/

interface Around {
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly sockets: Sockets
}

export class Several {
  readonly news: News
  readonly peers: Peers
  readonly #nodes: Nodes
  readonly #passingOn: PassingOn
  readonly #address: Address

  /** `around` may be asked from the moment at which somebody comes. */
  constructor(app: FastifyInstance, nodes: Nodes, key: string, address: Address, around: () => Around) {
    this.#nodes = nodes
    this.#address = address
    this.peers = new Peers(key, app.server, table => around().rooms.memory.release(table))
    const reached = new Reached()
    const lost = (addresses: readonly string[]) => reached.lost(addresses)
    this.#passingOn = passingOn(nodes, this.peers, reached, table => around().rooms.memory.has(table))
    this.news = new News(
      nodes,
      {
        listsChanged: (guests, everybody) => around().lobby.changedElsewhere(guests, everybody),
        anythingChanged: () => around().lobby.anythingChanged(),
        dismissed: guest => around().sockets.dismiss(guest),
        readmitted: guest => around().sockets.readmit(guest),
        renamed: (guest, name) => around().sockets.rename(guest, name),
        signedOut: (guest, session) => around().sockets.endSession(guest, session),
        gone: lost,
      },
      {
        takenOver: addresses => {
          lost(addresses)
          this.news.tell({ gone: [...addresses] }) // before their next beat
          around()
            .rooms.memory.wakeAll()
            .catch(() => undefined)
        },
        reached: () => reached.addresses,
        lost,
      },
    )
    app.addHook('preHandler', async (request, reply) => {
      const { url = '' } = request.routeOptions
      if (OF_A_TABLE.test(url) && (await this.#passingOn.request(request, reply, idIn(request)))) return reply
    })
  }

  readonly passOn: PassingOn['socket'] = (request, reply) => this.#passingOn.socket(request, reply)
  async listen(): Promise<void> {
    await this.#nodes.announce(await this.peers.listen(this.#address))
  }
  close(): void {
    this.news.stop()
    this.peers.close()
  }
}

function idIn({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
}
