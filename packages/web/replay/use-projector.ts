import { useEffect, useState } from 'react'
import { type Film, Projector, type ProjectorState } from '../session/projector.ts'

interface Projection {
  readonly projector: Projector
  readonly state: ProjectorState
}

/** Opens a game to look back at, for as long as the screen is there. Another `attempt` opens it anew. */
export function useProjector(id: string, attempt: number, filmOf: (id: string) => Film): Projection | undefined {
  const [projection, setProjection] = useState<Projection>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another projector
  useEffect(() => {
    const projector: Projector = new Projector(filmOf(id), () => setProjection({ projector, state: projector.state }))
    void projector.open(id)
    return () => projector.close()
  }, [id, attempt, filmOf])
  return projection
}
