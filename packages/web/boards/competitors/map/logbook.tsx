import { IconButton } from '../../../design/button.tsx'
import { Each } from '../../../design/each.tsx'
import { SeatShape } from '../../../design/seat.tsx'
import { plain, playerTokens } from '../../../session/names.ts'
import { useBoard } from '../board-context.tsx'
import { type Trail, useTrails } from '../trails.ts'
import './logbook.css'

interface LogbookProps {
  journey: Trail | undefined // that is drawn
  onLook: (journey: Trail | undefined) => void
  onClose: () => void
}

/** All deliveries of the game, the newest first; pressing one draws its way on the map. */
export function Logbook({ journey, onLook, onClose }: LogbookProps) {
  const { words } = useBoard()
  const { logbook } = useTrails()
  return (
    <section className="logbook" data-fixed aria-label={words.logbook.title}>
      <header>
        <h2>{words.logbook.title}</h2>
        <IconButton label={words.logbook.close} icon="close" onClick={onClose} />
      </header>
      {logbook.length === 0 && <p>{words.logbook.none}</p>}
      <ol>
        <Each of={logbook.toReversed()}>
          {trail => (
            <li>
              <button
                type="button"
                aria-pressed={isSame(trail, journey)}
                onClick={() => onLook(isSame(trail, journey) ? undefined : trail)}
              >
                <Entry trail={trail} />
              </button>
            </li>
          )}
        </Each>
      </ol>
    </section>
  )
}
/** Trails are made anew with every event; the contract stays. */
const isSame = (a: Trail, b: Trail | undefined): boolean => a.delivery?.signed === b?.delivery?.signed && a.seat === b?.seat

function Entry({ trail: { seat, round, delivery, outcome } }: { trail: Trail }) {
  const { words, names } = useBoard()
  if (delivery === undefined) return null
  const end =
    outcome === undefined
      ? words.logbook.underWay
      : outcome.kind === 'delivered'
        ? words.logbook.delivered(outcome.tm, outcome.vp, outcome.pay)
        : words.logbook.failed(outcome.vp)
  return (
    <>
      <span className="logbook-round">{words.number(round)}</span>
      <SeatShape seat={seat} />
      <span>
        <span className="unseen">{plain(playerTokens(seat), names)}: </span>
        <b>{words.route(delivery.sender, delivery.recipient)}</b>
        <small data-failed={outcome?.kind === 'deliveryFailed'}>{end}</small>
      </span>
    </>
  )
}
