/** What a server's process can be asked while it serves, and what it answers: names and numbers. */
import { type Answer, isReply, type Reply } from '../race/task.ts'

/** boardgame.io as its tutorial writes moves, in its fastest mount, and in that with a storage on the disk. The last one serves nothing: it is there to be compared with. */
export const SERVERS = ['wildcat', 'boardgame', 'fastest', 'durable', 'echo', 'clean'] as const
export type ServerName = (typeof SERVERS)[number]
export const isServer = (name: unknown): name is ServerName => SERVERS.some(each => each === name)

export const SERVER_TASKS = ['usage', 'memory', 'replay', 'watch', 'delay', 'think'] as const
export type ServerTask = (typeof SERVER_TASKS)[number]
export const isServerTask = (message: unknown): message is ServerTask => SERVER_TASKS.some(task => task === message)

export { type Answer, isReply, type Reply }
