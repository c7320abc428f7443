/** Which sound belongs to what happens. */
import type { Event } from '@wildcat/giganten/board'
import { useEffect } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { play, type Sound } from '../../kit/sound/synth.ts'

const SOUND_OF: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  priceRolled: 'die',
  redCardTurned: 'train',
  beigeCardsTurned: 'card',
  cardTaken: 'card',
  licencesDealt: 'card',
  truckPlaced: 'engine',
  truckMoved: 'engine',
  trainMoved: 'train',
  trainsPushedBack: 'train',
  tileSeen: 'card',
  priceChanged: 'knock',
  freeOilTaken: 'oil',
  derrickBuilt: 'build',
  oilProduced: 'oil',
  oilCarried: 'train',
  oilLost: 'sigh',
  auctionOpened: 'hammer',
  bidMade: 'knock',
  passed: 'knock',
  bidCovered: 'hammer',
  bluffCalled: 'sigh',
  licencesPaid: 'card',
  oilSold: 'coin',
  overflowSold: 'coin',
  pricesInflated: 'knock',
  gameEnded: 'bell',
}

/** What happens is heard while it is shown; a bell says that it is one's turn. */
export function useSounds(event: Event | undefined, isAsked: boolean): void {
  const { sounds } = useSettings()
  useEffect(() => {
    const sound = event === undefined ? undefined : SOUND_OF[event.kind]
    if (sounds && sound !== undefined) play(sound)
  }, [sounds, event])
  useEffect(() => {
    if (sounds && isAsked) play('bell')
  }, [sounds, isAsked])
}
