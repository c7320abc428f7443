/** What lies in a message at some place: only as much is read as is measured. */
export function inside(value: unknown, ...path: readonly string[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) throw new Error(`there is no ${path.join('.')} in what the server said`)
    found = Reflect.get(found, key)
  }
  return found
}
