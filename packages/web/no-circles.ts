/** Stops a build in which files wait for each other: whichever runs first finds nothing yet of what it takes from the other. */
import type { Plugin } from 'vite'

/** Files that lead back to where one began, the first of them again at the end. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>()
  const from = (file: string, way: readonly string[]): readonly string[] | undefined => {
    const before = way.indexOf(file)
    if (before >= 0) return [...way.slice(before), file]
    if (done.has(file)) return undefined
    const found = (imports.get(file) ?? []).map(next => from(next, [...way, file])).find(circle => circle !== undefined)
    done.add(file)
    return found
  }
  return [...imports.keys()].map(file => from(file, [])).find(circle => circle !== undefined)
}

export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle !== undefined) throw new Error(`vite.config.ts: these files wait for each other: ${circle.join(' → ')}`)
    },
  }
}
