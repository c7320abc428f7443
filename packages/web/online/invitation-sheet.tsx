import { type Title, titleOf } from '@wildcat/catalogue'
import type { Seat } from '@wildcat/kernel'
import type { TableInfo } from '@wildcat/protocol'
import { type FormEvent, useState } from 'react'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { useMedia } from '../design/media.ts'
import { seatsIn } from '../design/paint.ts'
import { Facts } from '../lobby/facts.tsx'
import { GamePicture } from '../lobby/game-picture.tsx'
import { RoundInSigns } from '../lobby/round-in-signs.tsx'
import { isolated } from '../session/names.ts'
import { useCalledNames } from '../session/said.tsx'
import type { Spoken } from '../session/use-game.ts'
import { chosenInWords, chosenOptions, optionsOf } from '../setup/options.ts'
import { MOST_CHARACTERS } from '../store/player-names.ts'
import { callMe, introduceMe } from './api.ts'
import { InvitationSeats } from './invitation-seats.tsx'
import { namesOf } from './room.ts'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { useOnline } from './words.tsx'
import './invitation-sheet.css'

interface InvitationSheetProps {
  info: TableInfo
  linked: Seat | undefined // the seat to which their link leads
  guest: string | undefined // what they are called, if the server knows them
  spoken: Spoken | undefined
  failure: ServerFailure | undefined // why they could not sit down
  onEnter: (name: string, sit?: Seat) => void
}

/** Who invites to what, which seats are free; a name and one press. */
export function InvitationSheet({ info, linked, guest, spoken, failure: before, onEnter }: InvitationSheetProps) {
  const words = useOnline()
  const { words: page, language } = useSpeech()
  const openRules = useRuleBook()
  const canType = useMedia('(hover: hover) and (pointer: fine)') // on a touch screen the keys would lie over the sheet
  const [name, setName] = useState(guest ?? '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(before)
  const isLinked = linked !== undefined
  const free = info.seats.flatMap((each, place) => (each.free && !isLinked ? [place] : []))
  const [wish, setWish] = useState(free[0])
  const seat = wish !== undefined && free.includes(wish) ? wish : free[0]
  const names = useCalledNames(namesOf(info.seats))
  const title = titleOf(info.game)
  const game = title?.names[language] ?? page.lobby.unknownGame
  const heading = isLinked ? words.invited.seatOf(isolated(names[linked] ?? ''), game) : headingOf(info, names, game, words)
  useTitle(heading)

  const enter = async (sit?: Seat) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const called = guest === undefined ? await introduceMe(name) : name === guest ? { name } : await callMe(name)
      onEnter(called.name, sit)
    } catch (error) {
      setFailure(serverFailureOf(error))
      setBusy(false)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void enter(seat)
  }
  const choose = (chosen: Seat) => {
    setWish(chosen)
    setFailure(undefined)
  }
  const isTaken = failure?.code === 'seatTaken' || failure?.code === 'seatKept' || (wish !== undefined && wish !== seat)
  const notice = () => {
    if (isTaken) return seat === undefined ? words.invited.lastTaken : words.invited.taken
    return failure === undefined ? '' : words.failures[failure.code]
  }
  const watchText = info.stage === 'waiting' || info.stage === 'playing' ? words.invited.watch : words.invited.look
  return (
    <div className="invited" style={seatsIn(title?.colours)}>
      <GamePicture isFirst game={info.game} />
      <form className="invited-sheet" data-seat={info.host.seat === 'none' ? undefined : info.host.seat} onSubmit={send}>
        <h1>{heading}</h1>
        {title !== undefined && <About title={title} info={info} spoken={spoken} />}
        <InvitationSeats info={info} linked={linked} names={names} picked={seat} onPick={choose} />
        <Field label={words.guest.title}>
          {control => (
            <TextInput
              {...control}
              name="nickname"
              autoComplete="nickname"
              maxLength={MOST_CHARACTERS}
              value={name}
              autoFocus={guest === undefined && canType}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="invited-act">
          <p className="invited-notice" role="status">
            {notice()}
          </p>
          <Button look="first" type="submit" disabled={busy}>
            {seat === undefined && !isLinked ? watchText : words.invited.sit}
          </Button>
          <div className="invited-ways">
            {seat !== undefined && (
              <Button look="quiet" disabled={busy} onClick={() => void enter()}>
                {words.invited.onlyWatch}
              </Button>
            )}
            {spoken !== undefined && (
              <Button look="quiet" onClick={() => openRules(spoken)}>
                {words.invited.rules}
              </Button>
            )}
          </div>
        </div>
        {seat !== undefined && <p className="invited-enough">{words.invited.enough}</p>}
      </form>
    </div>
  )
}

function headingOf({ stage, host, seats }: TableInfo, names: readonly string[], game: string, { invited }: ReturnType<typeof useOnline>) {
  if (stage === 'waiting') return invited.title(host.name === '' ? '' : isolated(host.name), game)
  const people = seats.flatMap(({ by }, seat) => (by === 'person' ? [isolated(names[seat] ?? '')] : []))
  return stage === 'playing' ? invited.plays(people, game) : invited.played(people, game)
}

/** What it is, how long it takes, and what is not as usual. */
function About({ title, info, spoken }: { title: Title; info: TableInfo; spoken: Spoken | undefined }) {
  const words = useOnline()
  const { language } = useSpeech()
  const seats = info.seats.length
  const options = spoken === undefined ? [] : optionsOf(spoken.engine, spoken.words, seats, info.options)
  const { clock } = info
  const unusual = [
    ...(info.rated === true ? [words.standing.rated] : []),
    ...(info.advice === true ? [words.advice.allowed] : []),
    ...(info.deal === undefined ? [] : [words.deals.tag]),
    ...(clock === 'none' ? [] : [words.clock.terms(clock)]),
    ...chosenInWords(options, chosenOptions(options, info.options)),
  ]
  return (
    <>
      <Facts title={title} players={words.invited.players(seats)} />
      <p className="invited-about">{title.summaries[language]}</p>
      <RoundInSigns title={title} />
      {info.rated === true && <p className="field-hint">{words.standing.help}</p>}
      {info.advice === true && <p className="field-hint">{words.advice.help}</p>}
      {unusual.length > 0 && (
        <ul className="invited-options" aria-label={words.invited.options}>
          {unusual.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
