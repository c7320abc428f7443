/** [OIL-3.2, OIL-4.1] An action may be skipped, not changed. */
import type { Action } from '../components.ts'
import type { StepOf } from '../state.ts'
import type { OilfieldPlay } from '../types.ts'

export function declined(play: OilfieldPlay, step: StepOf<Action>): void {
  play.emit({
    kind: 'declined',
    seat: step.seat,
    action: step.kind,
    by: 'by' in step ? step.by : step.kind === 'national' ? 'card' : 'worker',
  })
  play.done()
}
