/** What a plan meets on its way, and where. */
import {
  type Destination,
  kindOf,
  outermost,
  type Place,
  type Plan,
  placeOf,
  type VehicleKind,
  type View,
} from '@wildcat/competitors/board'

export interface Meeting {
  readonly at: Destination
  readonly by: VehicleKind
  readonly customs: number // cards to be drawn
  readonly flags: number // events to be rolled
}

/** Waiting, or changing vehicles, something is met where the last step led to. */
export function metAlong(view: View, { start, commands, met }: Plan): Meeting[] {
  const first = outermost(view, start)
  let here = destinationAt(placeOf(view, first))
  let by = kindOf(first)
  return commands.flatMap((command, n) => {
    if (command.kind === 'step') {
      here = command.to
      by = kindOf(command.vehicle)
    }
    const { customs, flags } = met[n] ?? { customs: 0, flags: 0 }
    return here === undefined || customs + flags === 0 ? [] : [{ at: here, by, customs, flags }]
  })
}

function destinationAt(place: Place): Destination | undefined {
  switch (place.kind) {
    case 'state':
      return place.state
    case 'hex':
      return place.hex
    case 'crossing':
      return place.crossing
    case 'aboard':
    case 'stock':
      return undefined
  }
}

/** Where customs or events are, each place once, with how many there are. */
export const placesWith = (meetings: readonly Meeting[], what: 'customs' | 'flags'): readonly (readonly [Destination, number])[] => {
  const counts = new Map<Destination, number>()
  for (const { at, [what]: n } of meetings) if (n > 0) counts.set(at, (counts.get(at) ?? 0) + n)
  return [...counts]
}
