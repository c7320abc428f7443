/** What the pointer or the focus is on. Kept beside React, so that moving the pointer draws nothing but what follows it. */
import { useSyncExternalStore } from 'react'

export class Pointing {
  #key: string | undefined
  readonly #listeners = new Set<() => void>()
  readonly get = (): string | undefined => this.#key
  readonly set = (key: string | undefined): void => {
    if (key === this.#key) return
    this.#key = key
    for (const listener of this.#listeners) listener()
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

export const usePointed = (pointing: Pointing): string | undefined => useSyncExternalStore(pointing.subscribe, pointing.get)
