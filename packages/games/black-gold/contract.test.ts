import { blackGoldSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

contractTests(blackGoldSubject, { seeds: 1 })
recordTests(blackGoldSubject, new URL('./records/', import.meta.url))
