import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../design/toast.tsx'
import { onFailure, type PageFailure } from './page-failure.ts'
import { useSpeech } from './speech.tsx'

/** Puts failures of the page into words. */
export function PageFailures() {
  const { words } = useSpeech()
  const toast = useToast()
  const say = useEffectEvent(({ kind, detail }: PageFailure) => toast({ kind: 'failure', text: words.pageFailure[kind], more: detail }))
  useEffect(() => onFailure(failure => say(failure)), [])
  return null
}
