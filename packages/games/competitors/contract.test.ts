import { competitorsSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

// One seed, since the games are long: an even one, in which somebody with sense plays, and in which every command is played.
contractTests(competitorsSubject, { seeds: [16], every: 15 })
recordTests(competitorsSubject, new URL('./records/', import.meta.url))
