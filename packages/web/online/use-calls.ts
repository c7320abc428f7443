/** How one is called, and the means to change it. */
import type { Calls, CallWishes, NewWay } from '@wildcat/protocol'
import { useEffect, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { addWay, myCalls, removeWay, wishCalls } from './api.ts'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { canCallHere, markOfDevice, subscribe, unsubscribe } from './this-device.ts'
import { useOnline } from './words.tsx'

/** On this device: it cannot be, was forbidden, is not or is called, or that just failed. */
export type OnDevice = 'never' | 'denied' | 'off' | 'on' | 'failed'

export interface CallsHere {
  readonly calls: Calls | undefined
  readonly device: OnDevice | undefined // not yet known
  readonly mark: string | undefined // of this device
  readonly failure: ServerFailure | undefined
  readonly busy: boolean // with this device
  readonly wish: (wishes: Partial<CallWishes>) => Promise<void>
  readonly add: (way: NewWay) => Promise<boolean>
  readonly remove: (n: number) => Promise<void>
  readonly callHere: () => Promise<void>
  readonly stopHere: () => Promise<void>
}

interface Known {
  readonly calls: Calls
  readonly mark: string | undefined
  readonly device: OnDevice
}
async function known(): Promise<Known> {
  const [calls, mark, canCall] = await Promise.all([myCalls(), markOfDevice(), canCallHere()])
  const isOn = calls.ways.some(way => way.mark === mark && way.state === 'on')
  const may = () => (Notification.permission === 'denied' ? 'denied' : isOn ? 'on' : 'off')
  return { calls, mark, device: canCall ? may() : 'never' }
}

export function useCalls(): CallsHere {
  const { language } = useSpeech()
  const words = useOnline()
  const [{ calls, mark, device }, setKnown] = useState<Partial<Known>>({})
  const [failure, setFailure] = useState<ServerFailure>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    known().then(setKnown, (error: unknown) => setFailure(serverFailureOf(error)))
  }, [])

  const trying = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await work()
      setKnown(await known())
      return true
    } catch (error) {
      setFailure(serverFailureOf(error))
      return false
    }
  }
  /** Calls are written in the language of the page from which they were set. */
  const wishes = (change: Partial<CallWishes>): CallWishes | undefined => calls && { ...calls.wishes, language, ...change }
  const wish = async (change: Partial<CallWishes>) => {
    const wanted = wishes(change)
    if (wanted === undefined || calls === undefined) return
    setKnown(now => ({ ...now, calls: { ...calls, wishes: wanted } }))
    await trying(() => wishCalls(wanted))
  }
  const add = (way: NewWay) =>
    trying(async () => {
      const wanted = wishes({})
      if (wanted !== undefined) await wishCalls(wanted)
      await addWay(way)
    })
  const callHere = async () => {
    if (calls === undefined) return
    setBusy(true)
    const way = await subscribe(calls.key, words.devices.name(...browserHere())).catch(() => 'failed' as const)
    if (typeof way === 'string') setKnown(now => ({ ...now, device: way }))
    else await add(way)
    setBusy(false)
  }
  const stopHere = async () => {
    const own = calls?.ways.find(way => way.mark === mark)
    await unsubscribe().catch(() => undefined)
    await trying(async () => (own === undefined ? undefined : removeWay(own.n)))
  }
  return { calls, device, mark, failure, busy, wish, add, remove: async n => void (await trying(() => removeWay(n))), callHere, stopHere }
}

const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrome\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const
/** The well-known names are enough to tell one's own devices apart. */
function browserHere(): [browser: string, system: string] {
  const nameIn = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([, sign]) => sign.test(navigator.userAgent))?.[0] ?? ''
  return [nameIn(BROWSERS), nameIn(SYSTEMS)]
}
