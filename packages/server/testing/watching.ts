/** Waits until something is so, looking again whenever it is told to. */
export class Watching {
  readonly #looks = new Set<() => void>()

  until(wanted: () => boolean): Promise<void> {
    if (wanted()) return Promise.resolve()
    return new Promise(resolve => {
      const look = () => {
        if (!wanted()) return
        this.#looks.delete(look)
        resolve()
      }
      this.#looks.add(look)
    })
  }
  look(): void {
    for (const look of this.#looks) look()
  }
}
