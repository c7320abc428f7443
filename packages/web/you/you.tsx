/** Oneself on this server: a name, ways to come back, devices, and all that is kept. Loaded when it is opened. */
import type { Account } from '@wildcat/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Back } from '../app/back.tsx'
import { Loading } from '../app/loading.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { myAccount } from '../online/account-api.ts'
import { type ServerFailure, serverFailureOf } from '../online/server-failure.ts'
import { ServerFailureScreen } from '../online/server-failure-screen.tsx'
import { OnlineSpeech } from '../online/words.tsx'
import { forgetAskedMails } from './asked-mail.ts'
import { freshDeviceLink } from './device-link.ts'
import { Devices } from './devices.tsx'
import { History } from './history.tsx'
import { MailAddresses } from './mail-addresses.tsx'
import { Name } from './name.tsx'
import { NewDevice } from './new-device.tsx'
import { Passkeys } from './passkeys.tsx'
import { Ratings } from './ratings.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SignIn } from './sign-in.tsx'
import { waysBack } from './ways-back.ts'
import { useYou, YouSpeech } from './words.tsx'
import { YourData } from './your-data.tsx'
import '../online/friends.css'
import './you.css'

export function You() {
  return (
    <OnlineSpeech>
      <YouSpeech>
        <Place />
      </YouSpeech>
    </OnlineSpeech>
  )
}

type Known = Account | { readonly failure: ServerFailure } | 'asking'

function Place() {
  const { words: page } = useSpeech()
  const words = useYou()
  useTitle(words.title)
  const [link, setLink] = useState(freshDeviceLink)
  const [known, setKnown] = useState<Known>('asking')
  const ask = useCallback(() => {
    myAccount().then(setKnown, (error: unknown) => setKnown({ failure: serverFailureOf(error) }))
  }, [])
  useEffect(ask, [ask])
  const come = () => {
    setLink(undefined)
    ask()
  }
  const leave = () => {
    forgetAskedMails()
    setKnown({ failure: { code: 'noGuest' } })
  }
  if (known === 'asking') return <Loading />
  if ('failure' in known && known.failure.code !== 'noGuest') return <ServerFailureScreen failure={known.failure} onRetry={ask} />
  return (
    <div className="page you">
      <Back to={paths.lobby}>{page.common.lobby}</Back>
      <h1>{words.title}</h1>
      {link !== undefined ? (
        <NewDevice token={link} onCome={come} onCancel={() => setLink(undefined)} />
      ) : 'failure' in known ? (
        <SignIn isStranger onCome={come} />
      ) : (
        <Own account={known} onChange={setKnown} onCome={come} onLeave={leave} />
      )}
    </div>
  )
}

interface OwnProps {
  account: Account
  onChange: (account: Account) => void
  onCome: () => void // as somebody else
  onLeave: () => void
}

function Own({ account, onChange, onCome, onLeave }: OwnProps) {
  const isGuest = waysBack(account) === 0
  return (
    <div className="you-grid">
      <div className="you-column">
        <Name account={account} isGuest={isGuest} onChange={onChange} />
        <Passkeys account={account} onChange={onChange} />
        <MailAddresses account={account} onChange={onChange} />
        <RecoveryCodes account={account} onChange={onChange} />
        {isGuest && <SignIn onCome={onCome} />}
      </div>
      <div className="you-column">
        <History />
        <Ratings />
        <Devices account={account} isGuest={isGuest} onChange={onChange} onLeave={onLeave} />
        <YourData onLeave={onLeave} />
      </div>
    </div>
  )
}
