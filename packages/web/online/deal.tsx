/** A deal that is played at several tables: how one plays it, and how it went for everybody once one has. */
import { type Opponent, opponentsFor, usualOpponent } from '@wildcat/bots'
import { titleOf } from '@wildcat/catalogue'
import { type DealInfo, TAKEOVERS } from '@wildcat/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Back } from '../app/back.tsx'
import { Link } from '../app/link.tsx'
import { Loading } from '../app/loading.tsx'
import { go } from '../app/navigate.ts'
import { reportFailure } from '../app/page-failure.ts'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Field, Select } from '../design/field.tsx'
import { Panel } from '../design/panel.tsx'
import { Segments } from '../design/segments.tsx'
import { useToast } from '../design/toast.tsx'
import { infoOfDeal, makeTable } from './api.ts'
import { DealResults } from './deal-results.tsx'
import { keepToken, originFor } from './invitation.ts'
import { useReach } from './invite.tsx'
import { LinkField } from './link-field.tsx'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { ServerFailureScreen } from './server-failure-screen.tsx'
import { useOnline } from './words.tsx'
import './deal.css'

export function Deal({ code }: { code: string }) {
  const words = useOnline()
  const { language } = useSpeech()
  const [known, setKnown] = useState<DealInfo | { readonly failure: ServerFailure }>()
  const ask = useCallback(() => {
    infoOfDeal(code).then(setKnown, (error: unknown) => setKnown({ failure: serverFailureOf(error) }))
  }, [code])
  useEffect(ask, [ask])
  useTitle(words.deals.title)
  if (known === undefined) return <Loading />
  if ('failure' in known) return <ServerFailureScreen failure={known.failure} onRetry={ask} />
  const { game, you, table, tables, seats, results } = known
  return (
    <div className="page deal">
      <Back to={paths.friends}>{words.back}</Back>
      <h1>{`${titleOf(game)?.names[language] ?? game}: ${words.deals.title}`}</h1>
      <p>{words.deals.text}</p>
      <p className="field-hint">{words.deals.tables(tables)}</p>
      {you === 'new' && <Play deal={known} />}
      {you === 'playing' && (
        <Panel title={words.deals.playing}>
          {table !== 'none' && (
            <Link className={buttonLook('first')} to={paths.friendsTable(table)}>
              {words.deals.toTable}
            </Link>
          )}
        </Panel>
      )}
      {results !== 'hidden' && <DealResults games={results} seats={seats} />}
      <Panel title={words.deals.link}>
        <DealLink code={code} />
      </Panel>
      <p className="field-hint">
        <strong>{words.luck.title}</strong> {words.deals.luck}
      </p>
    </div>
  )
}

/** To be sent on. */
export function DealLink({ code }: { code: string }) {
  const words = useOnline()
  const reach = useReach()
  if (reach === undefined) return null
  return (
    <div className="deal-link">
      <p>{words.deals.share}</p>
      <LinkField link={`${originFor(location, reach)}${paths.friendsDeal(code)}`} label={words.deals.link} qr={reach.network} />
    </div>
  )
}

const FRIENDS = 'friends'

function Play({ deal: { code, game, seats, options } }: { deal: DealInfo }) {
  const words = useOnline()
  const { language } = useSpeech()
  const toast = useToast()
  const [bots, setBots] = useState<readonly Opponent[]>([])
  useEffect(() => {
    opponentsFor(game).then(setBots, (error: unknown) => reportFailure('small', error))
  }, [game])
  const [seat, setSeat] = useState(0)
  const [wanted, setWanted] = useState<string>()
  const [busy, setBusy] = useState(false)
  const rival = wanted ?? (bots.length === 0 ? FRIENDS : usualOpponent(bots.map(({ id }) => id)))
  const play = async () => {
    setBusy(true)
    const others = rival === FRIENDS ? ('open' as const) : { bot: rival }
    try {
      const wishes = Array.from({ length: seats }, (_, place) => (place === seat ? ('me' as const) : others))
      const { id, token } = await makeTable({ game, options, seats: wishes, listed: false, takeover: TAKEOVERS[0], deal: code })
      if (token !== '') keepToken(id, token)
      go(paths.friendsTable(id))
    } catch (error) {
      setBusy(false)
      toast({ kind: 'failure', text: words.failures[serverFailureOf(error).code] })
    }
  }
  return (
    <Panel title={words.deals.play}>
      <div className="deal-play">
        <Segments
          label={words.deals.seat}
          choices={Array.from({ length: seats }, (_, value) => ({ value, label: words.number(value + 1) }))}
          value={seat}
          onChange={setSeat}
        />
        <Field label={words.deals.against}>
          {control => (
            <Select
              control={control}
              choices={[
                ...bots.map(({ id, names }) => ({ value: id, label: `${words.deals.bots}: ${names[language]}` })),
                { value: FRIENDS, label: words.deals.friends },
              ]}
              value={rival}
              onChange={setWanted}
            />
          )}
        </Field>
        <Button look="first" disabled={busy} onClick={() => void play()}>
          {words.deals.play}
        </Button>
      </div>
    </Panel>
  )
}
