import type { Opponent } from '@wildcat/bots'
import { refusalText } from '@wildcat/kernel'
import { type NewTable, TAKEOVERS } from '@wildcat/protocol'
import { useState } from 'react'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Each } from '../design/each.tsx'
import { Select } from '../design/field.tsx'
import { SeatShape } from '../design/seat.tsx'
import { Segments } from '../design/segments.tsx'
import { useToast } from '../design/toast.tsx'
import { facesOf, SeatPortrait } from '../opponents/face.tsx'
import type { Spoken } from '../session/use-game.ts'
import { OptionFields } from '../setup/option-field.tsx'
import { chosenInWords, chosenOptions, linesOf, optionsOf } from '../setup/options.ts'
import { PlanForm, Planning, PlanPart } from '../setup/planning.tsx'
import { useWideSetUp, WhoPlays } from '../setup/who-plays.tsx'
import { makeDeal, makeTable } from './api.ts'
import { useGuest } from './guest.tsx'
import { keepToken } from './invitation.ts'
import { serverFailureOf } from './server-failure.ts'
import { type Terms, TermsFields } from './table-settings.tsx'
import { useOnline } from './words.tsx'

/** Plans a table for friends: the game, its options, who sits where. */
export function MakeTable({ game }: { game: string }) {
  const words = useOnline()
  return (
    <Planning game={game} title={words.make.title} back={{ to: paths.friends, label: words.back }}>
      {(spoken, bots) => <MakeForm spoken={spoken} bots={bots} />}
    </Planning>
  )
}

type SeatWish = NewTable['seats'][number]
/** Whoever makes the table sits down first, and everybody else is a friend. */
const usualSeats = (most: number): readonly SeatWish[] => Array.from({ length: most }, (_, seat) => (seat === 0 ? 'me' : 'open'))

/** One sits on one seat at the most. */
const changed = (seats: readonly SeatWish[], place: number, wish: SeatWish): readonly SeatWish[] =>
  seats.map((each, seat) => {
    if (seat === place) return wish
    return wish === 'me' && each === 'me' ? 'open' : each
  })

