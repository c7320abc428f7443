/** The one suite that every game must pass. */
export { type Breach, breachText } from './breach.ts'
export { CHECKS } from './checks/index.ts'
export { examine, type Findings, firstSeeds, type Settings } from './examine.ts'
export { type Examined, examined } from './examined.ts'
