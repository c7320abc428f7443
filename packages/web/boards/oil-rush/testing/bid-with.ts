import type { MountedBoard } from '../../kit/testing/mounted-board.tsx'

/** Bids so many points: the number is counted up to, then the bid is made. */
export async function bidWith(board: MountedBoard, { points }: { readonly points: number }): Promise<void> {
  const [, more] = board.all('.stepper button')
  const now = () => Number(board.all('.stepper input')[0]?.getAttribute('aria-valuenow'))
  while (more !== undefined && now() < points) await board.press(more)
  if (board.does !== undefined) await board.press(board.does)
}