function MakeForm({ spoken, bots }: { spoken: Spoken; bots: readonly Opponent[] }) {
  const { engine, words: game, language } = spoken
  const { words: page } = useSpeech()
  const words = useOnline()
  const { leave } = useGuest()
  const toast = useToast()
  const { least, most } = engine.seats
  const [count, setCount] = useState(Math.min(most, Math.max(least, 3)))
  const [wishes, setWishes] = useState(() => usualSeats(most))
  const [wanted, setWanted] = useState<Readonly<Record<string, unknown>>>({})
  const [terms, setTerms] = useState<Terms>({ listed: false, takeover: TAKEOVERS[0] })
  const [rated, setRated] = useState(false)
  const [isDeal, setDeal] = useState(false)
  const [isAdvised, setAdvised] = useState(false)
  const canBeAdvised = game.difference !== undefined && !rated && !isDeal
  const advice = isAdvised && canBeAdvised
  const [busy, setBusy] = useState(false)
  const options = optionsOf(engine, game, count, wanted)
  const chosen = chosenOptions(options, wanted)
  const checked = engine.options(count, chosen)
  const refusal = 'refused' in checked ? refusalText(game, language, checked.refused, String) : undefined
  const make = async () => {
    setBusy(true)
    try {
      const deal = isDeal ? { deal: await makeDeal({ game: engine.id, seats: count, options: chosen }) } : {}
      const { id, token } = await makeTable({
        game: engine.id,
        options: chosen,
        seats: wishes.slice(0, count),
        ...terms,
        rated,
        advice,
        ...deal,
      })
      if (token !== '') keepToken(id, token)
      go(paths.friendsTable(id))
    } catch (error) {
      const failure = serverFailureOf(error)
      setBusy(false)
      if (failure.code === 'noGuest') leave()
      else toast({ kind: 'failure', text: words.failures[failure.code] })
    }
  }
  const players: readonly { value: string; label: string; wish: SeatWish }[] = [
    { value: 'me', label: words.make.me, wish: 'me' },
    { value: 'open', label: words.make.open, wish: 'open' },
    ...bots.map(({ id, names }) => ({ value: `bot ${id}`, label: names[language], wish: { bot: id } })),
  ]
  const chosenAt = (wish: SeatWish | undefined) => (typeof wish === 'object' ? `bot ${wish.bot}` : (wish ?? 'open'))
  const isWide = useWideSetUp()
  const seated = wishes.slice(0, count).map(wish => (typeof wish === 'object' ? wish.bot : 'none'))
  const faces = facesOf(seated)
  const [wantedSeat, setPicked] = useState(1)
  const picked = Math.min(wantedSeat, count - 1)
  const people = (
    <WhoPlays
      bots={bots}
      seat={picked}
      chosen={seated[picked] ?? 'none'}
      onChoose={bot => setWishes(before => changed(before, picked, { bot }))}
    />
  )
  return (
    <PlanForm
      spoken={spoken}
      people={isWide && people}
      seats={count}
      lines={linesOf(options, chosen)}
      options={'ok' in checked ? checked.ok : undefined}
      refusal={refusal}
      title={words.make.title}
      back={{ to: paths.friends, label: words.back }}
      chosen={words.make.chosen(count, [
        ...(rated ? [words.standing.rated] : []),
        ...(advice ? [words.advice.allowed] : []),
        ...(isDeal ? [words.deals.tag] : []),
        ...(terms.clock === undefined || terms.clock === 'none' ? [] : [words.clock.terms(terms.clock)]),
        ...chosenInWords(options, chosen),
      ])}
      start={words.make.create}
      busy={busy}
      onSubmit={make}
    >
      <PlanPart title={words.make.seats}>
        <Segments
          label={page.setup.seats}
          choices={Array.from({ length: most - least + 1 }, (_, i) => least + i).map(value => ({ value, label: words.number(value) }))}
          value={count}
          onChange={setCount}
        />
        <ol className="setup-seats">
          <Each of={wishes.slice(0, count)}>
            {(wish, seat) => (
              <li className="setup-seat make-seat" data-picked={seat === picked} onFocus={() => setPicked(seat)}>
                <SeatShape seat={seat} />
                <SeatPortrait face={faces[seat]} />
                <span>{words.make.seat(words.number(seat + 1))}</span>
                <Select
                  choices={players}
                  value={chosenAt(wish)}
                  onChange={value => setWishes(before => changed(before, seat, players.find(each => each.value === value)?.wish ?? 'open'))}
                  control={{ 'aria-label': page.setup.playedBy(words.make.seat(words.number(seat + 1))) }}
                />
              </li>
            )}
          </Each>
        </ol>
        {!isWide && people}
      </PlanPart>
      <PlanPart title={words.room.settings}>
        <TermsFields game={engine.id} terms={terms} bots={bots} onChange={setTerms} />
        <Segments
          label={words.standing.field}
          choices={[
            { value: false, label: words.standing.unrated },
            { value: true, label: words.standing.ratedChoice },
          ]}
          value={rated}
          onChange={value => {
            setRated(value)
            if (value) setDeal(false)
          }}
        />
        {rated && <p className="field-hint">{words.standing.help}</p>}
        {!rated && (
          <Segments
            label={words.deals.field}
            choices={[
              { value: false, label: words.deals.own },
              { value: true, label: words.deals.shared },
            ]}
            value={isDeal}
            onChange={setDeal}
          />
        )}
        {isDeal && <p className="field-hint">{words.deals.help}</p>}
        {canBeAdvised && (
          <Segments
            label={words.advice.field}
            choices={[
              { value: false, label: words.advice.none },
              { value: true, label: words.advice.allowedChoice },
            ]}
            value={isAdvised}
            onChange={setAdvised}
          />
        )}
        {advice && <p className="field-hint">{words.advice.help}</p>}
      </PlanPart>
      {options.length > 0 && (
        <PlanPart title={page.setup.options}>
          <div className="setup-options">
            <OptionFields options={options} chosen={chosen} onChange={(key, value) => setWanted({ ...wanted, [key]: value })} />
          </div>
        </PlanPart>
      )}
    </PlanForm>
  )
}
