/** What is known of somebody from games before, in words. */
import type { RoomSeat } from '@wildcat/protocol'
import { useOnline } from './words.tsx'
import './standing.css'

/** How strong they are, where that counts, and how often they left. */
export function SeatStanding({
  seat: { by, rating, leaving },
  rated,
}: {
  seat: Pick<RoomSeat, 'by' | 'rating' | 'leaving'>
  rated: boolean
}) {
  const { standing } = useOnline()
  if (by !== 'person') return null
  const texts = [
    ...(rated ? [rating === undefined ? standing.newcomer : standing.rating(rating)] : []),
    ...(leaving === undefined ? [] : [standing.leaving(leaving)]),
  ]
  return texts.length === 0 ? null : <span className="seat-standing">{texts.join(', ')}</span>
}

/** The number alone, beside a name; in words for whoever does not see it. */
export function RatingNumber({ seat: { rating } }: { seat: Pick<RoomSeat, 'rating'> }) {
  const { standing } = useOnline()
  if (rating === undefined) return null
  return (
    <span className="seat-rating" title={standing.rating(rating)}>
      <span aria-hidden="true">{standing.number(rating.value)}</span>
      <span className="unseen">{standing.rating(rating)}</span>
    </span>
  )
}
