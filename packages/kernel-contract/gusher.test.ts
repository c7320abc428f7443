import { gusherSubject } from './subjects.ts'
import { contractTests, recordTests } from './tests.ts'

contractTests(gusherSubject)
recordTests(gusherSubject, new URL('./records/', import.meta.url))
