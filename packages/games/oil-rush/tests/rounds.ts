/** How long a game can be whose end a deck of cards brings nearer. */

/**
 * The percentage of all orders of a deck in which a train has gone so many spaces after so many complete rounds, before the next
 * one's card brings it there. `copies`: by number of spaces, how many cards move it so far.
 */
export function lengths(copies: readonly number[], spaces: number): Record<number, string> {
  const all = factorial(copies.reduce((sum, n) => sum + n, 0))
  const orders = ordersByRounds(copies, spaces)
  return Object.fromEntries([...orders].map(([rounds, n]) => [rounds, ((100 * n) / all).toFixed(1)]))
}

function ordersByRounds(
  left: readonly number[],
  spaces: number,
  rounds = -1,
  ways = 1,
  found = new Map<number, number>(),
): Map<number, number> {
  if (spaces <= 0) return found.set(rounds, (found.get(rounds) ?? 0) + ways * factorial(left.reduce((sum, n) => sum + n, 0)))
  left.forEach((copies, moved) => {
    if (copies > 0) ordersByRounds(left.with(moved, copies - 1), spaces - moved, rounds + 1, ways * copies, found)
  })
  return found
}
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
