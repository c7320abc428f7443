/** Each card of a deck once, with how many of it there are. */
export function copies<Card>(deck: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const found = new Map<string, { card: Card; count: number }>()
  for (const card of deck) {
    const key = JSON.stringify(card)
    found.set(key, { card, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
