import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../design/toast.tsx'
import { type Alarm, listen } from './alarm.ts'
import { useSpeech } from './speech.tsx'

/** Puts alarms into words. */
export function Alarms() {
  const { words } = useSpeech()
  const toast = useToast()
  const say = useEffectEvent(({ kind, detail }: Alarm) => toast({ kind: 'trouble', text: words.fault[kind], more: detail }))
  useEffect(() => listen(alarm => say(alarm)), [])
  return null
}
