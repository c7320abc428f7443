/** Players that see only a view, and the frame in which they think. */
export * from './answer.ts'
export * from './bot.ts'
export { OPPONENTS, type Opponent } from './levels/opponents.ts'
export * from './luck.ts'
export * from './random.ts'
export * from './registry.ts'
