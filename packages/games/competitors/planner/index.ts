/** The route planner: what a contract asks of vehicles, and the ways that are cheapest, fastest and safest. */
export { type Approach, approach } from './approach.ts'
export { planFrom, plansFor } from './deliveries.ts'
export { hypothetical } from './hypothetical.ts'
export type { Errand, Figures, Leg, Plan, Plans } from './plan.ts'
export { nextCommand, replan } from './underway.ts'
