import { type Opponent, usualOpponent } from '@wildcat/bots'
import { refusalText } from '@wildcat/kernel'
import { useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Each } from '../design/each.tsx'
import { Segments } from '../design/segments.tsx'
import { useToast } from '../design/toast.tsx'
import { facesOf } from '../opponents/face.tsx'
import { createTable } from '../session/clients.ts'
import type { Spoken } from '../session/use-game.ts'
import { isAlone } from '../store/plan.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'
import { type Company, companyOf, type Draft, firstDraft, givenNames, remember, sameNames, seated, shuffled } from './draft.ts'
import { OptionFields } from './option-field.tsx'
import { chosenInWords, chosenOptions, linesOf, optionsOf } from './options.ts'
import { PlanForm, PlanPart } from './planning.tsx'
import { SeatRow } from './seat-row.tsx'
import { useWideSetUp, WhoPlays } from './who-plays.tsx'

const COMPANIES = ['alone', 'together', 'watch'] as const

export function SetUpForm({ spoken, bots }: { spoken: Spoken; bots: readonly Opponent[] }) {
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
  const isWide = useWideSetUp()
  const faces = facesOf(draft.bots)
  const [wanted, setPicked] = useState(() => draft.bots.findIndex(bot => bot !== 'none'))
  const picked = wanted >= 0 && wanted < seats ? wanted : seats - 1
  const sit = (seat: number, bot: string) => change({ bots: draft.bots.with(seat, bot) })
  const people = <WhoPlays bots={bots} seat={picked} chosen={draft.bots[picked] ?? 'none'} onChoose={bot => sit(picked, bot)} />
  const counts = Array.from({ length: engine.seats.most - engine.seats.least + 1 }, (_, i) => engine.seats.least + i)

  const start = async () => {
    if (same.length > 0) return
    setBusy(true)
    const plan = { game: engine.id, names: given, bots: draft.bots.slice(0, seats), options: chosen, practice }
    try {
      const { id } = await createTable(plan)
      remember(engine.id, { ...draft, options: chosen })
      go(paths.table(id))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      setBusy(false)
    }
  }

  return (
    <PlanForm
      spoken={spoken}
      people={isWide && people}
      seats={seats}
      lines={linesOf(options, chosen)}
      options={'ok' in checked ? checked.ok : undefined}
      refusal={refusal}
      title={words.setup.title}
      back={{ to: paths.lobby, label: words.common.lobby }}
      chosen={words.setup.chosen(called, [...(practice ? [words.setup.modes.practice] : []), ...chosenInWords(options, chosen)])}
      start={words.setup.start}
      busy={busy}
      onSubmit={start}
    >
      <PlanPart
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
          onChange={value => value !== 'mixed' && change({ bots: seated(draft, value, usualOpponent(bots.map(({ id }) => id))) })}
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
                face={faces[seat]}
                isPicked={seat === picked}
                error={same.includes(seat) ? words.setup.sameName : undefined}
                onName={typed => change({ names: draft.names.with(seat, typed) })}
                onBot={bot => sit(seat, bot)}
                onPick={() => setPicked(seat)}
              />
            )}
          </Each>
        </ol>
        {!isWide && people}
        <p className="field-hint">{words.setup.who(draft.bots.slice(0, seats).filter(bot => bot === 'none').length)}</p>
      </PlanPart>
      <PlanPart title={words.setup.options}>
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
          <OptionFields
            options={options}
            chosen={chosen}
            onChange={(key, value) => change({ options: { ...draft.options, [key]: value } })}
          />
        </div>
      </PlanPart>
    </PlanForm>
  )
}
