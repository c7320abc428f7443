/** What a browser does with passkeys. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** They belong to a name: an address in figures has none. */
const FIGURES = /^([\d.]+|\[.*\])$/
export const canHavePasskeys = (): boolean => isSecureContext && !FIGURES.test(location.hostname) && browserSupportsWebAuthn()

/** Whoever changes their mind has not failed. */
type Outcome<X> = { readonly made: X } | 'already' | 'not'

async function asked<X>(work: () => Promise<X>): Promise<Outcome<X>> {
  try {
    return { made: await work() }
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'already' : 'not'
  }
}

export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => asked(() => startRegistration({ optionsJSON }))
export const showPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => asked(() => startAuthentication({ optionsJSON }))
