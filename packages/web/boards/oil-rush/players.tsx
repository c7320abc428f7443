import { at, type Seat } from '@wildcat/kernel'
import { derricksOf, oilOnDerricks } from '@wildcat/oil-rush'
import type { ComponentType } from 'react'
import { Times } from '../../design/each.tsx'
import { type PlateProps, PlayerPlate } from '../kit/players/player-plate.tsx'
import { RuleButton } from '../kit/rule-button.tsx'
import { DERRICK_SIGN } from './art/derrick.tsx'
import { Emblem } from './art/emblem.tsx'
import { LicenceSign } from './art/licence.tsx'
import { auctionText, lastOf } from './auction/auction-ends.ts'
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
  const { view, shown, words, viewer, event, book } = useRush()
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
        {view.options.openTracking && <LastAuctions seat={seat} />}
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

function LastAuctions({ seat }: { seat: Seat }) {
  const { words, auctions } = useRush()
  return lastOf(seat, auctions).map(end => (
    <span key={end.n} className="player-plate-auction" data-bluff={end.isBluff}>
      {end.company === 'all' ? <AnyCompany /> : <Emblem company={end.company} size={14} />}
      <span aria-hidden="true">{words.number(end.points)}</span>
      <span className="unseen">{auctionText(words, end)}</span>
    </span>
  ))
}

/** The sign of an auction at any of the companies: the die that is rolled for one of them. */
const AnyCompany = () => (
  <svg className="player-plate-any" viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
    <rect x="2" y="2" width="16" height="16" rx="4" />
    <path d="M6 6h0M14 6h0M6 10h0M14 10h0M6 14h0M14 14h0" />
  </svg>
)

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
          <svg viewBox="-6 -15.5 12 16.5" width="12" height="16.5" data-left={n < left} aria-hidden="true">
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
