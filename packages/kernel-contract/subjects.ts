/** The games that `npm run contract` examines, and where each keeps its records. */
import type { Subject } from '@wildcat/kernel'
import { type Examined, examined } from './examined.ts'
import { endings, gusher, laws, secrets, type T } from './gusher/index.ts'
import { words } from './gusher/words/index.ts'

export const gusherSubject: Subject<T> = { game: gusher, words, secrets, laws, endings }

export interface Listed {
  readonly subject: Examined
  readonly records: URL
}

export const SUBJECTS: readonly Listed[] = [{ subject: examined(gusherSubject), records: new URL('./records/', import.meta.url) }]

export const subjectOf = (id: string): Listed | undefined => SUBJECTS.find(({ subject }) => subject.game.id === id)
