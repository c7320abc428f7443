import type { Event } from '@wildcat/competitors/board'
import { Moment } from '../kit/moment/moment.tsx'
import { useBoard } from './board-context.tsx'
import './delivery-moment.css'

/** How a delivery ends: what it has brought or cost first. */
export function DeliveryMoment({ event, text }: { event: Event | undefined; text: string }) {
  const { words } = useBoard()
  if (event?.kind !== 'delivered' && event?.kind !== 'deliveryFailed') return null
  const isDelivered = event.kind === 'delivered'
  const { end } = words
  return (
    <Moment
      text={text}
      sign={
        <div className="delivery-end" data-good={isDelivered}>
          <span>{isDelivered ? end.delivered : end.failed}</span>
          {event.vp > 0 && <b>{isDelivered ? end.gained(event.vp) : end.lost(event.vp)}</b>}
          {isDelivered && <b>{words.euro(event.pay)}</b>}
        </div>
      }
    />
  )
}
