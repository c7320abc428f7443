import { MOST_SAID, PHRASES, type TalkLine } from '@wildcat/protocol'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button, IconButton } from '../design/button.tsx'
import { TextInput } from '../design/field.tsx'
import { playerTokens } from '../session/names.ts'
import { Player, Said } from '../session/said.tsx'
import type { OnlineWords } from '../words/online/index.ts'
import type { Here } from './here.ts'
import { isHostHimself } from './room.ts'
import { useBots } from './room-seats.tsx'
import type { RoomSession } from './room-session.ts'
import { takeoverText } from './table-settings.tsx'
import { useOnline } from './words.tsx'

interface TalkProps {
  here: Here
  session: RoomSession
  onSeen?: (n: number) => void // up to this line, by somebody who has it before him
}

/** What is said at the table. Phrases come in the language of whoever reads them. */
export function Talk({ here, session, onSeen }: TalkProps) {
  const words = useOnline()
  const { language } = useSpeech()
  const { talk, saidBefore } = here
  const bots = useBots(here.room.game)
  const botName = (id: string) => bots.find(each => each.id === id)?.names[language] ?? id
  const last = talk.at(-1)?.n ?? 0
  const { box, scrolled } = useStay(talk[0]?.n, last)
  const see = useEffectEvent(() => onSeen?.(last))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is seen, if the box is
  useEffect(() => {
    if (box.current === null) return
    const sight = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && see())
    sight.observe(box.current)
    return () => sight.disconnect()
  }, [box, last])
  return (
    <>
      <div
        className="talk-lines"
        ref={box}
        role="log"
        aria-label={words.talk.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scrolled}
      >
        {saidBefore && (
          <p className="talk-earlier">
            <Button look="quiet" onClick={() => void session.hearEarlier()}>
              {words.talk.earlier}
            </Button>
          </p>
        )}
        {talk.length === 0 && <p className="talk-empty">{words.talk.empty}</p>}
        <ol>
          {talk.map(line => (
            <li key={line.n} className={isTold(line) ? 'talk-notice' : undefined}>
              <Line line={line} words={words} botName={botName} />
            </li>
          ))}
        </ol>
      </div>
      <Speaking here={here} session={session} />
    </>
  )
}

/** Why one cannot speak, or where one does. */
function Speaking({ here, session }: Pick<TalkProps, 'here' | 'session'>) {
  const words = useOnline()
  const { room, viewer } = here
  const whyNot = () => {
    if (viewer === 'spectator') return words.talk.listening
    if (isHostHimself(here)) return undefined
    if (room.talkClosed) return words.talk.closed
    return room.seats[viewer]?.muted === true ? words.talk.muted : undefined
  }
  const reason = whyNot()
  return reason === undefined ? (
    <Speak session={session} />
  ) : (
    <p className="talk-listening" role="status">
      {reason}
    </p>
  )
}

/** The newest line is in sight, unless somebody reads further up; and what he reads stays where it is when earlier ones come. */
function useStay(first: number | undefined, last: number): { box: RefObject<HTMLDivElement | null>; scrolled: () => void } {
  const box = useRef<HTMLDivElement>(null)
  const fromEnd = useRef(0)
  const wasFirst = useRef(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every line that comes counts
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const came = wasFirst.current !== first && wasFirst.current !== undefined
    wasFirst.current = first
    if (came || fromEnd.current < NEAR) current.scrollTop = current.scrollHeight - (came ? fromEnd.current : 0) - current.clientHeight
  }, [first, last])
  const scrolled = () => {
    if (box.current !== null) fromEnd.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight
  }
  return { box, scrolled }
}
const NEAR = 40

/** By the table itself, not by a player. */
export const isTold = ({ said }: TalkLine): boolean => 'notice' in said || 'takeover' in said || 'clock' in said || 'standIn' in said

interface LineProps {
  line: TalkLine
  words: OnlineWords
  botName: (id: string) => string
}

function Line({ line: { seat, said }, words, botName }: LineProps) {
  if ('standIn' in said) return words.talk.standIn(botName(said.standIn))
  if ('clock' in said) return words.clock.told(words.clock.terms(said.clock))
  if ('takeover' in said) return words.talk.takeover(takeoverText(words, said.takeover))
  if ('notice' in said) return <Said text={words.talk.notices[said.notice](playerTokens(seat), words.number(seat + 1))} />
  return (
    <>
      <Player seat={seat} />{' '}
      <span className="talk-said" dir="auto">
        {'text' in said ? said.text : words.talk.phrases[said.phrase]}
      </span>
    </>
  )
}

function Speak({ session }: { session: RoomSession }) {
  const words = useOnline()
  const [text, setText] = useState('')
  const say = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('') // at once: it is said once, and what is written meanwhile stays
    if ((await session.ask('say', { text: said })) === undefined) setText(now => (now === '' ? said : now))
  }
  return (
    <div className="talk-speak">
      <details className="talk-quick">
        <summary>{words.talk.quick}</summary>
        <ul>
          {PHRASES.map(phrase => (
            <li key={phrase}>
              <button type="button" className="chip" onClick={() => void session.ask('phrase', { phrase })}>
                {words.talk.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <form onSubmit={event => void say(event)}>
        <TextInput
          aria-label={words.talk.say}
          placeholder={words.talk.say}
          maxLength={MOST_SAID}
          value={text}
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
        <IconButton label={words.talk.send} icon="onward" type="submit" />
      </form>
    </div>
  )
}
