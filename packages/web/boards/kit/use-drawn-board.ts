/** What every board works out from its table, apart from how it looks. */
import type { Tagged } from '@wildcat/kernel'
import { useMemo, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useSpeech } from '../../app/speech.tsx'
import { lineText } from '../../table/line-text.ts'
import { useShortcuts } from '../../table/shortcuts.ts'
import type { TableBoardProps } from './drawn-board.ts'
import type { SceneBook } from './scene.ts'
import { useSounds } from './sound/use-sounds.ts'
import { useScenes } from './use-scenes.ts'

/** What happens is shown, heard and told. */
export function useDrawnBoard<Event extends Tagged, View extends Shown, Shown, Phase, Place>(
  { spoken, view: seen, viewer, lines, turn, replay }: TableBoardProps,
  view: View, // the same, known by its types
  scenes: SceneBook<Event, Shown, Phase, Place>,
) {
  const { words: page } = useSpeech()
  const root = useRef<HTMLDivElement>(null)
  const { shown, event, ms, skip, isStill } = useScenes(scenes, view, lines, replay)
  const scene = event === undefined ? undefined : scenes.sceneOf(event)
  useSounds(event, scene?.sound, turn?.isAsked === true)
  const flight = useMemo(() => (event === undefined ? undefined : scene?.flight?.(event, viewer)), [scene, event, viewer])
  const last = event === undefined ? undefined : lines.findLast(line => line.kind === 'event' && line.event === event)
  const latest = last === undefined ? undefined : lineText(spoken, last, seen, page)
  const sceneMs = isStill ? 0 : Math.max(150, ms)
  return { root, moment: { shown, event, ms, turn }, scene, flight, latest, sceneMs, skip, isStill }
}

/** Away from what is being shown, and from what was picked. */
export function useEscape(leave: () => void): void {
  const { keys } = useSettings()
  useShortcuts(keys, { escape: leave })
}
