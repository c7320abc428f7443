/** What a board of this family works out from its table, apart from how it looks. */
import type { Tagged } from '@wildcat/kernel'
import type { Square } from '@wildcat/oil-rush'
import { type RefObject, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useMedia } from '../../design/media.ts'
import { useShortcuts } from '../../table/shortcuts.ts'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Pointing } from '../kit/pointing.ts'
import type { SceneBook } from '../kit/scene.ts'
import { useDrawnBoard } from '../kit/use-drawn-board.ts'
import type { RushFacts, RushShown } from './board-context.ts'
import { lastPlace, type MapArea, ownPlaces, partsOf, placeOf, seenTrack } from './look-at.ts'
import type { MapTargets } from './map-targets.ts'
import type { RushPlace } from './scenes.ts'
import { type SpecialOf, usePlans } from './use-plans.ts'

interface RushTable<Event extends Tagged, Shown extends RushShown> {
  readonly view: Shown
  readonly scenes: SceneBook<Event, Shown, unknown, RushPlace>
  readonly facts: RushFacts
  readonly targets: MapTargets
  readonly about: Square | undefined // what is asked is about what stands there
  readonly area: MapArea
  readonly specialOf: SpecialOf | undefined
}

export function useRushBoard<Event extends Tagged, Shown extends RushShown>(
  props: TableBoardProps,
  { view, scenes, facts, targets, about, area, specialOf }: RushTable<Event, Shown>,
) {
  const { lines, turn, replay } = props
  const [pointing] = useState(() => new Pointing())
  const drawn = useDrawnBoard(props, view, scenes)
  const {
    root,
    moment: { event },
    skip,
  } = drawn
  const plans = usePlans(facts, targets, turn, skip, specialOf)
  useBoardKeys(root, () => {
    skip()
    plans.choose(undefined)
  })
  const isCoarse = useMedia('(pointer: coarse)')
  const isAsked = turn?.isAsked === true
  const seat = turn?.seat
  const advised = plans.advised?.square
  const lookAt = useMemo(() => {
    const place = { ...facts.map, ...seenTrack(facts.map, area), wells: facts.view.wells, lanes: facts.view.seats + 1 }
    if (event !== undefined || replay !== undefined)
      return [event === undefined ? lastPlace(scenes, lines, place, area) : placeOf(scenes, event, place, area)].filter(
        found => found !== undefined,
      )
    if (about !== undefined) return [partsOf(facts.map.middleOf(about), area)]
    const own = isAsked && seat !== undefined ? ownPlaces(facts.view, facts.map, seat, targets, area) : []
    return advised === undefined ? own : [partsOf(facts.map.middleOf(advised), area), ...own]
  }, [advised, scenes, event, replay, lines, isAsked, targets, about, seat, facts, area])
  const isOthers = event !== undefined && !('seat' in event && event.seat === seat)
  // Where it comes onto the map is a whole row: a pointer finds its squares in it, a finger needs larger ones.
  const isOnMap = seat !== undefined && facts.view.trucks[seat] !== 'off'
  const isClose = isAsked && seat !== undefined && !isOthers && targets.lights.length > 0 && (isOnMap || isCoarse)
  return { ...drawn, pointing, plans, lookAt, isClose }
}

/** To the map, to the track, and away from what was chosen. */
function useBoardKeys(root: RefObject<HTMLElement | null>, drop: () => void): void {
  const { keys } = useSettings()
  const focus = (...selectors: readonly string[]) =>
    selectors
      .map(each => root.current?.querySelector<HTMLElement>(each))
      .find(Boolean)
      ?.focus()
  useShortcuts(keys, {
    m: () => focus('.square[tabindex="0"]'),
    t: () => focus('.space', '.rail[tabindex="0"]'),
    escape: drop,
  })
}
