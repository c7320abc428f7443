import { useEffect } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { play, type Sound } from './synth.ts'

/** What happens is heard while it is shown; a bell says that it is one's turn. */
export function useSounds(event: object | undefined, sound: Sound | undefined, isAsked: boolean): void {
  const { sounds } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event is heard, also where two in a row sound alike
  useEffect(() => {
    if (sounds && sound !== undefined) play(sound)
  }, [sounds, event, sound])
  useEffect(() => {
    if (sounds && isAsked) play('bell')
  }, [sounds, isAsked])
}
