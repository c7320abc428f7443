import { competitorsSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

// Of the two seeds that the others begin with the one in which somebody with sense plays: the games are long.
contractTests(competitorsSubject, { seeds: [2], every: 12 })
recordTests(competitorsSubject, new URL('./records/', import.meta.url))
