import type { Bot } from '@wildcat/bots'
import { refusalText } from '@wildcat/kernel'
import { type FormEvent, useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { Panel } from '../design/panel.tsx'
import { Segments } from '../design/segments.tsx'
import { useToast } from '../design/toast.tsx'
import { createTable } from '../session/clients.ts'
import type { Spoken } from '../session/use-game.ts'
import { isAlone } from '../store/plan.ts'
import { failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import { type Company, companyOf, type Draft, firstDraft, givenNames, remember, sameNames, seated, shuffled } from './draft.ts'
import { OptionField } from './option-field.tsx'
import { chosenOptions, optionsOf } from './options.ts'
import { Preview } from './preview.tsx'
import { SeatRow } from './seat-row.tsx'

const COMPANIES = ['alone', 'together', 'watch'] as const

export function SetUpForm({ spoken, bots }: { spoken: Spoken; bots: readonly Bot[] }) {
  const { engine, words: game, language } = spoken
  const { words } = useSpeech()
  const toast = useToast()
  const [draft, setDraft] = useState(() =>
    firstDraft(
      engine.id,
      engine.seats,
      bots.map(({ id }) => id),
    ),
  )
  const [busy, setBusy] = useState(false)
  const change = (changes: Partial<Draft>) => setDraft(before => ({ ...before, ...changes }))
  const { seats } = draft
  const given = givenNames(draft)
  const called = given.map((name, seat) => (name === '' ? words.setup.person(seat + 1) : name))
  const same = sameNames(called)
  const options = optionsOf(engine, game, seats, draft.options)
  const chosen = chosenOptions(options, draft.options)
  const alone = isAlone(draft.bots.slice(0, seats))
  const practice = draft.practice && alone
  const checked = engine.options(seats, chosen)
  const refusal = 'refused' in checked ? refusalText(game, language, checked.refused, seat => called[seat] ?? '') : undefined
  const laid = options.some(({ key, own, usual }) => own !== undefined && chosen[key] !== usual)
  const counts = Array.from({ length: engine.seats.most - engine.seats.least + 1 }, (_, i) => engine.seats.least + i)

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || same.length > 0 || refusal !== undefined) return
    setBusy(true)
    const plan = { game: engine.id, names: given, bots: draft.bots.slice(0, seats), options: chosen, practice }
    try {
      const { id } = await createTable(plan)
      remember(engine.id, { ...draft, options: chosen })
      go(paths.table(id))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failure.detail })
      setBusy(false)
    }
  }

  return (
    <form className="setup" onSubmit={event => void start(event)}>
      <Panel
        title={words.setup.players}
        actions={
          <Button look="quiet" icon="shuffle" onClick={() => setDraft(shuffled)}>
            {words.setup.shuffle}
          </Button>
        }
      >
        <Segments
          label={words.setup.seats}
          choices={counts.map(value => ({ value, label: words.common.number(value) }))}
          value={seats}
          onChange={value => change({ seats: value })}
        />
        <Segments<Company>
          label={words.setup.company}
          choices={COMPANIES.map(value => ({ value, label: words.setup.companies[value] }))}
          value={companyOf(draft)}
          onChange={value => value !== 'mixed' && change({ bots: seated(draft, value, bots.at(-1)?.id ?? 'none') })}
        />
        <ol className="setup-seats">
          <Each of={called}>
            {(name, seat) => (
              <SeatRow
                seat={seat}
                typed={draft.names[seat] ?? ''}
                usual={name}
                bot={draft.bots[seat] ?? 'none'}
                bots={bots}
                error={same.includes(seat) ? words.setup.sameName : undefined}
                onName={typed => change({ names: draft.names.with(seat, typed) })}
                onBot={bot => change({ bots: draft.bots.with(seat, bot) })}
              />
            )}
          </Each>
        </ol>
        <p className="field-hint">{words.setup.who(draft.bots.slice(0, seats).filter(bot => bot === 'none').length)}</p>
        <BotsAtTable bots={bots.filter(({ id }) => draft.bots.slice(0, seats).includes(id))} />
      </Panel>
      <Panel title={words.setup.options}>
        <div className="setup-options">
          <Segments
            label={words.setup.mode}
            hint={words.setup.modeHelp[practice ? 'practice' : alone ? 'game' : 'notAlone']}
            choices={[
              { value: false, label: words.setup.modes.game },
              ...(alone ? [{ value: true, label: words.setup.modes.practice }] : []),
            ]}
            value={practice}
            onChange={value => change({ practice: value })}
          />
          {options
            .filter(({ choices, own }) => choices.length > 1 || own !== undefined)
            .map(option => (
              <OptionField
                key={option.key}
                option={option}
                value={chosen[option.key]}
                onChange={value => change({ options: { ...draft.options, [option.key]: value } })}
              />
            ))}
          {laid && 'ok' in checked && <Preview spoken={spoken} seats={seats} options={checked.ok} />}
        </div>
      </Panel>
      {refusal !== undefined && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      <div className="setup-start">
        <Button look="first" type="submit" disabled={busy}>
          {words.setup.start}
        </Button>
      </div>
    </form>
  )
}

/** How those bots play that were chosen. */
function BotsAtTable({ bots }: { bots: readonly Bot[] }) {
  const { words, language } = useSpeech()
  const described = bots.filter(({ about }) => about !== undefined)
  if (described.length === 0) return null
  return (
    <dl className="setup-bots" aria-label={words.setup.botsHelp}>
      {described.map(({ id, names, about }) => (
        <div key={id}>
          <dt>{names[language]}</dt>
          <dd>{about?.[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
