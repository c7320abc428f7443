/** Every way to share so many among so many, the most to the first ones first. */
export function shares(count: number, among: number): number[][] {
  if (among === 1) return [[count]]
  const found: number[][] = []
  for (let here = count; here >= 0; here--) for (const rest of shares(count - here, among - 1)) found.push([here, ...rest])
  return found
}
