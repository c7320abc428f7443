import { at } from '@wildcat/kernel'
import { useSettings } from '../../../app/settings.ts'
import { useBoard } from '../board-context.tsx'
import type { BoardWords } from '../words/en.ts'

/** What a word of the game means, where it stands: until the first points are made, as long as hints are wanted. */
export function NewTerm({ of }: { of: keyof BoardWords['terms'] }) {
  const { view, viewer, words } = useBoard()
  const { hints } = useSettings()
  if (!hints || viewer === 'spectator' || at(view.vp, viewer) > 0) return null
  return <p className="controls-hint">{words.terms[of]}</p>
}
