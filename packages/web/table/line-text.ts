import type { Tagged } from '@wildcat/kernel'
import type { Line } from '@wildcat/table'
import { marks } from '../session/names.ts'
import type { Spoken } from '../session/use-game.ts'

/** A line of the log in words, with marks for players. */
export const lineText = ({ words }: Spoken, line: Line<Tagged>, undone: (who: string) => string): string =>
  line.kind === 'event' ? words.event(line.event, marks) : undone(marks(line.seat))
