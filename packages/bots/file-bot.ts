/** Bots from files: for those who write one and measure it before it is listed. Never for names that come from outside the machine. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bot } from './bot.ts'
import { measuredBot } from './measured.ts'
import { type FindBot, listedBot } from './registry.ts'

export const isFile = (name: string) => /[/\\]|\.[cm]?[jt]s$/.test(name)

export class NotABot extends Error {
  constructor(name: string) {
    super(`${name} is not a bot: its default export must have an id, names and choose (see packages/bots/bot.ts)`)
  }
}

/** A listed bot by its id, one of a given thought, or the default export of a file by its path. */
export const anyBot: FindBot = async (game, name) => {
  if (!isFile(name)) return (await measuredBot(game, name)) ?? listedBot(game, name)
  const module: unknown = await import(pathToFileURL(resolve(name)).href)
  if (typeof module !== 'object' || module === null || !('default' in module) || !isBot(module.default)) throw new NotABot(name)
  return module.default
}

const isBot = (it: unknown): it is Bot =>
  typeof it === 'object' && it !== null && 'id' in it && typeof it.id === 'string' && 'choose' in it && typeof it.choose === 'function'
