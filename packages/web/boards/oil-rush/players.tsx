import { at, type Seat } from '@wildcat/kernel'
import { derricksOf, oilOnDerricks } from '@wildcat/oil-rush'
import type { ComponentType } from 'react'
import { Times } from '../../design/each.tsx'
import { type PlateProps, PlayerPlate } from '../kit/players/player-plate.tsx'
import { RuleButton } from '../kit/rule-button.tsx'
import { DERRICK_SIGN } from './art/derrick.tsx'
import { Emblem } from './art/emblem.tsx'
import { LicenceSign } from './art/licence.tsx'
import type { AuctionEnd } from './auction/auction-ends.ts'
import { Bubble } from './auction/bubble.tsx'
import { useRush } from './board-context.ts'
import { cardTips, moneyAnchor, takenAnchor } from './marks.ts'
import './players.css'

/** A player's money, derricks and card. `Face`: a card, drawn. */
export function OilmanPlate({
  derricks,
  Face,
  ...plate
}: PlateProps & { derricks: number; Face: ComponentType<{ readonly card: number }> }) {
  const { seat } = plate
  const { view, shown, words, viewer, event, book, auctions } = useRush()
  const taken = at(shown.taken, seat)
  const showsCount = view.options.openTracking || view.outcome !== 'open'
  return (
    <PlayerPlate
      {...plate}
      happens={event?.kind === 'bluffCalled' && event.seat === seat ? 'bluff' : undefined}
      first={shown.first === seat && <FirstPlayer />}
    >
      <p className="player-plate-money" {...moneyAnchor(seat)}>
        <span className="unseen">{words.player.money} </span>
        {words.money(at(shown.money, seat))}
      </p>
      <p className="player-plate-stock">
        <Stock seat={seat} derricks={derricks} />
        {seat === (viewer === 'spectator' ? 0 : viewer) && <RuleButton rule={book.players} about={words.players} />}
      </p>
      <p className="player-plate-facts">
        {showsCount && (
          <span className="player-plate-licences">
            <LicenceSign />
            <span aria-hidden="true">{words.number(at(view.hands, seat).length)}</span>
            <span className="unseen">{words.player.licences(at(view.hands, seat).length)}</span>
          </span>
        )}
        {view.options.openTracking && <LastAuctions auctions={auctions.filter(each => each.seat === seat).slice(-LAST)} />}
      </p>
      <div
        className="player-plate-card"
        data-empty={taken === 'none'}
        {...takenAnchor(seat)}
        {...(taken === 'none' ? {} : cardTips.on(taken))}
      >
        {taken !== 'none' && <Face card={taken} />}
      </div>
      <Bubble seat={seat} />
    </PlayerPlate>
  )
}

/** So many are remembered on the screen. */
const LAST = 3

/** What this player last won or lost with which bid, the newest last. */
function LastAuctions({ auctions }: { auctions: readonly AuctionEnd[] }) {
  const { words } = useRush()
  return auctions.map(({ n, company, points, isBluff }) => (
    <span key={n} className="player-plate-auction" data-bluff={isBluff}>
      {company !== 'all' && <Emblem company={company} size={14} />}
      <span aria-hidden="true">{words.number(points)}</span>
      <span className="unseen">
        {company === 'all'
          ? `${words.auction.ofAll}: ${words.number(points)}`
          : (isBluff ? words.player.bluffed : words.player.won)(words.companies[company], points)}
      </span>
    </span>
  ))
}

/** The derricks that can still be built. */
function Stock({ seat, derricks }: { seat: Seat; derricks: number }) {
  const { shown, words } = useRush()
  const left = at(shown.stock, seat)
  return (
    <>
      <span className="unseen">
        {words.player.stock(left)}, {words.player.built(derricksOf(shown, seat))}, {words.player.oil(oilOnDerricks(shown, seat))}
      </span>
      <Times n={derricks}>
        {n => (
          <svg viewBox="-7 -16 14 17" width="11" height="14" data-left={n < left} aria-hidden="true">
            <path d={DERRICK_SIGN} />
          </svg>
        )}
      </Times>
      <b className="player-plate-left" aria-hidden="true">
        {words.number(left)}
      </b>
    </>
  )
}

function FirstPlayer() {
  const { words } = useRush()
  return (
    <span className="player-plate-first" title={words.player.first}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <rect x="2" y="2" width="16" height="16" rx="4" />
        <circle cx="7" cy="7" r="1.6" />
        <circle cx="13" cy="13" r="1.6" />
        <circle cx="10" cy="10" r="1.6" />
      </svg>
      <span className="unseen">{words.player.first}</span>
    </span>
  )
}
