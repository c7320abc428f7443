/** Why a shared rule says no. Each game maps the reason to an id of its own. */
export interface Refusal<Reason extends string> {
  readonly why: Reason
  readonly with?: Readonly<Record<string, number | string>>
}
