/** What a card or a cell of an event table says. */
export interface Printed {
  readonly name: string
  readonly text: string
}
