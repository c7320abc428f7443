import { marks } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'
import type { PageWords } from '../words/index.ts'
import type { PageLine } from '../worker/sights.ts'

/** A line of the log in words, with marks for players. */
export function lineText({ words }: Spoken, line: PageLine, { table }: PageWords): string {
  switch (line.kind) {
    case 'event':
      return words.event(line.event, marks)
    case 'undone':
      return table.undone(marks(line.seat))
    case 'seated':
      return table.seated(marks(line.seat), line.by)
  }
}
