/** What a contender's process can be asked, and what it answers: names and numbers. */
export const TASKS = [
  'calibrate',
  'prove',
  'replay',
  'random',
  'verbs',
  'sizes',
  'bySeats',
  'byAge',
  'byTable',
  'byRecord',
  'plans',
] as const
export type TaskName = (typeof TASKS)[number]

export interface Task {
  readonly task: TaskName
  readonly commands: number // that the games have at least
  readonly least: number // microseconds to spend on it
}
export type Answer = Readonly<Record<string, number>>
export type Reply = { readonly answer: Answer } | { readonly failed: string }

export const isTask = (message: unknown): message is Task =>
  hasKeys(message, 'task', 'commands', 'least') &&
  TASKS.some(task => task === message.task) &&
  typeof message.commands === 'number' &&
  typeof message.least === 'number'

export function isReply(message: unknown): message is Reply {
  if (hasKeys(message, 'failed')) return typeof message.failed === 'string'
  if (!hasKeys(message, 'answer') || typeof message.answer !== 'object' || message.answer === null) return false
  return Object.values(message.answer).every(value => typeof value === 'number')
}

function hasKeys<K extends string>(message: unknown, ...keys: readonly K[]): message is Record<K, unknown> {
  return typeof message === 'object' && message !== null && keys.every(key => key in message)
}
