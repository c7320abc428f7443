/** What a game is, and the verbs to play any. */
export * from './at.ts'
export * from './engine.ts'
export * from './game.ts'
export * from './random.ts'
export * from './record.ts'
export * from './rules.ts'
export * from './subject.ts'
export * from './words.ts'
