import { gusherSubject } from './subjects.ts'
import { contractTests, recordTests } from './tests.ts'

contractTests(gusherSubject, { seeds: 5, every: 5 }) // between them they look at all decisions closely
recordTests(gusherSubject, new URL('./records/', import.meta.url))
