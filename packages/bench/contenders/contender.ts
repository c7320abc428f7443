/** One who plays: the same rules every time, under different machinery. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import type { Played, Start } from '../starts.ts'

export interface ContenderMatch {
  readonly state: Types['state']
  play(seat: Seat, command: Types['command']): void // checked
}

export interface Contender {
  open(start: Start): ContenderMatch
  replay(played: Played): Types['state'] // every command checked
}

export type MakeContender = (engine: Engine<Types>) => Contender
