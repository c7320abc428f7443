/** Who listens at a table, by what they may see. One text is made for each kind of viewer and sent to all of them. */
import type { Seat, Viewer } from '@wildcat/kernel'
import type { DeviceName } from '../device.ts'
import type { Allowance } from '../quotas.ts'

export interface Listener {
  readonly guest: number
  readonly name: string
  readonly device: DeviceName
  readonly allowance: Allowance // of what is kept of what it does
  readonly isProgram?: boolean // nobody looks on by it
  readonly looking?: boolean // false: the page is not in front
  tell(text: string): void
  close?(reason: 'restart'): void // and it may come again
}

export class Audience {
  readonly #byViewer = new Map<Viewer, Set<Listener>>()

  add(listener: Listener, viewer: Viewer): void {
    const set = this.#byViewer.get(viewer)
    if (set === undefined) this.#byViewer.set(viewer, new Set([listener]))
    else set.add(listener)
  }
  remove(listener: Listener): void {
    for (const [viewer, set] of this.#byViewer) if (set.delete(listener) && set.size === 0) this.#byViewer.delete(viewer)
  }

  viewers(): Viewer[] {
    return [...this.#byViewer.keys()]
  }
  viewerOf(listener: Listener): Viewer | undefined {
    for (const [viewer, set] of this.#byViewer) if (set.has(listener)) return viewer
    return undefined
  }
  of(viewer: Viewer): Listener[] {
    return [...(this.#byViewer.get(viewer) ?? [])]
  }
  everybody(): Listener[] {
    return [...this.#byViewer.values()].flatMap(set => [...set])
  }
  get size(): number {
    let size = 0
    for (const set of this.#byViewer.values()) size += set.size
    return size
  }
  /** Without programs: people who play or look on. */
  get people(): number {
    let people = 0
    for (const set of this.#byViewer.values()) for (const { isProgram = false } of set) if (!isProgram) people++
    return people
  }
  get watchers(): number {
    return this.#byViewer.get('spectator')?.size ?? 0
  }
  /** Is any connection of this guest here? */
  has(guest: number): boolean {
    for (const set of this.#byViewer.values()) for (const listener of set) if (listener.guest === guest) return true
    return false
  }
  /** Does this guest look at the table, or anybody who holds one of these seats with them? */
  isLookedAtBy(guest: number, seats: readonly Seat[]): boolean {
    return this.everybody().some(listener => {
      const viewer = this.viewerOf(listener)
      const isTheirs = listener.guest === guest || (typeof viewer === 'number' && seats.includes(viewer))
      return isTheirs && listener.looking !== false && listener.isProgram !== true
    })
  }
  isPresent(seat: Seat): boolean {
    return this.#byViewer.has(seat)
  }

  tell(viewer: Viewer, text: string): void {
    for (const listener of this.#byViewer.get(viewer) ?? []) listener.tell(text)
  }
  tellAll(text: string): void {
    for (const set of this.#byViewer.values()) for (const listener of set) listener.tell(text)
  }
}
