import { oilfieldSubject } from '@wildcat/kernel-contract/subjects'
import { contractTests, recordTests } from '@wildcat/kernel-contract/tests'

contractTests(oilfieldSubject, { seeds: 1 })
recordTests(oilfieldSubject, new URL('./records/', import.meta.url))
