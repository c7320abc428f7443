import { gigantenSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

contractTests(gigantenSubject)
recordTests(gigantenSubject, new URL('./records/', import.meta.url))
