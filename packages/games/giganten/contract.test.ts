import { gigantenSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

contractTests(gigantenSubject, { seeds: 3 })
recordTests(gigantenSubject, new URL('./records/', import.meta.url))
