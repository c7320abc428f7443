/**
 * What client and server say to each other, as schemas with their types; no behaviour.
 *
 * Over HTTP (`http.ts`) a guest gets a name, looks for tables and makes one. Over a socket he joins a table: every ask has a number
 * and gets an answer or a problem with the same one (`asks.ts`, `answers.ts`); what happens at the table is told unasked (`news.ts`).
 * Whoever joins gets what he may see once, whole. From then on every update has a number of that viewer's own, what he hears and
 * what changed of his view. After a broken connection he says how far he has heard, and gets the rest.
 * Programs of other people have a door of their own (`programs.ts`).
 */
export * from './account.ts'
export * from './answers.ts'
export * from './asks.ts'
export * from './calls.ts'
export * from './clock.ts'
export * from './deals.ts'
export * from './http.ts'
export * from './limits.ts'
export * from './news.ts'
export * from './orders.ts'
export * from './phrases.ts'
export * from './pieces.ts'
export * from './problems.ts'
export * from './programs.ts'
export * from './results.ts'
export * from './room.ts'
export * from './standing.ts'
