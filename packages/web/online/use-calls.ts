/** How one is called, and the means to change it. */
import type { Calls, CallWishes, NewWay } from '@wildcat/protocol'
import { useEffect, useRef, useState } from 'react'
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
  const unkept = useRef<CallWishes>(undefined) // wished last, and not yet with the server
  useEffect(() => {
    known().then(setKnown, (error: unknown) => setFailure(serverFailureOf(error)))
  }, [])

  /** What is wished is told by this page; the rest by the server. */
  const lookAgain = async () => {
    const fresh = await known()
    setKnown(({ calls: before }) => ({ ...fresh, calls: { ...fresh.calls, wishes: before?.wishes ?? fresh.calls.wishes } }))
  }
  const trying = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await work()
      await lookAgain()
      return true
    } catch (error) {
      setFailure(serverFailureOf(error))
      return false
    }
  }
  /** Calls are written in the language of the page from which they were set. */
  const wishes = (): CallWishes | undefined => calls && { ...(unkept.current ?? calls.wishes), language }
  /** Each builds on the one before, kept or not; they are kept one after the other, so that none undoes another. */
  const wish = async (change: Partial<CallWishes>) => {
    const before = wishes()
    if (before === undefined) return
    const isKeeping = unkept.current !== undefined
    const wanted = { ...before, ...change }
    unkept.current = wanted
    setKnown(now => (now.calls === undefined ? now : { ...now, calls: { ...now.calls, wishes: wanted } }))
    if (!isKeeping) await keepWishes()
  }
  const keepWishes = async () => {
    setFailure(undefined)
    try {
      for (let kept: CallWishes | undefined; unkept.current !== undefined && kept !== unkept.current; ) {
        kept = unkept.current
        await wishCalls(kept)
      }
    } catch (error) {
      setFailure(serverFailureOf(error))
      await known().then(setKnown, () => undefined) // as they are, not as they were wished
    }
    unkept.current = undefined
  }
  const add = (way: NewWay) =>
    trying(async () => {
      const wanted = wishes()
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
