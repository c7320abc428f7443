import { useEffect, useState } from 'react'
import { clientFor } from '../session/clients.ts'
import { Projector, type ProjectorState } from '../session/projector.ts'

interface Projection {
  readonly projector: Projector
  readonly state: ProjectorState
}

/** Opens a game to look back at, for as long as the screen is there. Another `attempt` opens it anew. */
export function useProjector(id: string, attempt: number): Projection | undefined {
  const [projection, setProjection] = useState<Projection>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another projector
  useEffect(() => {
    const projector: Projector = new Projector(clientFor(id), () => setProjection({ projector, state: projector.state }))
    void projector.open(id)
    return () => projector.close()
  }, [id, attempt])
  return projection
}
