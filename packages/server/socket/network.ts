/** Whoever has one address of the newer kind has as many as they like beside it: what counts is the network that they were given, a /56. */
const GROUPS = 8
const OF_NETWORK = 3

export function networkOf(address: string): string {
  const old = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (old !== undefined) return old
  const [head = [], tail] = address.split('::').map(part => part.split(':').filter(Boolean))
  const between = tail === undefined ? [] : new Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
  const groups = [...head, ...between, ...(tail ?? [])]
  const rest = Number.parseInt(groups[OF_NETWORK] ?? '0', 16) >> 8
  return [...groups.slice(0, OF_NETWORK), rest.toString(16)].join(':').toLowerCase()
}
