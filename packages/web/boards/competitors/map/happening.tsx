import { useState } from 'react'
import { useSpeech } from '../../../app/speech.tsx'
import { IconButton } from '../../../design/button.tsx'
import { useBoard } from '../board-context.tsx'
import { isAskedAboutIt } from '../decide/decisions.ts'
import { type Encounter, useEncounter } from '../encounter.ts'
import { EncounterCard } from '../encounter-card.tsx'
import type { Size } from './camera.ts'
import type { Standing } from './standing.ts'

/** What was met last, on the side of the map where the vehicle is not; while one is asked about it, it lies beside the answers. */
export function Happening({ standing, size }: { standing: readonly Standing[]; size: Size }) {
  const { view, turn } = useBoard()
  const { words: page } = useSpeech()
  const met = useEncounter()
  const [closed, close] = useState('')
  const meeting = nameOf(met)
  if (met === undefined || closed === meeting || (turn?.isAsked === true && isAskedAboutIt(view))) return null
  const [x = size.width] = standing.find(({ vehicles }) => vehicles.some(each => each === met.vehicle))?.at ?? []
  return (
    <div role="status">
      {/* Each is laid down anew: none is pushed across the map. */}
      <div key={meeting} className="happening" data-fixed data-side={x < size.width / 2 ? 'right' : 'left'}>
        <EncounterCard of={met} />
        <IconButton label={page.hints.close} icon="close" onClick={() => close(meeting)} />
      </div>
    </div>
  )
}
/** What came of it may grow. */
const nameOf = (met: Encounter | undefined): string => JSON.stringify({ ...met, outcomes: [] })
