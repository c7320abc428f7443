import { competitorsSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

contractTests(competitorsSubject, { seeds: 2, every: 16 })
recordTests(competitorsSubject, new URL('./records/', import.meta.url))
