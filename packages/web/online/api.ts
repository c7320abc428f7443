/** What is asked of the server by HTTP. Whatever comes back is read here once; what is not from Wildcat counts as no answer. */
import {
  type CallWishes,
  calls,
  dealInfo,
  done,
  type Guest,
  guest,
  made,
  madeDeal,
  madeProgram,
  type NewDeal,
  type NewTable,
  type NewWay,
  problem,
  programs,
  reach,
  replay,
  tableInfo,
} from '@wildcat/protocol'
import * as v from 'valibot'
import { noteParts, ownPart } from './own-luck.ts'
import { ServerFailed, type ServerFailure, serverFailureOf, UNREACHABLE } from './server-failure.ts'

type Method = 'GET' | 'POST' | 'DELETE'

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return await fetch(path, { method, ...json })
  } catch {
    throw new ServerFailed(UNREACHABLE)
  }
}

const isJson = (response: Response) => response.headers.get('content-type')?.startsWith('application/json') === true

async function failureIn(response: Response): Promise<ServerFailure> {
  const read = isJson(response) ? v.safeParse(problem, await response.json().catch(() => undefined)) : undefined
  return read?.success === true ? read.output : UNREACHABLE
}

export async function call<S extends v.GenericSchema>(answer: S, method: Method, path: string, body?: unknown): Promise<v.InferOutput<S>> {
  const response = await send(method, path, body)
  if (!response.ok) throw new ServerFailed(await failureIn(response))
  if (!isJson(response)) throw new ServerFailed(UNREACHABLE)
  const read = v.safeParse(answer, await response.json().catch(() => undefined))
  if (!read.success) throw new ServerFailed({ code: 'strange' })
  return read.output
}

export const whoAmI = () => call(guest, 'GET', '/api/guest')
export const callMe = (name: string) => call(guest, 'POST', '/api/guest', { name })
/** For the first time; a browser that keeps no cookie would be asked for ever. */
export async function introduceMe(name: string): Promise<Guest> {
  await callMe(name)
  try {
    return await whoAmI()
  } catch (error) {
    throw serverFailureOf(error).code === 'noGuest' ? new ServerFailed({ code: 'noCookie' }) : error
  }
}
export const forgetMe = () => call(done, 'DELETE', '/api/guest')
export const makeTable = (wish: NewTable) => call(made, 'POST', '/api/tables', wish)
/** One sealed by the server, then a random part of this browser, which the server could not know. */
export async function makeDeal(wish: NewDeal): Promise<string> {
  const { code, commitment } = await call(madeDeal, 'POST', '/api/deals', wish)
  const part = ownPart(`deal ${code}`, commitment)
  await call(done, 'POST', `/api/deals/${code}/part`, { part })
  if (part !== undefined) noteParts(`deal ${code}`, [part])
  return code
}
export const infoOfDeal = (code: string) => call(dealInfo, 'GET', `/api/deals/${encodeURIComponent(code)}`)
export const myPrograms = () => call(programs, 'GET', '/api/programs')
export const makeProgram = (name: string) => call(madeProgram, 'POST', '/api/programs', { name })
export const endProgram = (n: number) => call(done, 'DELETE', `/api/programs/${n}`)
export const myCalls = () => call(calls, 'GET', '/api/calls')
export const wishCalls = (wishes: CallWishes) => call(done, 'POST', '/api/calls/wishes', wishes)
export const addWay = (way: NewWay) => call(done, 'POST', '/api/calls/ways', way)
export const removeWay = (n: number) => call(done, 'DELETE', `/api/calls/ways/${n}`)
export const infoOfTable = (id: string) => call(tableInfo, 'GET', `/api/tables/${encodeURIComponent(id)}`)
export const whoCanCome = () => call(reach, 'GET', '/api/server')
export const replayOf = (id: string, search: Readonly<Record<string, string>>) =>
  call(replay, 'GET', `/api/tables/${id}/replay?${new URLSearchParams(search)}`)

/** A file, as the server gives it. */
async function file(path: string): Promise<Blob> {
  const response = await send('GET', path)
  if (!response.ok) throw new ServerFailed(await failureIn(response))
  return response.blob()
}
export const recordOf = (id: string): Promise<Blob> => file(`/api/tables/${id}/record`)
export const allAboutMe = (): Promise<Blob> => file('/api/guest/export')
