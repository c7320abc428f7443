/** The games that `npm run contract` examines, and where each keeps its records. */
import type { Subject } from '@wildcat/kernel'
import { type Examined, examined } from './examined.ts'
import { endings, gusher, laws, secrets, type T } from './gusher/index.ts'
import { words } from './gusher/words/index.ts'

export const gusherSubject: Subject<T> = { game: gusher, words, secrets, laws, endings }

export const SUBJECTS: readonly { readonly subject: Examined; readonly records: URL }[] = [
  { subject: examined(gusherSubject), records: new URL('./records/', import.meta.url) },
]
