/**
 * Who sits where in which game of a contest. In every run of as many games as there are bots each bot sits at every seat equally
 * often; from run to run the order round the table changes too, because whom one sits behind is worth something in many games.
 */

/** For each seat, which of the bots plays it. Fewer bots than seats take turns round the table. */
export function seating(bots: number, seats: number, game: number): number[] {
  const order = orderOf(bots, Math.floor(game / bots))
  return Array.from({ length: seats }, (_, seat) => order[(seat + game) % bots] ?? 0)
}

/** One of the orders in which bots can sit round a table, by its number. The first bot stays: the rest is rotation. */
function orderOf(bots: number, number: number): number[] {
  const rest = Array.from({ length: bots - 1 }, (_, i) => i + 1)
  const order = [0]
  let n = number
  while (rest.length > 0) {
    const index = n % rest.length
    n = Math.floor(n / rest.length)
    order.push(...rest.splice(index, 1))
  }
  return order
}
