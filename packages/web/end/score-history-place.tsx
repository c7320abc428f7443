/** Keeps the place of the score history until it is there: nothing below it is seen to jump. */
export function ScoreHistoryPlace() {
  return <div className="end-place" />
}
