/** Who has one address of the newer kind has as many as he likes beside it: what counts is the network that he was given. */
const GROUPS = 8
const OF_NETWORK = 4

export function networkOf(address: string): string {
  const old = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (old !== undefined) return old
  const [head = [], tail] = address.split('::').map(part => part.split(':').filter(Boolean))
  const between = tail === undefined ? [] : new Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...between, ...(tail ?? [])].slice(0, OF_NETWORK).join(':').toLowerCase()
}
