/** Keeps the place of the account until it is there: nothing below it is seen to jump. */
export function AccountPlace() {
  return <div className="end-place" />
}
