/** What programs have played lately, by the names that they gave to it: who asks again, because a line broke, hears what came of it. */

/** Of all programs together: a program that asks again does so soon. */
const MOST = 10_000

export class Played<Answer = unknown> {
  readonly #answers = new Map<string, Promise<Answer>>()

  once(name: string, play: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(name)
    if (known !== undefined) return known
    const answer = play()
    this.#answers.set(name, answer)
    answer.catch(() => this.#answers.delete(name)) // nothing came of it: it may be tried again
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest)
    return answer
  }
}
