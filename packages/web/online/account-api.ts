/** What is asked of the server about oneself: where one is known, and how one comes back. */

import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Language } from '@wildcat/kernel'
import {
  account,
  deviceEntered,
  deviceKnock,
  deviceLink,
  deviceState,
  done,
  type MailCode,
  mailTicket,
  recoveryCodes,
  results,
  signedIn,
  signInWays,
  standing,
} from '@wildcat/protocol'
import * as v from 'valibot'
import { call } from './api.ts'

const post = <S extends v.GenericSchema>(answer: S, path: string, body: unknown = {}) => call(answer, 'POST', `/api/account${path}`, body)
/** For the browser, which knows what is in them. */
const isChallenge = (input: unknown): boolean => typeof input === 'object' && input !== null && 'challenge' in input
const toMake = v.custom<PublicKeyCredentialCreationOptionsJSON>(isChallenge)
const toShow = v.custom<PublicKeyCredentialRequestOptionsJSON>(isChallenge)

export const myAccount = () => call(account, 'GET', '/api/account')
export const myResults = () => call(results, 'GET', '/api/account/results')
export const myStanding = () => call(standing, 'GET', '/api/account/standing')
export const beginPasskey = () => post(toMake, '/passkeys/begin')
export const addPasskey = (passkey: unknown, name: string) => post(account, '/passkeys', { passkey, name })
export const renamePasskey = (id: string, name: string) => post(account, '/passkeys/rename', { id, name })
export const removePasskey = (id: string) => post(account, '/passkeys/remove', { id })
export const newCodes = () => post(recoveryCodes, '/codes')
export const mailToConfirm = (address: string, language: Language) => post(mailTicket, '/mail', { address, language })
export const confirmMail = (shown: MailCode) => post(account, '/mail/confirm', shown)
export const removeMail = (address: string) => post(account, '/mail/remove', { address })
export const signOut = (which: 'this' | 'others' | 'all' | number) => post(done, '/sign-out', { which })

export const beginSignIn = () => post(toShow, '/sign-in/begin')
export const waysToSignIn = () => call(signInWays, 'GET', '/api/account/sign-in')
export const mailToSignIn = (address: string, language: Language) => post(mailTicket, '/sign-in/mail', { address, language })
export const signIn = (wish: { readonly passkey: unknown } | { readonly code: string } | { readonly mail: MailCode }) =>
  post(signedIn, '/sign-in', wish)
export const chooseGuest = (ticket: string, guest: 'together' | 'leave') => post(signedIn, '/sign-in/choose', { ticket, guest })

export const linkDevice = () => post(deviceLink, '/devices/link')
export const lookAtDevice = (token: string) => post(deviceState, '/devices/look', { token })
export const answerDevice = (token: string, allow: boolean) => post(done, '/devices/answer', { token, allow })
export const knock = (token: string) => post(deviceKnock, '/devices/knock', { token })
export const enter = (token: string, secret: string) => post(deviceEntered, '/devices/enter', { token, knock: secret })
