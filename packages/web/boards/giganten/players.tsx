import { CARDS, DERRICKS } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'
import { derricksOf, oilOnDerricks } from '@wildcat/oil-rush'
import { use } from 'react'
import { useSpeech } from '../../app/speech.tsx'
import { Each, Times } from '../../design/each.tsx'
import { Icon } from '../../design/icon.tsx'
import { SeatShape } from '../../design/seat.tsx'
import type { Plan } from '../../store/plan.ts'
import { SeatMarks } from '../../table/seat-marks.ts'
import { DERRICK_SIGN } from '../oil-rush/art/derrick.tsx'
import { CardFace } from './cards/card-face.tsx'
import { Spoken } from './motion/bubble.tsx'
import { RuleButton } from './rule-button.tsx'
import { useTable } from './table.ts'
import './players.css'

/** Everybody's money, derricks and card, and whom the table waits for. */
export function PlayerPlates({ bots, pending }: { bots: Plan['bots'] | undefined; pending: readonly Seat[] }) {
  const { names, words } = useTable()
  return (
    <section className="gig-players-box" aria-labelledby="gig-players">
      <h2 className="unseen" id="gig-players">
        {words.players}
      </h2>
      <ul className="gig-players">
        <Each of={names}>
          {(_, seat) => <PlayerPlate seat={seat} isBot={bots !== undefined && bots[seat] !== 'none'} isAsked={pending.includes(seat)} />}
        </Each>
      </ul>
    </section>
  )
}

function PlayerPlate({ seat, isBot, isAsked }: { seat: Seat; isBot: boolean; isAsked: boolean }) {
  const { words: page } = useSpeech()
  const { view, shown, names, words, viewer, event } = useTable()
  const mark = use(SeatMarks)[seat]
  const name = names[seat] ?? ''
  const taken = at(shown.taken, seat)
  const isOver = view.outcome !== 'open'
  const isWinner = view.outcome !== 'open' && view.outcome.winners.includes(seat)
  const showsCount = view.options.openTracking || isOver
  return (
    <li
      className="gig-player"
      data-seat={seat}
      data-active={isAsked || isWinner}
      data-anchor={`player-${seat}`}
      data-happens={event?.kind === 'bluffCalled' && event.seat === seat ? 'bluff' : undefined}
      data-tip={`player-${seat}`}
    >
      <p className="gig-player-name">
        <SeatShape seat={seat} />
        <bdi title={name}>{name}</bdi>
        {seat === viewer && <span className="gig-player-you">{page.table.you}</span>}
        {isBot && (
          <span className="gig-player-you">
            <Icon name="bot" size={15} />
            <span className="unseen">{page.table.bot}</span>
          </span>
        )}
        {mark}
        {shown.first === seat && (
          <span className="gig-player-first" title={words.player.first}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <rect x="2" y="2" width="16" height="16" rx="4" />
              <circle cx="7" cy="7" r="1.6" />
              <circle cx="13" cy="13" r="1.6" />
              <circle cx="10" cy="10" r="1.6" />
            </svg>
            <span className="unseen">{words.player.first}</span>
          </span>
        )}
        <span className="unseen">{isAsked ? (seat === viewer ? page.table.yourTurn : page.table.deciding) : ''}</span>
        {isWinner && <span className="gig-player-status">{page.table.winner}</span>}
      </p>
      <p className="gig-player-money" data-anchor={`money-${seat}`}>
        <span className="unseen">{words.player.money} </span>
        {words.money(at(shown.money, seat))}
      </p>
      <p className="gig-player-stock">
        <span className="unseen">
          {words.player.stock(at(shown.stock, seat))}, {words.player.built(derricksOf(shown, seat))},{' '}
          {words.player.oil(oilOnDerricks(shown, seat))}
        </span>
        <Times n={DERRICKS}>
          {n => (
            <svg viewBox="-7 -16 14 17" width="11" height="14" data-left={n < at(shown.stock, seat)} aria-hidden="true">
              <path d={DERRICK_SIGN} />
            </svg>
          )}
        </Times>
        <b className="gig-player-left" aria-hidden="true">
          {words.number(at(shown.stock, seat))}
        </b>
        {seat === (viewer === 'spectator' ? 0 : viewer) && <RuleButton rule="GIG-1.9" about={words.players} />}
      </p>
      <p className="gig-player-facts">{showsCount && <span>{words.player.licences(at(view.hands, seat).length)}</span>}</p>
      <div
        className="gig-player-card"
        data-empty={taken === 'none'}
        data-anchor={`taken-${seat}`}
        data-tip={taken === 'none' ? undefined : `card-${taken}`}
      >
        {taken !== 'none' && <CardFace card={at(CARDS, taken)} />}
      </div>
      <Spoken seat={seat} />
    </li>
  )
}
